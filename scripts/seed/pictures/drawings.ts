import { night, nightOutside, noon, sunrise } from './light.ts';

/** The pictures of the data set: the project's own drawings, at several hours of the day. */

/** x, y, width and height in the drawing's own units. */
export type Region = readonly [number, number, number, number];

export type Drawing = {
  alt: string;
  art: string;
  /** The whole drawing if missing. */
  region?: Region;
  /** Colours of the drawing, and their replacements. */
  colours?: Readonly<Record<string, string>>;
  /** In pixels, the widest first; those of every uploaded photo if missing. */
  widths?: readonly number[];
  /** Keeps transparent parts, which costs time. */
  transparent?: boolean;
};

export const drawings = {
  // One scene each, for the gallery
  reception: {
    alt: 'Reception desk with a wood-slat wall and a window facing the mountains',
    art: 'scene-reception',
  },
  'front-desk': {
    alt: 'Patient coordinator with a headset at the front desk, under the clinic’s sign',
    art: 'scene-front-desk',
  },
  'treatment-room': {
    alt: 'Treatment room with an adjusting table and a spine chart',
    art: 'scene-treatment',
  },
  'spine-chart': {
    alt: 'Hand pointing with a pen at a wall chart of the spine',
    art: 'scene-chart',
  },
  'massage-table': {
    alt: 'Massage table with a blanket in a dim room with two candles',
    art: 'scene-massage',
  },
  hands: {
    alt: 'Two hands resting on the shoulders of a patient, seen from behind',
    art: 'scene-hands',
  },
  consultation: {
    alt: 'Chiropractic physician in a white coat talking with a patient across a desk',
    art: 'scene-consultation',
  },
  'rehab-room': {
    alt: 'Rehab area with wall bars, exercise ball and mats',
    art: 'scene-rehab',
    colours: noon,
  },
  bands: {
    alt: 'Five exercise bands on hooks above two balls and a foam roller on a mat',
    art: 'scene-bands',
  },
  weights: {
    alt: 'Three dumbbells on a bench and three kettlebells on the floor',
    art: 'scene-weights',
  },
  'mountain-view': {
    alt: 'Wide window with a view of snowy peaks and a few roofs',
    art: 'scene-view',
  },
  exterior: {
    alt: 'Clinic building at the foot of the Wasatch mountains in the evening',
    art: 'scene-exterior',
  },
  'exterior-night': {
    alt: 'Clinic building at night with lights in the windows',
    art: 'scene-exterior',
    colours: nightOutside,
  },
  'exterior-winter': {
    alt: 'Clinic building in falling snow',
    art: 'scene-winter',
  },
  door: {
    alt: 'Glass double door of the clinic between a potted tree and a planter',
    art: 'scene-door',
  },
  'snowy-parking': {
    alt: 'Two cars in the parking lot in falling snow, with a sign for accessible parking',
    art: 'scene-parking',
  },
  'warm-window': {
    alt: 'Lit window of the waiting room on a snowy night, seen from outside',
    art: 'scene-warm-window',
  },
  instruments: {
    alt: 'Spine model, adjusting tools and rollers on a counter',
    art: 'scene-equipment',
  },
  'model-hands': {
    alt: 'Two hands at a model of the lower back',
    art: 'scene-model-hands',
  },
  'sunrise-lobby': {
    alt: 'Waiting room with armchairs and a mountain view at sunrise',
    art: 'scene-waiting',
    colours: sunrise,
  },
  'blue-lamp': {
    alt: 'Armchair with an open book under a floor lamp with a blue shade',
    art: 'scene-lamp',
  },
  'coffee-corner': {
    alt: 'Coffee machine, kettle and cups on a green counter beside a window',
    art: 'scene-coffee',
  },
  'kids-corner': {
    alt: 'Children’s table with blocks and crayons, a bookshelf and a teddy bear',
    art: 'scene-kids',
  },
  hallway: {
    alt: 'Bench under a row of hooks with a yellow parka, a scarf, a hat and a bag',
    art: 'scene-hallway',
  },
  office: {
    alt: 'Office with a desk, a laptop and an X-ray light box, at night',
    art: 'scene-office',
    colours: night,
  },
  records: {
    alt: 'Records room with binders, locked cabinets and a door with a padlock sign',
    art: 'scene-records',
  },
  folder: {
    alt: 'Folder with a guide in it, a pen, a checklist and an insurance card on a table',
    art: 'scene-folder',
  },
  'x-ray': {
    alt: 'Finger pointing at two drawn X-ray pictures on a light box',
    art: 'scene-x-ray',
  },
  team: {
    alt: 'Three members of the clinic team in front of a wide window',
    art: 'scene-staff',
  },
  // Parts of scenes, for articles
  'treatment-table': {
    alt: 'Adjusting table with folded towels',
    art: 'scene-treatment',
    region: [330, 470, 690, 330],
  },
  'rehab-floor': {
    alt: 'Exercise mat with a foam roller beside a rack of dumbbells',
    art: 'scene-rehab',
    region: [420, 440, 780, 360],
  },
  'first-aid-shelf': {
    alt: 'Shelf with a first-aid box and folded towels',
    art: 'scene-equipment',
    region: [730, 20, 440, 320],
  },
  // Covers of articles, all of one shape so that cards line up
  whiplash: {
    alt: 'Illustration of a head and neck moving forward and back',
    art: 'cover-whiplash',
  },
  'insurance-form': {
    alt: 'Illustration of an insurance form, phone and car key on a table',
    art: 'cover-pip',
  },
  'phone-call': {
    alt: 'Illustration of a phone beside an insurance form',
    art: 'cover-pip',
    region: [600, 100, 600, 400],
  },
  bedroom: {
    alt: 'Illustration of a quiet bedroom at night with mountains outside',
    art: 'cover-night',
  },
  'bedside-lamp': {
    alt: 'Illustration of a lamp and a glass of water beside a bed',
    art: 'cover-night',
    region: [640, 200, 540, 360],
  },
  desk: {
    alt: 'Illustration of a person sitting upright at a desk',
    art: 'cover-desk',
  },
  'driver-seat': {
    alt: 'Illustration of a driver’s seat with the head restraint set high',
    art: 'cover-driver-seat',
  },
  'red-light': {
    alt: 'Illustration of two cars close together at a red light',
    art: 'cover-red-light',
  },
  'cold-pack': {
    alt: 'Illustration of a cold pack on a towel, a hot-water bottle and a timer',
    art: 'cover-cold-pack',
  },
  'child-seat': {
    alt: 'Illustration of a child’s car seat and a teddy bear',
    art: 'cover-child-seat',
  },
  'canyon-road': {
    alt: 'Illustration of a road leading into the mountains',
    art: 'hero-wide',
    region: [700, 240, 900, 600],
  },
  // Site media
  logo: { alt: 'Two peaks and a road', art: 'mark', widths: [256], transparent: true },
  // Portraits of the staff
  'portrait-avery': { alt: 'Dr. Avery Lund', art: 'portrait-avery', widths: [640, 256] },
  'portrait-rosa': { alt: 'Rosa Marquez', art: 'portrait-rosa', widths: [640, 256] },
  'portrait-jordan': { alt: 'Jordan Taufa', art: 'portrait-jordan', widths: [640, 256] },
} satisfies Record<string, Drawing>;

export type PictureName = keyof typeof drawings;
