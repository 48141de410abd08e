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
    name: 'Sample Jordan T.',
    title: 'Rehab assistant',
    order: 2,
    bio: 'Shows you the exercises, counts with you, and writes them down so that you can do them at home. A sample profile: replace it with a person of your own team.',
    credentials: ['Sample rehab certificate', 'CPR and first aid'],
    specialties: ['Home exercises', 'Posture at work'],
  },
  {
    id: 's2',
    name: 'Dr. Sample Avery',
    title: 'Chiropractic physician',
    order: 0,
    bio: 'Examines necks and backs after car accidents, explains the findings in plain words, and agrees on a plan with you. A sample profile: replace it with a person of your own team.',
    credentials: ['Sample D.C. degree', 'Sample Utah license'],
    specialties: ['Whiplash', 'Headaches from the neck', 'Low back pain'],
    picture: 'portrait-avery',
  },
  {
    id: 's3',
    name: 'Sample Rosa M.',
    title: 'Patient coordinator',
    order: 1,
    bio: 'Answers the phone, finds a time that works, and knows where to look for a claim number. A sample profile: replace it with a person of your own team.',
    credentials: ['Sample billing certificate'],
    specialties: ['PIP paperwork', 'Scheduling'],
    picture: 'portrait-rosa',
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
        photoUrl: urlOf(path),
        createdAt: daysBefore(now, 400),
        updatedAt: daysBefore(now, 60 + member.order),
      },
    })),
  };
}
