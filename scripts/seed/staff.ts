import { daysBefore } from './clock.ts';
import type { SeedPart } from './document.ts';
import type { PictureName } from './pictures/drawings.ts';
import { photoFiles, type UrlOf } from './pictures/photo-files.ts';
import type { Pictures } from './pictures/pictures.ts';

type Member = {
  id: string;
  name: string;
  title: string;
  order: number;
  bio: string;
  credentials: string[];
  specialties: string[];
  /** The member without one refers to a file that does not exist. */
  picture?: PictureName;
};

// Stored in another order than shown.
const members: Member[] = [
  {
    id: 's1',
    name: 'Jordan Taufa',
    title: 'Rehab assistant',
    order: 2,
    bio: 'Jordan shows you each exercise, does the first ones with you and writes them down, so you can keep going at home. He grew up in West Valley, played rugby until a knee said stop, and knows how slow it can feel to start over.',
    credentials: ['Rehab assistant certificate', 'CPR and first aid'],
    specialties: ['Home exercises', 'Posture at work'],
    picture: 'portrait-jordan',
  },
  {
    id: 's2',
    name: 'Dr. Avery Lund',
    title: 'Chiropractic physician',
    order: 0,
    bio: 'Avery has looked after people hurt in car accidents for eighteen years, first in Ogden and now in Sandy. She takes time for the exam, shows you on a model what she found, and agrees on a plan with you before she treats anything.',
    credentials: ['D.C. degree', 'Utah license'],
    specialties: ['Whiplash', 'Headaches from the neck', 'Low back pain'],
    picture: 'portrait-avery',
  },
  {
    id: 's3',
    name: 'Rosa Marquez',
    title: 'Patient coordinator',
    order: 1,
    bio: 'Rosa answers most of our calls, in English or Spanish. She finds a time that fits around work and school pickup, tells you what to bring, and knows where a claim number hides in an insurance letter.',
    credentials: ['Medical billing certificate'],
    specialties: ['PIP paperwork', 'Scheduling'],
    picture: 'portrait-rosa',
  },
  {
    id: 's4',
    name: 'Ben Aldous',
    title: 'Massage therapist',
    order: 3,
    bio: 'Ben works on muscles that have tightened up since the crash, and asks about the pressure more than once. He joined us a few weeks ago, so his photo is still on the way.',
    credentials: ['Massage therapy license'],
    specialties: ['Neck and shoulders'],
  },
];

/** The staff directory of the About page. */
export function staff(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const stored = members.map(({ picture, ...member }) => {
    const folder = `staff/${member.id}`;
    const photo = picture && photoFiles(folder, pictures[picture], urlOf);
    return { member, files: photo?.files ?? [], path: photo?.path ?? `${folder}/missing.webp` };
  });
  return {
    files: stored.flatMap(({ files }) => files),
    documents: stored.map(({ member: { id, ...member }, path }) => ({
      path: `staff/${id}`,
      data: {
        ...member,
        isSample: true,
        photoUrl: urlOf(path),
        createdAt: daysBefore(now, 400),
        updatedAt: daysBefore(now, 60 + member.order),
      },
    })),
  };
}
