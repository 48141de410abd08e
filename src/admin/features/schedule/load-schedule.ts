import { readWaitlist } from '#data/booking/waitlist.ts';
import { getLead, listLeads } from '#data/leads/leads.ts';
import { readVisitTypes } from '#data/read-booking.ts';
import { type Settled, settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { findScheduled, getVisit, lastVisitChange, listVisits } from '#data/visits/visits.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { addDays, dayOf } from '#domain/time/clinic-day.ts';
import { mondayOf } from '#domain/time/week.ts';
import { providerOr } from '#domain/visits/provider-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { emptyWaitlist, type Waitlist } from '#domain/visits/waitlist.ts';
import { earliestNext, findFreeTimes } from '../../shared/data/free-times.ts';
import type { SchedulePlace } from '../../shared/paths/schedule-address.ts';
import { offeredType, offeredTypes } from './booking/offered-types.ts';

export type Schedule = Opened & {
  /** Every visit of the shown week, of any provider and status. */
  visits: Visit[];
  /** Requests without a visit: new ones by their wait, then those whom somebody has called, newest first. */
  requests: Lead[];
  /** Whether older requests exist. */
  hasOlder: boolean;
  /** Of any visit. */
  lastChange: string;
  /** Empty when it could not be loaded. */
  waitlist: Waitlist;
};

/** What the dialogs in the address need. Records are null without one, or when it is deleted. */
export type Opened = {
  staff: StaffMember[];
  /** Inactive ones, too. */
  types: readonly VisitType[];
  lead: Lead | null;
  next: NextVisit | null;
  visit: Visit | null;
};

/** A visit whose patient gets another one, and when that could be. */
type NextVisit = { after: Visit; firstFree: Date | null };

export const scheduleFailed = 'Failed to load the schedule';

export function loadSchedule(place: SchedulePlace): Promise<Settled<Schedule>> {
  return settled(readSchedule(place), scheduleFailed);
}

async function readSchedule(place: SchedulePlace): Promise<Schedule> {
  const [visits, requests, opened, lastChange, waitlist] = await Promise.all([
    listVisits(rangeOf(place.date)),
    loadRequests(place.search),
    loadOpened(place),
    lastVisitChange(),
    // The calendar is complete enough to work with.
    settled(readWaitlist(), 'Failed to load the waitlist'),
  ]);
  const loaded = { visits, ...requests, ...opened, lastChange };
  return { ...loaded, waitlist: waitlist.ok ? waitlist.value : emptyWaitlist };
}

export async function loadOpened(place: SchedulePlace): Promise<Opened> {
  const directory = Promise.all([listStaff(), readVisitTypes()]);
  const [[staff, types], lead, next, visit] = await Promise.all([
    directory,
    place.lead ? getLead(place.lead) : null,
    place.next ? loadNext(place.next, directory) : null,
    place.visit ? getVisit(place.visit) : null,
  ]);
  return { staff, types, lead, next, visit };
}

function rangeOf(date: string): { from: Date; to: Date } {
  const monday = mondayOf(date);
  return { from: dayOf(monday).from, to: dayOf(addDays(monday, 6)).to };
}

async function loadNext(
  id: string,
  directory: Promise<[StaffMember[], readonly VisitType[]]>,
): Promise<NextVisit | null> {
  const [after, [staff, types]] = await Promise.all([getVisit(id), directory]);
  if (!after) return null;
  const type = offeredType(offeredTypes(types, null), after.type);
  const provider = providerOr(after.providerId, staff, type);
  const times = await findFreeTimes({
    providerId: provider?.id ?? '',
    provider,
    type,
    preferredTime: '',
    except: null,
    from: earliestNext(after),
  });
  return { after, firstFree: (times.ok && times.value[0]) || null };
}

/** Open appointment requests without a visit. */
async function loadRequests(search: string): Promise<Pick<Schedule, 'requests' | 'hasOlder'>> {
  const type = 'contact';
  const pages = search
    ? [await listLeads({ type, view: 'all', search })]
    : await Promise.all([
        listLeads({ type, view: 'new', oldestFirst: true }),
        listLeads({ type, view: 'contacted' }),
      ]);
  const found = pages.flatMap(({ leads }) => leads);
  const scheduled = await findScheduled(found.map(({ id }) => id));
  const open = found.filter(({ id }) => !scheduled.has(id));
  const age = (a: Lead, b: Lead) => a.createdAt.getTime() - b.createdAt.getTime();
  return {
    requests: [
      ...open.filter((lead) => isInView(lead, 'new')).sort(age),
      ...open.filter((lead) => isInView(lead, 'contacted')).sort((a, b) => age(b, a)),
    ],
    hasOlder: pages.some(({ next }) => next !== null),
  };
}
