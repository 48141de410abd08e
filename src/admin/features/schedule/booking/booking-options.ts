import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { type BookedType, typeLabel } from '#domain/clinic/visit-types.ts';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { minuteOfDay, timeLabel, timeOfDay } from '#domain/time/wall-clock.ts';
import { providersFor } from '#domain/visits/provider-time.ts';
import type { Visit } from '#domain/visits/visit.ts';

type Option = { value: string; label: string };

const choose: Option = { value: '', label: 'Choose' };

export function requestOptions(requests: readonly Lead[]): Option[] {
  return [
    { value: '', label: 'None / someone else' },
    ...requests.map((lead) => ({ value: lead.id, label: requestLabel(lead, requests) })),
  ];
}

/** With phone or email where another request has the same name. */
function requestLabel(lead: Lead, requests: readonly Lead[]): string {
  const name = leadName(lead);
  const isAlone = requests.every((other) => other === lead || leadName(other) !== name);
  const contact = lead.phone || lead.email;
  return isAlone || !contact ? name : `${name}, ${contact}`;
}

export function typeOptions(types: readonly BookedType[]): Option[] {
  return types.map((type) => ({ value: type.id, label: typeLabel(type) }));
}

/** Who can have a visit of this type. The chosen one stays an option, and so does one who has left, for their visit. */
export function providerOptions(
  staff: readonly StaffMember[],
  type: BookedType,
  chosen: string,
  change: Visit | null,
): Option[] {
  const offered = providersFor(staff, type);
  const options = staff
    .filter((member) => offered.includes(member) || member.id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
  if (change && !staff.some(({ id }) => id === change.providerId)) {
    options.unshift({ value: change.providerId, label: change.providerName });
  }
  // Where the chosen one has left since, staff choose another one.
  return options.some(({ value }) => value === chosen) ? options : [choose, ...options];
}

const firstStart = minuteOfDay('06:00');
const lastStart = minuteOfDay('21:45');

/** Quarter hours from 6 AM to 10 PM, and the chosen time if it lies outside. */
export function startOptions(chosen: string): Option[] {
  const times = chosen && !isUsualStart(chosen) ? [chosen] : [];
  for (let minute = firstStart; minute <= lastStart; minute += 15) times.push(timeOfDay(minute));
  return [
    ...(chosen ? [] : [choose]),
    ...times.sort().map((value) => ({ value, label: timeLabel(value) })),
  ];
}

function isUsualStart(time: string): boolean {
  const minute = minuteOfDay(time);
  return minute >= firstStart && minute <= lastStart;
}
