import type { PictureName } from './drawings.ts';

export type ClinicPhoto = {
  id: string;
  picture: PictureName;
  caption: string;
  tags: string[];
  /** The drawing's own if missing; null stores no field. */
  alt?: string | null;
  status?: 'draft';
  visibility?: 'private';
  /** Stored by an older version: one address, called `url`. */
  isOld?: boolean;
  /** Its addresses lead nowhere. */
  filesAreGone?: boolean;
};

/** Newest first. m1 to m26 are public. */
export const clinicPhotos: ClinicPhoto[] = [
  {
    id: 'm28',
    picture: 'light-box',
    caption: 'Not for the website',
    tags: ['Office'],
    visibility: 'private',
  },
  {
    id: 'm27',
    picture: 'weights',
    caption: 'New weights',
    tags: ['Equipment', 'Rehab'],
    status: 'draft',
  },
  {
    id: 'm1',
    picture: 'reception',
    caption: 'Where you arrive',
    tags: ['Reception', 'Waiting Room', 'Office', 'Equipment'],
  },
  { id: 'm2', picture: 'treatment-room', caption: 'Treatment room', tags: ['treatment-room'] },
  { id: 'm3', picture: 'blue-lamp', caption: '', alt: 'Blue Lamp', tags: ['Waiting Room'] },
  { id: 'm4', picture: 'rehab-room', caption: 'Room to move', alt: null, tags: ['Rehab'] },
  { id: 'm5', picture: 'sunrise-lobby', caption: 'Sunrise lobby', tags: ['Waiting Room'] },
  { id: 'm6', picture: 'team', caption: 'The people you will meet', tags: ['Staff'] },
  {
    id: 'm7',
    picture: 'bookshelf',
    caption: 'Records have a room of their own',
    tags: ['Staff Only'],
  },
  {
    id: 'm8',
    picture: 'exterior-night',
    caption: 'Lights on',
    tags: ['Exterior'],
    filesAreGone: true,
  },
  {
    id: 'm9',
    picture: 'instruments',
    caption: 'We explain it on a model',
    tags: ['Equipment'],
    isOld: true,
  },
  { id: 'm10', picture: 'exterior', caption: 'Look for the road sign', tags: ['Exterior'] },
  { id: 'm11', picture: 'spine-chart', caption: 'A map of your back', tags: ['Treatment Room'] },
  { id: 'm12', picture: 'exterior-winter', caption: 'First real snow', tags: ['Exterior'] },
  { id: 'm13', picture: 'front-desk', caption: 'Somebody to ask', tags: ['Reception'] },
  { id: 'm14', picture: 'wall-bars', caption: 'Wall bars and bands', tags: ['Rehab', 'Equipment'] },
  {
    id: 'm15',
    picture: 'treatment-table',
    caption: 'Fresh towels',
    tags: ['Treatment Room', 'Equipment'],
  },
  { id: 'm16', picture: 'armchairs', caption: 'Take a seat', tags: ['Waiting Room'] },
  { id: 'm17', picture: 'office', caption: 'Notes get written the same day', tags: ['Office'] },
  { id: 'm18', picture: 'doctor', caption: 'Time for your questions', tags: ['Treatment Room'] },
  { id: 'm19', picture: 'entrance', caption: 'The front door', tags: ['Exterior'] },
  { id: 'm20', picture: 'rehab-window', caption: 'Snow on the peaks', tags: ['Rehab'] },
  {
    id: 'm21',
    picture: 'water-and-tree',
    caption: 'Help yourself to water',
    tags: ['Waiting Room'],
  },
  {
    id: 'm22',
    picture: 'reception-bench',
    caption: 'A bench while you sign in',
    tags: ['Reception'],
  },
  { id: 'm23', picture: 'spine-model', caption: '', tags: ['Equipment'] },
  { id: 'm24', picture: 'treatment-window', caption: 'A quiet corner', tags: ['Treatment Room'] },
  { id: 'm25', picture: 'office-desk', caption: 'An early start', tags: ['Office'] },
  { id: 'm26', picture: 'winter-entrance', caption: 'Warm inside', tags: ['Exterior'] },
];
