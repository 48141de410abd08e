import type { PictureName } from './drawings.ts';

type More = {
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
const rows: [id: string, PictureName, caption: string, tags: string[], more?: More][] = [
  ['m28', 'x-ray', 'Not for the website', ['Office'], { visibility: 'private' }],
  ['m27', 'weights', 'New weights', ['Equipment', 'Rehab'], { status: 'draft' }],
  ['m1', 'reception', 'Where you arrive', ['Reception', 'Waiting Room', 'Office', 'Equipment']],
  ['m2', 'treatment-room', 'Treatment room', ['treatment-room']],
  ['m3', 'blue-lamp', '', ['Waiting Room'], { alt: 'Blue Lamp' }],
  ['m4', 'rehab-room', 'Room to move', ['Rehab'], { alt: null }],
  ['m5', 'sunrise-lobby', 'Sunrise lobby', ['Waiting Room']],
  ['m6', 'team', 'The people you’ll meet', ['Staff']],
  ['m7', 'records', 'Records have a room of their own', ['Staff Only']],
  ['m8', 'exterior-night', 'Lights on', ['Exterior'], { filesAreGone: true }],
  ['m9', 'instruments', 'We explain it on a model', ['Equipment'], { isOld: true }],
  ['m10', 'exterior', 'Look for the road sign', ['Exterior']],
  ['m11', 'spine-chart', 'A map of your back', ['Treatment Room']],
  ['m12', 'snowy-parking', 'First real snow', ['Exterior']],
  ['m13', 'front-desk', 'Someone to ask', ['Reception']],
  ['m14', 'bands', 'Bands and balls', ['Rehab', 'Equipment']],
  ['m15', 'massage-table', 'The quiet room', ['Treatment Room', 'Equipment']],
  ['m16', 'coffee-corner', 'Help yourself to coffee', ['Waiting Room']],
  ['m17', 'office', 'Notes get written the same day', ['Office']],
  ['m18', 'consultation', 'Time for your questions', ['Treatment Room']],
  ['m19', 'door', 'The front door', ['Exterior']],
  ['m20', 'mountain-view', 'Snow on the peaks', ['Rehab']],
  ['m21', 'kids-corner', 'A corner for children', ['Waiting Room']],
  ['m22', 'hallway', 'Hang up your coat', ['Reception']],
  ['m23', 'model-hands', '', ['Equipment']],
  ['m24', 'hands', 'Careful hands', ['Treatment Room']],
  ['m25', 'folder', 'The folder you take home', ['Office']],
  ['m26', 'warm-window', 'Warm inside', ['Exterior']],
];

export type ClinicPhoto = More & {
  id: string;
  picture: PictureName;
  caption: string;
  tags: string[];
};

export const clinicPhotos = rows.map(
  ([id, picture, caption, tags, more]): ClinicPhoto => ({ id, picture, caption, tags, ...more }),
);
