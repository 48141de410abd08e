import { blueLampshade, night, nightOutside, noon, snow, sunrise } from './light.ts';

/** The pictures of the data set: parts of the project's own drawings, at several hours of the day. */

/** x, y, width and height in the drawing's own units. */
export type Region = readonly [number, number, number, number];

export type Drawing = {
  /** The alt text. */
  alt: string;
  /** File name without '.svg'. */
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

/** Names describe the picture. */
export const drawings = {
  // Rooms and house, for the gallery
  reception: {
    alt: 'Reception desk with a wood-slat wall and a window facing the mountains',
    art: 'scene-reception',
  },
  'front-desk': {
    alt: 'Patient coordinator at the front desk, under the clinic’s sign',
    art: 'scene-reception',
    region: [450, 80, 720, 540],
  },
  'reception-bench': {
    alt: 'Bench with a yellow cushion under a window in the reception',
    art: 'scene-reception',
    region: [16, 60, 425, 660],
    colours: noon,
  },
  'treatment-room': {
    alt: 'Treatment room with an adjusting table and a spine chart',
    art: 'scene-treatment',
  },
  'treatment-table': {
    alt: 'Adjusting table with folded towels',
    art: 'scene-treatment',
    region: [330, 470, 690, 330],
  },
  'spine-chart': {
    alt: 'Chart of the spine above a cabinet',
    art: 'scene-treatment',
    region: [80, 60, 300, 460],
  },
  'treatment-window': {
    alt: 'Stool and plant beside a window with a view of snowy peaks',
    art: 'scene-treatment',
    region: [650, 50, 550, 720],
    colours: snow,
  },
  'rehab-room': {
    alt: 'Rehab area with wall bars, exercise ball and mats',
    art: 'scene-rehab',
    colours: noon,
  },
  'wall-bars': {
    alt: 'Wall bars with elastic bands and a yellow exercise ball',
    art: 'scene-rehab',
    region: [10, 40, 500, 740],
  },
  'rehab-floor': {
    alt: 'Exercise mat with a foam roller beside a rack of dumbbells',
    art: 'scene-rehab',
    region: [420, 440, 780, 360],
  },
  'rehab-window': {
    alt: 'Wide window of the rehab area with a view of snowy peaks',
    art: 'scene-rehab',
    region: [290, 30, 910, 470],
    colours: snow,
  },
  weights: {
    alt: 'Dumbbells on a rack, two kettlebells and a plant',
    art: 'scene-rehab',
    region: [850, 480, 340, 300],
  },
  exterior: {
    alt: 'Clinic building at the foot of the Wasatch mountains in the evening',
    art: 'scene-exterior',
  },
  entrance: {
    alt: 'Entrance of the clinic with a level path to the door',
    art: 'scene-exterior',
    region: [400, 280, 520, 500],
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
  'winter-entrance': {
    alt: 'Lit windows and door of the clinic behind snow-covered hedges',
    art: 'scene-winter',
    region: [60, 240, 600, 560],
  },
  instruments: {
    alt: 'Spine model, adjusting tools and rollers on a counter',
    art: 'scene-equipment',
  },
  'spine-model': {
    alt: 'Life-size model of a spine on a stand',
    art: 'scene-equipment',
    region: [220, 30, 500, 620],
  },
  'first-aid-shelf': {
    alt: 'Shelf with a first-aid box and folded towels',
    art: 'scene-equipment',
    region: [730, 20, 440, 320],
  },
  'sunrise-lobby': {
    alt: 'Waiting room with armchairs and a mountain view at sunrise',
    art: 'scene-waiting',
    colours: sunrise,
  },
  armchairs: {
    alt: 'Two armchairs with a small table between them',
    art: 'scene-waiting',
    region: [90, 460, 640, 340],
  },
  'blue-lamp': {
    alt: 'Floor lamp with a blue shade beside an armchair',
    art: 'scene-waiting',
    region: [420, 290, 460, 500],
    colours: blueLampshade,
  },
  'water-and-tree': {
    alt: 'Water dispenser on a sideboard, framed prints and a small tree',
    art: 'scene-waiting',
    region: [800, 90, 400, 660],
  },
  office: {
    alt: 'Office with a desk, a laptop and an X-ray light box, at night',
    art: 'scene-office',
    colours: night,
  },
  bookshelf: {
    alt: 'Bookshelf with binders and boxes',
    art: 'scene-office',
    region: [856, 40, 330, 600],
  },
  'office-desk': {
    alt: 'Desk in front of a window with the sun rising behind the mountains',
    art: 'scene-office',
    region: [30, 40, 820, 740],
    colours: sunrise,
  },
  'light-box': {
    alt: 'Light box with two drawn X-ray pictures of a spine',
    art: 'scene-office',
    region: [450, 70, 380, 290],
  },
  team: {
    alt: 'Three members of the clinic team',
    art: 'scene-staff',
  },
  doctor: {
    alt: 'Chiropractic physician in a white coat',
    art: 'scene-staff',
    region: [450, 190, 320, 440],
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
  'portrait-avery': { alt: 'Dr. Sample Avery', art: 'avatar-1', widths: [640] },
  'portrait-rosa': { alt: 'Sample Rosa M.', art: 'avatar-2', widths: [640] },
} satisfies Record<string, Drawing>;

export type PictureName = keyof typeof drawings;
