/** What Spanish pages show in English, because the clinic hasn't written it in Spanish yet. */
import type { Clinic } from '../clinic/clinic.ts';
import type { StaffMember } from '../clinic/staff-member.ts';
import { calendarDay } from '../time/clinic-time.ts';
import { closurePartId } from './opening-fields.ts';

/** page: the page of the back office that has the field, by its name. field: its id. member: whose it is, by id. */
type MissingSpanish = {
  page: 'settings' | 'location' | 'hours' | 'announcement' | 'staff';
  field: string;
  label: string;
  member?: string;
};

/** today: 'YYYY-MM-DD'. What is over is not missing. */
export function missingSpanish(
  { tagline, taglineEs, arrival, arrivalEs, announcement, closures }: Clinic,
  staff: readonly StaffMember[],
  today: string,
): MissingSpanish[] {
  const missing: MissingSpanish[] = [];
  const look = (english: string, spanish: string, ...[page, field, label, member]: Place) => {
    if (english && !spanish) missing.push({ page, field, label, ...(member && { member }) });
  };
  look(tagline, taglineEs, 'settings', 'taglineEs', 'Tagline');
  look(arrival, arrivalEs, 'location', 'arrivalEs', 'Getting in');
  if (announcement && !isOver(announcement.until, today)) {
    look(announcement.text, announcement.textEs, 'announcement', 'textEs', 'Announcement');
  }
  for (const [index, { from, to, reason, reasonEs }] of closures.entries()) {
    if (isOver(to, today)) continue;
    const label = `Reason of the closure on ${calendarDay(from)}`;
    look(reason, reasonEs, 'hours', closurePartId(index, 'reasonEs'), label);
  }
  for (const { id, name, title, titleEs, bio, bioEs } of staff) {
    look(title, titleEs, 'staff', 'titleEs', `Title of ${name}`, id);
    look(bio, bioEs, 'staff', 'bioEs', `Bio of ${name}`, id);
  }
  return missing;
}

type Place = [page: MissingSpanish['page'], field: string, label: string, member?: string];

/** '' is no end. */
const isOver = (end: string, today: string) => end !== '' && end < today;
