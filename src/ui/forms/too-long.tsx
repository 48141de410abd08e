import { useEffect, useState } from 'react';
import { tooLong } from '#words/controls.ts';

type TooLongProps = {
  /** Of the field. */
  id: string;
  limit: number;
};

/** Counts a text that is too long. The browser's own limit would cut what is pasted, without a word. */
export function TooLong({ id, limit }: TooLongProps) {
  const [length, setLength] = useState(0);
  // After each render: a draft may have been restored.
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    // A field can be out of sight, as the text beside its preview on a phone.
    if (!field) return;
    const count = () => setLength(lengthOf(field.value, limit));
    const note = ({ target }: Event) => {
      if (target === field) count();
    };
    count();
    // Not at the field: React would render there before it has taken the text, and put the earlier one back.
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  });
  return (
    <p role="status" className="hint empty:hidden">
      {length > limit && tooLong(length, limit)}
    </p>
  );
}

/** V8 copies the whole text for each segment, so those of a long text would fill the memory. */
const longestSegmented = 5000;

/** In characters as people see them; a text that is short by any count needs none. */
function lengthOf(text: string, limit: number): number {
  if (text.length <= limit) return 0;
  // Firefox before 125 has no segmenter.
  const isSegmented = Intl.Segmenter && text.length <= longestSegmented;
  return [...(isSegmented ? new Intl.Segmenter().segment(text) : text)].length;
}
