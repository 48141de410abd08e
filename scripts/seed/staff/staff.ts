import { addDays, clinicDate } from '#domain/time/clinic-day.ts';
import type { Weekday } from '#domain/time/wall-clock.ts';
import { daysBefore } from '../clock.ts';
import type { SeedPart } from '../document.ts';
import type { PictureName } from '../pictures/drawings.ts';
import { photoFiles, type UrlOf } from '../pictures/photo-files.ts';
import type { Pictures } from '../pictures/pictures.ts';

type Member = {
  id: string;
  name: string;
  title: string;
  titleEs: string;
  order: number;
  bio: string;
  /** The one without shows what visitors of Spanish pages see then. */
  bioEs?: string;
  credentials: string[];
  specialties: string[];
  /** Without a page of one's own: no slug and nothing for it. */
  slug?: string;
  licenseNumber?: string;
  languages: string[];
  firstVisit?: string;
  takesAppointments: boolean;
  /** null: every type. */
  visitTypes: string[] | null;
  hours?: Record<Weekday, string>;
  /** Days from today of a time off: the first and the last. */
  off?: [first: number, last: number];
  /** The member without one refers to a file that does not exist. */
  picture?: PictureName;
};

// Stored in another order than shown.
const members: Member[] = [
  {
    id: 's1',
    name: 'Jordan Taufa',
    title: 'Rehab assistant',
    titleEs: 'Asistente de rehabilitación',
    order: 2,
    bio: 'Jordan shows you each exercise, does the first ones with you and writes them down, so you can keep going at home. He grew up in West Valley, played rugby until a knee said stop, and knows how slow it can feel to start over.',
    bioEs:
      'Jordan le enseña cada ejercicio, hace los primeros con usted y los anota, para que pueda seguir en casa. Creció en West Valley, jugó rugby hasta que una rodilla dijo basta, y sabe lo lento que se siente volver a empezar.',
    credentials: ['Rehab assistant certificate', 'CPR and first aid'],
    specialties: ['Home exercises', 'Posture at work'],
    slug: 'jordan-taufa',
    languages: ['English', 'Tongan'],
    firstVisit:
      'You try two or three easy movements while Jordan watches how far each one goes without pain. He writes down what to do at home, and how often. Wear clothes you can move in.',
    takesAppointments: true,
    visitTypes: ['treatment'],
    picture: 'portrait-jordan',
  },
  {
    id: 's2',
    name: 'Dr. Avery Lund',
    title: 'Chiropractic physician',
    titleEs: 'Médica quiropráctica',
    order: 0,
    bio: 'Avery has looked after people hurt in car accidents for eighteen years, first in Ogden and now in Sandy. She takes time for the exam, shows you on a model what she found, and agrees on a plan with you before she treats anything.',
    bioEs:
      'Avery lleva dieciocho años atendiendo a personas lastimadas en accidentes de auto, primero en Ogden y ahora en Sandy. Se toma su tiempo para el examen, le muestra en un modelo lo que encontró y acuerda un plan con usted antes de tratar nada.',
    credentials: ['D.C. degree', 'Utah license'],
    specialties: ['Whiplash', 'Headaches from the neck', 'Low back pain'],
    slug: 'avery-lund',
    licenseNumber: '000000-0000 (sample)',
    languages: ['English'],
    firstVisit:
      'Avery asks how the crash happened and where it hurts, then checks how you stand, bend and turn, and your reflexes and strength. She shows you what she found on a model.\n\nNothing is adjusted before you know why and have said yes. If you need imaging or another doctor first, she tells you so on the same day.',
    takesAppointments: true,
    visitTypes: null,
    off: [30, 34],
    picture: 'portrait-avery',
  },
  {
    id: 's3',
    name: 'Rosa Marquez',
    title: 'Patient coordinator',
    titleEs: 'Coordinadora de pacientes',
    order: 1,
    bio: 'Rosa answers most of our calls, in English or Spanish. She finds a time that fits around work and school pickup, tells you what to bring, and knows where a claim number hides in an insurance letter.',
    bioEs:
      'Rosa contesta casi todas las llamadas, en inglés o en español. Encuentra una hora que le quede bien con el trabajo y la escuela, le dice qué traer y sabe dónde se esconde el número de reclamo en una carta del seguro.',
    credentials: ['Medical billing certificate'],
    specialties: ['PIP paperwork', 'Scheduling'],
    languages: ['English', 'Spanish'],
    takesAppointments: false,
    visitTypes: [],
    picture: 'portrait-rosa',
  },
  {
    id: 's4',
    name: 'Ben Aldous',
    title: 'Massage therapist',
    titleEs: 'Terapeuta de masaje',
    order: 3,
    bio: 'Ben works on muscles that have tightened up since the crash, and asks about the pressure more than once. He joined us a few weeks ago, so his photo is still on the way.',
    credentials: ['Massage therapy license'],
    specialties: ['Neck and shoulders'],
    slug: 'ben-aldous',
    licenseNumber: '000000-0001 (sample)',
    languages: ['English'],
    firstVisit:
      'Ben asks which spots are sore and which to leave alone, and you agree on the pressure before he starts. Tell him at any time if it’s too much. You undress only as far as you like.',
    takesAppointments: true,
    visitTypes: ['treatment'],
    hours: {
      ...{ 0: '', 1: '14:00-18:00', 2: '', 3: '14:00-18:00' },
      ...{ 4: '', 5: '09:00-12:00', 6: '' },
    },
  },
];

export function staff(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const stored = members.map(({ picture, ...member }) => {
    const folder = `staff/${member.id}`;
    const photo = picture && photoFiles(folder, pictures[picture], urlOf);
    return {
      member,
      files: photo?.files ?? [],
      photoUrl: urlOf(photo?.path ?? `${folder}/missing.webp`),
      thumbnailUrl: photo?.sizes.w256?.url ?? '',
    };
  });
  return {
    files: stored.flatMap(({ files }) => files),
    documents: [
      ...stored.map(({ member: { id, off, ...member }, photoUrl, thumbnailUrl }) => ({
        path: `staff/${id}`,
        data: {
          ...member,
          ...(off && { daysOff: [off.map((days) => addDays(clinicDate(now), days)).join('/')] }),
          isSample: true,
          photoUrl,
          thumbnailUrl,
          createdAt: daysBefore(now, 400),
          updatedAt: daysBefore(now, 60 + member.order),
        },
      })),
      ...members.flatMap(({ id, slug }) =>
        slug ? [{ path: `staffSlugs/${slug}`, data: { memberId: id } }] : [],
      ),
    ],
  };
}
