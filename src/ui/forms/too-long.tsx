import { createContext, useContext, useEffect, useState } from 'react';
import { tooLong } from '#words/controls.ts';

type TooLongProps = {
  /** Of the field. */
  id: string;
  limit: number;
};

/** Counts a text as the check of its form does. By default as texts are stored: in UTF-16 code units. */
export const CountContext = createContext((text: string) => text.length);

/** Counts a text that is too long. The browser's own limit would cut what is pasted, without a word. */
export function TooLong({ id, limit }: TooLongProps) {
  const lengthOf = useContext(CountContext);
  const [length, setLength] = useState(0);
  // After each render: a draft may have been restored.
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    // A field can be out of sight, as the text beside its preview on a phone.
    if (!field) return;
    // A text that is short by any count needs none.
    const count = () => setLength(field.value.length > limit ? lengthOf(field.value) : 0);
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
