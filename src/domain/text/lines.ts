import { multiLine } from './plain-text.ts';

/** The lines of a list: each once, without the bullet of a pasted one. */
export const linesOf = (value: unknown) => [
  ...new Set(
    multiLine(value)
      .split('\n')
      .map((line) => line.replace(/^[•·▪*–-]\s+/, ''))
      .filter(Boolean),
  ),
];
