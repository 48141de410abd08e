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

/** Newest first. m1 to m26 are public. Each shows a scene of its own. */
export const clinicPhotos: ClinicPhoto[] = [
  {
    id: 'm28',
    picture: 'x-ray',
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
  { id: 'm6', picture: 'team', caption: 'The people you’ll meet', tags: ['Staff'] },
  {
    id: 'm7',
    picture: 'records',
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
  { id: 'm12', picture: 'snowy-parking', caption: 'First real snow', tags: ['Exterior'] },
  { id: 'm13', picture: 'front-desk', caption: 'Someone to ask', tags: ['Reception'] },
  { id: 'm14', picture: 'bands', caption: 'Bands and balls', tags: ['Rehab', 'Equipment'] },
  {
    id: 'm15',
    picture: 'massage-table',
    caption: 'The quiet room',
    tags: ['Treatment Room', 'Equipment'],
  },
  {
    id: 'm16',
    picture: 'coffee-corner',
    caption: 'Help yourself to coffee',
    tags: ['Waiting Room'],
  },
  { id: 'm17', picture: 'office', caption: 'Notes get written the same day', tags: ['Office'] },
  {
    id: 'm18',
    picture: 'consultation',
    caption: 'Time for your questions',
    tags: ['Treatment Room'],
  },
  { id: 'm19', picture: 'door', caption: 'The front door', tags: ['Exterior'] },
  { id: 'm20', picture: 'mountain-view', caption: 'Snow on the peaks', tags: ['Rehab'] },
  {
    id: 'm21',
    picture: 'kids-corner',
    caption: 'A corner for children',
    tags: ['Waiting Room'],
  },
  { id: 'm22', picture: 'hallway', caption: 'Hang up your coat', tags: ['Reception'] },
  { id: 'm23', picture: 'model-hands', caption: '', tags: ['Equipment'] },
  { id: 'm24', picture: 'hands', caption: 'Careful hands', tags: ['Treatment Room'] },
  { id: 'm25', picture: 'folder', caption: 'The folder you take home', tags: ['Office'] },
  { id: 'm26', picture: 'warm-window', caption: 'Warm inside', tags: ['Exterior'] },
];
