/**
 * Who waits for a sooner time, and which free times they would come at. A time is free whatever freed it: it is computed
 * from what is taken, so nothing has to notice that a visit was cancelled or that a hold has lapsed.
 */
import { type BookingSettings, usualBooking } from '../clinic/booking-settings.ts';
import type { OpeningTimes } from '../clinic/clinic.ts';
import { weekDay } from '../clinic/clinic-week.ts';
import { timesIn } from '../clinic/open-times.ts';
import type { StaffMember } from '../clinic/staff-member.ts';
import type { BookedType, VisitType } from '../clinic/visit-types.ts';
import type { Lead } from '../leads/lead.ts';
import { isInView } from '../leads/lead-view.ts';
import { lastingWish, partOfDay, type SoonerOffer, type SoonerWish } from '../leads/sooner-wish.ts';
import { addDays, clinicDate } from '../time/clinic-day.ts';
import { nearMoment } from '../time/clinic-time.ts';
import { quarterMs } from '../time/quarter.ts';
import { minutesAfter, wallClock } from '../time/wall-clock.ts';
import type { Opening, TakenQuarters } from './openings.ts';
import { openFor, takesVisits } from './provider-time.ts';
import { quarterMinutes } from './slots.ts';
import { bookedType, type Visit } from './visit.ts';

/** A person on the waitlist: with a later visit, or with a request that has none. */
export type Waiting = {
  kind: 'visit' | 'request';
  /** Of the visit or the request. */
  id: string;
  name: string;
  phone: string;
  email: string;
  personId?: string;
  wish: SoonerWish;
  /** What they would come for. */
  type: BookedType;
  /** null for a request. */
  visit: Visit | null;
  offer: SoonerOffer | null;
};

/** Whether its patient could have a sooner time. */
export function visitMayWait(visit: Visit, now: Date): boolean {
  const { status, startsAt } = visit;
  return (status === 'scheduled' || status === 'confirmed') && startsAt > now;
}

/** An appointment request that nobody has dealt with yet, and that has no visit. */
export function requestMayWait(lead: Lead): boolean {
  const isOpen = isInView(lead, 'new') || isInView(lead, 'contacted');
  return lead.type === 'contact' && isOpen && !lead.scheduled;
}

/** null for a visit whose patient doesn't wait, or has a sooner time already. */
export function waitingVisit(visit: Visit, now: Date): Waiting | null {
  const { id, offer = null, personId, startsAt } = visit;
  const wish = lastingWish(visit.sooner, startsAt, now);
  if (!visitMayWait(visit, now) || !wish) return null;
  const { patientName: name, patientPhone: phone, patientEmail: email } = visit;
  const who = { kind: 'visit', id, name, phone, email, ...(personId && { personId }) } as const;
  return { ...who, wish, type: bookedType(visit), visit, offer };
}

/** null for a request whose sender doesn't wait, or has a visit ahead. */
export function waitingRequest(lead: Lead, types: readonly VisitType[], now: Date): Waiting | null {
  const { id, name, phone, email, personId, offer = null } = lead;
  const wish = lastingWish(lead.sooner, null, now);
  if (!requestMayWait(lead) || !wish) return null;
  const type = types.find((each) => each.id === wish.type && each.isActive);
  if (!type) return null;
  const who = { kind: 'request', id, name, phone, email, ...(personId && { personId }) } as const;
  return { ...who, wish, type, visit: null, offer };
}

/** What bounds each sooner time. */
type Bounds = { clinic: OpeningTimes; settings: Pick<BookingSettings, 'noticeMinutes'> };

/** Whether they would come at this time with this provider, and the clinic's rules allow it. Says nothing of what is taken. */
export function suits(
  waiting: Waiting,
  startsAt: Date,
  provider: StaffMember,
  { clinic, settings }: Bounds,
  now: Date,
): boolean {
  const { date, weekday, time } = wallClock(startsAt);
  const at = { at: startsAt.getTime(), weekday, part: partOfDay(time) };
  const open = timesIn(date, openFor(provider, weekDay(date, clinic)));
  return (
    startsAt >= minutesAfter(now, settings.noticeMinutes) &&
    takesVisits(provider, waiting.type) &&
    wants(waiting, at) &&
    open.some(({ from, to }) => from <= at.at && at.at + waiting.type.minutes * 60_000 <= to)
  );
}

type Moment = { at: number; weekday: number; part: string };

function wants({ wish, visit }: Waiting, { at, weekday, part }: Moment): boolean {
  const isWished =
    wish.days.some((day) => day === weekday) && wish.parts.some((each) => each === part);
  return isWished && (!visit || at < visit.startsAt.getTime());
}

/** Everybody who waits, and what decides which times are free for them. */
export type Waitlist = {
  waiting: readonly Waiting[];
  staff: readonly StaffMember[];
  settings: BookingSettings;
  taken: TakenQuarters;
};

export const emptyWaitlist: Waitlist = {
  waiting: [],
  staff: [],
  settings: usualBooking,
  taken: new Set(),
};

/** A free time, and who would come at it; those who wait longest first. id: that of its first lock. */
export type SoonerTime = Opening & {
  providerId: string;
  /** Of the shortest visit that somebody would have. */
  endsAt: Date;
  waiting: Waiting[];
};

/** 'Tue 2:15 PM is free: 3 want it' */
export function soonerLabel({ startsAt, waiting }: SoonerTime, now: Date): string {
  return `${nearMoment(startsAt, now)} is free: ${wantLabel(waiting)}`;
}

/** '3 want it' */
export const wantLabel = ({ length }: readonly Waiting[]) =>
  length === 1 ? '1 wants it' : `${length} want it`;

type Diary = Bounds & {
  staff: readonly StaffMember[];
  settings: Pick<BookingSettings, 'noticeMinutes' | 'horizonDays'>;
  taken: TakenQuarters;
};

/**
 * The free times until the horizon that somebody on the waitlist wants, in order. Of each stretch of free time, everybody has
 * the first start at which the visit and its buffer fit.
 */
export function soonerTimes(
  waiting: readonly Waiting[],
  { clinic, staff, settings, taken }: Diary,
  now: Date,
): SoonerTime[] {
  if (waiting.length === 0) return [];
  const today = clinicDate(now);
  const first = minutesAfter(now, settings.noticeMinutes).getTime();
  const found = new Map<string, SoonerTime>();
  const longest = [...waiting].sort((a, b) => a.wish.since.getTime() - b.wish.since.getTime());
  for (let ahead = 0; ahead < settings.horizonDays; ahead++) {
    const day = weekDay(addDays(today, ahead), clinic);
    for (const provider of staff) {
      const theirs = longest.filter(({ type }) => takesVisits(provider, type));
      const isFree = (quarter: number) => !taken.has(`${quarter}_${provider.id}`);
      for (const { from, to } of stretches(timesIn(day.date, openFor(provider, day)), isFree)) {
        const left = new Set(theirs);
        for (let quarter = from; quarter < to && left.size > 0; quarter++) {
          const at = quarter * quarterMs;
          if (at < first) continue;
          const { weekday, time } = wallClock(new Date(at));
          const moment = { at, weekday, part: partOfDay(time) };
          for (const each of left) {
            if (!wants(each, moment) || !fits(each.type, quarter, to, isFree)) continue;
            left.delete(each);
            const id = `${quarter}_${provider.id}`;
            const startsAt = new Date(at);
            const endsAt = minutesAfter(startsAt, each.type.minutes);
            const free = found.get(id) ?? {
              ...{ id, startsAt, endsAt, providerId: provider.id, waiting: [] },
            };
            free.waiting.push(each);
            if (endsAt < free.endsAt) free.endsAt = endsAt;
            found.set(id, free);
          }
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The visit ends within the stretch; its buffer may lie after closing time. */
function fits(
  { minutes, buffer }: BookedType,
  quarter: number,
  to: number,
  isFree: (quarter: number) => boolean,
): boolean {
  const end = quarter + minutes / quarterMinutes;
  if (end > to) return false;
  for (let each = end; each < end + buffer / quarterMinutes; each++) {
    if (!isFree(each)) return false;
  }
  return true;
}

/** Quarter hours without a gap, `to` excluded. */
function stretches(
  open: ReturnType<typeof timesIn>,
  isFree: (quarter: number) => boolean,
): { from: number; to: number }[] {
  const free: { from: number; to: number }[] = [];
  for (const { from, to } of open) {
    const end = Math.floor(to / quarterMs);
    for (let quarter = Math.ceil(from / quarterMs); quarter < end; quarter++) {
      if (!isFree(quarter)) continue;
      const last = free.at(-1);
      if (last?.to === quarter) last.to = quarter + 1;
      else free.push({ from: quarter, to: quarter + 1 });
    }
  }
  return free;
}
