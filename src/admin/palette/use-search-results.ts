import { useEffect, useState } from 'react';
import type { PaletteGroup } from './entries.ts';
import { finder } from './find.ts';

const pauseMs = 200;
const fewestLetters = 2;

type Found = { text: string; groups: PaletteGroup[]; failed: boolean };

const nothing: Found = { text: '', groups: [], failed: false };

/** Searches after a pause in typing. What was found before stays until the next answer is there. */
export function useSearchResults(typed: string): Omit<Found, 'text'> & { isBusy: boolean } {
  const text = typed.trim();
  const [find] = useState(finder);
  const [found, setFound] = useState(nothing);
  const isShort = text.length < fewestLetters;

  useEffect(() => {
    if (text.length < fewestLetters) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await find(text);
      if (!isOver) setFound({ text, ...answer });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, find]);

  if (isShort) return { groups: [], failed: false, isBusy: false };
  const isBusy = found.text !== text;
  return { groups: found.groups, failed: found.failed && !isBusy, isBusy };
}
