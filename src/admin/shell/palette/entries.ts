import type { LucideIcon } from 'lucide-react';
import { plainLetters } from '#domain/text/plain-letters.ts';

/** One entry of the palette. Choosing it opens `to`, or calls `run`. */
export type PaletteEntry = {
  id: string;
  label: string;
  /** Smaller, beside the label: a status, a date, an address. */
  detail?: string;
  /** Finds it, too, and is not shown. */
  words?: string | undefined;
  icon: LucideIcon;
} & ({ to: string; run?: never } | { to?: never; run: () => void });

/** hasMore: entries that the text finds. */
export type PaletteGroup = { title: string; entries: PaletteEntry[]; hasMore?: boolean };

/** Whether every typed word begins a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = wordsIn(text);
  return wordsIn(typed).every((start) => words.some((word) => word.startsWith(start)));
}

const wordsIn = (text: string) => plainLetters(text).split(/[^\p{L}\p{N}]+/u);
