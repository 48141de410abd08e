import type { Spot, Window } from './grid-time.ts';

/** What is on its way to another time. */
export type Moved = {
  /** Of the visit, or of the request that is to get one. */
  id: string;
  kind: 'visit' | 'request';
  label: string;
  minutes: number;
};

/** Where it would go. */
export type DragPreview = Moved & Spot;

/** The nearest minute of the day at which all of it is within the window. */
export function clampMinute(minute: number, { minutes }: Moved, { from, to }: Window): number {
  return Math.max(from, Math.min(to - minutes, minute));
}
