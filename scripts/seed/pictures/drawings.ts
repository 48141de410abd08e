import { night, nightOutside, noon, sunrise } from './light.ts';

/** The pictures of the data set: the project's own drawings, at several hours of the day. */

/** x, y, width and height in the drawing's own units. */
export type Region = readonly [number, number, number, number];

type More = {
  /** The whole drawing if missing. */
  region?: Region;
  /** Colours of the drawing, and their replacements. */
  colours?: Readonly<Record<string, string>>;
  /** In pixels, the widest first; those of every uploaded photo if missing. */
  widths?: readonly number[];
  /** Keeps transparent parts, which costs time. */
  transparent?: boolean;
};

export type Drawing = More & { art: string; alt: string };

/** The drawing's file, and what it shows. */
const rows = {
  // One scene each, for the gallery
  reception:
    'scene-reception: Reception desk with a wood-slat wall and a window facing the mountains',
  'front-desk':
    'scene-front-desk: Patient coordinator with a headset at the front desk, under the clinic’s sign',
  'treatment-room': 'scene-treatment: Treatment room with an adjusting table and a spine chart',
  'spine-chart': 'scene-chart: Hand pointing with a pen at a wall chart of the spine',
  'massage-table': 'scene-massage: Massage table with a blanket in a dim room with two candles',
  hands: 'scene-hands: Two hands resting on the shoulders of a patient, seen from behind',
  consultation:
    'scene-consultation: Chiropractic physician in a white coat talking with a patient across a desk',
  'rehab-room': 'scene-rehab: Rehab area with wall bars, exercise ball and mats',
  bands: 'scene-bands: Five exercise bands on hooks above two balls and a foam roller on a mat',
  weights: 'scene-weights: Three dumbbells on a bench and three kettlebells on the floor',
  'mountain-view': 'scene-view: Wide window with a view of snowy peaks and a few roofs',
  exterior: 'scene-exterior: Clinic building at the foot of the Wasatch mountains in the evening',
  'exterior-night': 'scene-exterior: Clinic building at night with lights in the windows',
  'exterior-winter': 'scene-winter: Clinic building in falling snow',
  door: 'scene-door: Glass double door of the clinic between a potted tree and a planter',
  'snowy-parking':
    'scene-parking: Two cars in the parking lot in falling snow, with a sign for accessible parking',
  'warm-window':
    'scene-warm-window: Lit window of the waiting room on a snowy night, seen from outside',
  instruments: 'scene-equipment: Spine model, adjusting tools and rollers on a counter',
  'model-hands': 'scene-model-hands: Two hands at a model of the lower back',
  'sunrise-lobby': 'scene-waiting: Waiting room with armchairs and a mountain view at sunrise',
  'blue-lamp': 'scene-lamp: Armchair with an open book under a floor lamp with a blue shade',
  'coffee-corner':
    'scene-coffee: Coffee machine, kettle and cups on a green counter beside a window',
  'kids-corner':
    'scene-kids: Children’s table with blocks and crayons, a bookshelf and a teddy bear',
  hallway:
    'scene-hallway: Bench under a row of hooks with a yellow parka, a scarf, a hat and a bag',
  office: 'scene-office: Office with a desk, a laptop and an X-ray light box, at night',
  records:
    'scene-records: Records room with binders, locked cabinets and a door with a padlock sign',
  folder:
    'scene-folder: Folder with a guide in it, a pen, a checklist and an insurance card on a table',
  'x-ray': 'scene-x-ray: Finger pointing at two drawn X-ray pictures on a light box',
  team: 'scene-staff: Three members of the clinic team in front of a wide window',
  // Parts of scenes, for articles
  'treatment-table': 'scene-treatment: Adjusting table with folded towels',
  'rehab-floor': 'scene-rehab: Exercise mat with a foam roller beside a rack of dumbbells',
  'first-aid-shelf': 'scene-equipment: Shelf with a first-aid box and folded towels',
  // Covers of articles, all of one shape so that cards line up
  whiplash: 'cover-whiplash: Illustration of a head and neck moving forward and back',
  'insurance-form': 'cover-pip: Illustration of an insurance form, phone and car key on a table',
  'phone-call': 'cover-pip: Illustration of a phone beside an insurance form',
  bedroom: 'cover-night: Illustration of a quiet bedroom at night with mountains outside',
  'bedside-lamp': 'cover-night: Illustration of a lamp and a glass of water beside a bed',
  desk: 'cover-desk: Illustration of a person sitting upright at a desk',
  'driver-seat':
    'cover-driver-seat: Illustration of a driver’s seat with the head restraint set high',
  'red-light': 'cover-red-light: Illustration of two cars close together at a red light',
  'cold-pack':
    'cover-cold-pack: Illustration of a cold pack on a towel, a hot-water bottle and a timer',
  'child-seat': 'cover-child-seat: Illustration of a child’s car seat and a teddy bear',
  'canyon-road': 'hero-wide: Illustration of a road leading into the mountains',
  // Site media
  logo: 'mark: Two peaks and a road',
  // Portraits of the staff
  'portrait-avery': 'portrait-avery: Dr. Avery Lund',
  'portrait-rosa': 'portrait-rosa: Rosa Marquez',
  'portrait-jordan': 'portrait-jordan: Jordan Taufa',
};

export type PictureName = keyof typeof rows;

const looks: Partial<Record<PictureName, More>> = {
  'rehab-room': { colours: noon },
  'exterior-night': { colours: nightOutside },
  'sunrise-lobby': { colours: sunrise },
  office: { colours: night },
  'treatment-table': { region: [330, 470, 690, 330] },
  'rehab-floor': { region: [420, 440, 780, 360] },
  'first-aid-shelf': { region: [730, 20, 440, 320] },
  'phone-call': { region: [600, 100, 600, 400] },
  'bedside-lamp': { region: [640, 200, 540, 360] },
  'canyon-road': { region: [700, 240, 900, 600] },
  logo: { widths: [256], transparent: true },
  'portrait-avery': { widths: [640, 256] },
  'portrait-rosa': { widths: [640, 256] },
  'portrait-jordan': { widths: [640, 256] },
};

export const drawings = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => {
    const [art, alt] = row.split(': ');
    return [name, { art, alt, ...looks[name as PictureName] }];
  }),
) as Record<PictureName, Drawing>;
