import { conditionTexts } from '#words/conditions.ts';

/** A place in the body that is no vertebra of the figure. */
export type OffSpine = 'head' | 'sacrum';

/** The region of the spine, with what belongs to it. */
export type Area = 'neck' | 'upper back' | 'low back';

export type Condition = {
  name: string;
  text: string;
  area: Area;
  /** Vertebrae from the skull down, 0 to 23, that light up with it. */
  vertebrae: readonly number[];
  /** Where its leader line ends, if not at its middle vertebra. */
  leadsTo?: OffSpine;
};

/** In the order of their texts. */
const places: Omit<Condition, 'name' | 'text'>[] = [
  { area: 'neck', vertebrae: [0, 1], leadsTo: 'head' },
  { area: 'neck', vertebrae: [2, 3, 4] },
  { area: 'neck', vertebrae: [4, 5, 6] },
  { area: 'upper back', vertebrae: [6, 7, 8] },
  { area: 'upper back', vertebrae: [10, 11, 12, 13, 14] },
  { area: 'low back', vertebrae: [19, 20, 21] },
  { area: 'low back', vertebrae: [21, 22] },
  { area: 'low back', vertebrae: [23], leadsTo: 'sacrum' },
];

export const conditions: readonly Condition[] = places.map((place, row) => ({
  ...(conditionTexts[row] ?? { name: '', text: '' }),
  ...place,
}));

/** Of whiplash. */
export const firstLit = 1;
