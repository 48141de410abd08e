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

export const whiplash: Condition = {
  name: 'Whiplash',
  text: 'Neck strain from being thrown forward and back.',
  area: 'neck',
  vertebrae: [2, 3, 4],
};

export const conditions: readonly Condition[] = [
  {
    name: 'Headaches and migraines',
    text: 'Some headaches after a crash start in the upper neck.',
    area: 'neck',
    vertebrae: [0, 1],
    leadsTo: 'head',
  },
  whiplash,
  {
    name: 'Neck pain and stiffness',
    text: 'Trouble turning your head or checking a blind spot.',
    area: 'neck',
    vertebrae: [4, 5, 6],
  },
  {
    name: 'Shoulder and arm pain',
    text: 'Including pain where the seat belt held you.',
    area: 'upper back',
    vertebrae: [6, 7, 8],
  },
  {
    name: 'Upper and mid-back pain',
    text: 'Aching between the shoulder blades.',
    area: 'upper back',
    vertebrae: [10, 11, 12, 13, 14],
  },
  {
    name: 'Low back pain',
    text: 'From bracing, twisting or a rear-end impact.',
    area: 'low back',
    vertebrae: [19, 20, 21],
  },
  {
    name: 'Disc and nerve symptoms',
    text: 'Numbness, tingling or weakness in an arm or leg.',
    area: 'low back',
    vertebrae: [21, 22],
  },
  {
    name: 'Sciatica',
    text: 'Pain that runs from the low back into the leg.',
    area: 'low back',
    vertebrae: [23],
    leadsTo: 'sacrum',
  },
];
