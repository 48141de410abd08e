/** When a clinic offers visits to people who are new to it. */
import type { BookingSettings } from '../clinic/booking-settings.ts';
import type { OpeningTimes } from '../clinic/clinic.ts';
import { weekDay } from '../clinic/clinic-week.ts';
import { timesIn } from '../clinic/open-times.ts';
import type { StaffMember } from '../clinic/staff-member.ts';
import type { VisitType } from '../clinic/visit-types.ts';
import { addDays, clinicDate } from '../time/clinic-day.ts';
import { quarterMs } from '../time/quarter.ts';
import type { Offer } from './openings.ts';
import { openFor, takesVisits } from './provider-time.ts';
import { quarterMinutes } from './slots.ts';

/** The first type in the clinic's order that is offered online; null while nothing is. */
export function onlineType(
  types: readonly VisitType[],
  settings: BookingSettings,
): VisitType | null {
  if (!settings.isOn) return null;
  return types.find(({ id, isActive }) => isActive && settings.types.includes(id)) ?? null;
}

type Offering = {
  clinic: OpeningTimes;
  staff: readonly StaffMember[];
  type: Pick<VisitType, 'id' | 'minutes' | 'buffer'>;
  settings: BookingSettings;
};

/** From today until the last day of the horizon. Of a provider's day a share is left out, the same whenever it is computed. */
export function offerOf({ clinic, staff, type, settings }: Offering, now: Date): Offer {
  const today = clinicDate(now);
  const dates = Array.from({ length: settings.horizonDays }, (_, ahead) => addDays(today, ahead));
  const providers = staff.filter((member) => takesVisits(member, type));
  return {
    length: type.minutes / quarterMinutes,
    buffer: type.buffer / quarterMinutes,
    noticeMinutes: settings.noticeMinutes,
    isOutside: settings.calendar === 'outside',
    time: Object.fromEntries(
      providers.map((provider) => [
        provider.id,
        inSteps(
          dates.flatMap((date) => {
            const times = timesIn(date, openFor(provider, weekDay(date, clinic)));
            return joined(withoutShare(quartersIn(times), settings.keptBack, date + provider.id));
          }),
        ),
      ]),
    ),
  };
}

function quartersIn(times: ReturnType<typeof timesIn>): number[] {
  return times.flatMap(({ from, to }) => {
    const first = Math.ceil(from / quarterMs);
    const end = Math.floor(to / quarterMs);
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  });
}

/** Leaves out that many percent, in one piece. day: decides where it is, so that nobody can tell it from a visit. */
function withoutShare(quarters: readonly number[], percent: number, day: string): number[] {
  const kept = Math.round((quarters.length * percent) / 100);
  const at = hash(day) % (quarters.length - kept + 1);
  return quarters.filter((_, index) => index < at || index >= at + kept);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

/** Start and end of each stretch without a gap. */
function joined(quarters: readonly number[]): number[] {
  return quarters.flatMap((quarter, index) => [
    ...(quarters[index - 1] === quarter - 1 ? [] : [quarter]),
    ...(quarters[index + 1] === quarter + 1 ? [] : [quarter + 1]),
  ]);
}

const inSteps = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
