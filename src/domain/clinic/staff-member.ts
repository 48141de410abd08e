/** The people a patient meets, as the About page introduces them. */
import { storedText } from '../stored-value.ts';

export type StaffMember = {
  id: string;
  name: string;
  title: string;
  /** Several lines; '' when none. */
  bio: string;
  /** URL, or '' without a photo. */
  photoUrl: string;
  /** Lowest first; any whole number. */
  order: number;
  credentials: string[];
  specialties: string[];
  /** A made-up person of the demo data; the About page says so. Ends when staff save a change. */
  isSample: boolean;
};

/** Reads a stored document of any age. Missing fields become '', 0 or empty. */
export function staffMemberFrom(id: string, stored: Record<string, unknown>): StaffMember {
  return {
    id,
    name: storedText(stored.name),
    title: storedText(stored.title),
    bio: storedText(stored.bio),
    photoUrl: storedText(stored.photoUrl),
    order: typeof stored.order === 'number' ? stored.order : 0,
    credentials: textList(stored.credentials),
    specialties: textList(stored.specialties),
    isSample: stored.isSample === true,
  };
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(storedText).filter((text) => text !== '') : [];
}

/** Shown while the directory is empty or fails to load: the team as a whole, without names. */
export const defaultStaff: StaffMember = {
  id: 'team',
  name: 'Our care team',
  title: 'Chiropractic physician and front desk',
  bio: 'A chiropractic physician examines you, explains the findings in plain words and agrees on a plan with you. The front desk answers the phone, finds a time that works and helps with PIP paperwork. Call us to ask who you’ll see.',
  photoUrl: '/img/scene-staff.svg',
  order: 0,
  credentials: ['Chiropractic physician'],
  specialties: ['Whiplash', 'Back pain', 'Headaches'],
  isSample: false,
};
