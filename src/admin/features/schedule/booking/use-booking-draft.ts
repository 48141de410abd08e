import { useState } from 'react';
import type { KnownPerson } from '#data/people/find-person.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { BookedType, VisitType } from '#domain/clinic/visit-types.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { isEmailKey } from '#domain/people/person.ts';
import { isDate, isTime } from '#domain/time/typed-time.ts';
import { providerOr, providersFor } from '#domain/visits/provider-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { NewDraft } from '../../../shared/drafts/tab-owner.ts';
import { type Draft, useDraft } from '../../../shared/drafts/use-draft.ts';
import { spotOf } from '../../../shared/paths/schedule-address.ts';
import { offeredType, offeredTypes } from './offered-types.ts';

/** The initial values of a booking form. */
export type BookingStart = {
  /** The visit to change; null books a new one. */
  change: Visit | null;
  /** The visit whose patient gets another one, or null. */
  next: Visit | null;
  lead: Lead | null;
  requests: readonly Lead[];
  staff: readonly StaffMember[];
  types: readonly VisitType[];
  /** 'YYYY-MM-DDTHH:mm', or ''. */
  spot: string;
  /** The provider whose calendar is shown, or null. */
  provider: string | null;
};

const blank = {
  leadId: '',
  /** Whose visit it is, as staff chose; '' where they didn't. */
  personId: '',
  patientName: '',
  phone: '',
  email: '',
  type: '',
  providerId: '',
  date: '',
  start: '',
  note: '',
  /** Ticked: the patient gets an email, if there is an address. */
  asksMail: true,
  /** The calendar spot at the time when date and start were chosen. */
  chosenOver: '',
  /** The id of a submitted booking: sent again, it is the same visit. */
  visitId: '',
  /** The visit's sequence when these fields were typed. */
  sequence: 0,
};

export type BookingFields = typeof blank;

export type BookingDraft = Draft<BookingFields> & {
  /** What the form offers, and which of it is chosen. */
  offered: readonly BookedType[];
  type: BookedType;
  changeWhen: (change: { date?: string; start?: string }) => void;
  /** Choosing another request fills in its name and contact. */
  choose: (leadId: string) => void;
  /** Choosing a person fills in what is known of them, and their open request. */
  choosePerson: (known: KnownPerson) => void;
  /** Another name is another person: nobody else's phone or email stays. */
  rename: (patientName: string) => void;
  keepId: () => void;
};

/** The fields of the booking form: its initial values, overlaid with the typed ones. newId: of a visit to book. */
export function useBookingDraft(from: BookingStart, newId: string, isBusy: boolean): BookingDraft {
  const { change, next, lead, requests, staff, types, spot, provider } = from;
  const like = change ?? next;
  const wished = like?.providerId ?? provider ?? '';
  const offered = offeredTypes(types, change);
  const type = offeredType(offered, like?.type ?? blank.type);
  // A provider who has left, or takes no appointments now, keeps their visit, but gets no other one.
  const providerId = change ? wished : (providerOr(wished, staff, type)?.id ?? '');
  // What the form of a new visit showed at first stays, whatever a colleague changes in the settings.
  const [first] = useState(change ? null : { type: type.id, providerId });
  const record: BookingFields = {
    ...blank,
    ...patientOf(like ?? lead),
    leadId: next?.leadId ?? lead?.id ?? '',
    personId: next?.personId ?? '',
    type: type.id,
    providerId,
    ...first,
    ...whenOf(spot || (change ? spotOf(change.startsAt) : '')),
    note: change?.note ?? '',
    sequence: change?.sequence ?? 0,
  };
  const draft = useDraft(nameOf(from, newId), record, isBusy);
  const visitId = draft.fields.visitId || newId;

  const shown = offeredTypes(types, change, draft.fields.type);
  // A spot picked in the calendar since then is the later choice.
  const isElsewhere = spot !== '' && draft.fields.chosenOver !== spot;
  const { date, start } = isElsewhere ? record : draft.fields;
  const { personId, leadId } = draft.fields;
  // In the form itself: an address with a request is for that request.
  const isChosen = !like && (personId !== '' || (leadId !== '' && !lead));

  return {
    ...draft,
    offered: shown,
    type: offeredType(shown, draft.fields.type),
    fields: { ...draft.fields, date, start, visitId },
    changeWhen: (when) => draft.change({ date, start, ...when, chosenOver: spot }),
    choose: (leadId) =>
      draft.change({ leadId, personId: '', ...patientOf(requestOf(leadId, requests)) }),
    choosePerson: (known) => draft.change(fieldsOf(known, requests, staff, offered)),
    rename: (patientName) =>
      draft.change({
        patientName,
        personId: '',
        ...(isChosen && { leadId: '', phone: '', email: '' }),
      }),
    keepId: () => draft.change({ visitId }),
  };
}

/** As their last visit was; a new patient comes back for a treatment. */
function fieldsOf(
  { group, visits }: KnownPerson,
  requests: readonly Lead[],
  staff: readonly StaffMember[],
  offered: readonly BookedType[],
): Partial<BookingFields> {
  const [{ id, name }] = group;
  const keys = group.flatMap((each) => each.keys);
  const open = requests.find(({ personId }) => group.some((each) => each.id === personId));
  const [last] = visits;
  const isBack = last && last.type !== 'new_patient';
  const type = offeredType(offered, isBack ? last.type : 'treatment');
  const takes = providersFor(staff, type);
  const provider = takes.find((member) => member.id === last?.providerId) ?? takes[0];
  return {
    ...{ personId: id, leadId: open?.id ?? '', patientName: name },
    phone: open?.phone || (keys.find((key) => !isEmailKey(key)) ?? ''),
    email: open?.email || (keys.find(isEmailKey) ?? ''),
    ...(last && { type: type.id, ...(provider && { providerId: provider.id }) }),
  };
}

/** Names the draft: it belongs to one visit or request, or to the new visit itself. */
function nameOf({ change, next, lead }: BookingStart, id: string): string | NewDraft {
  if (change) return `booking:change:${change.id}`;
  if (next) return `booking:after:${next.id}`;
  return lead ? `booking:for:${lead.id}` : { form: 'booking', id };
}

/** 'YYYY-MM-DDTHH:mm' split into the two fields; an address may hold anything. */
export function whenOf(spot: string): { date: string; start: string } {
  const [date = '', start = ''] = spot.split('T');
  return isDate(date) && isTime(start) ? { date, start } : { date: '', start: '' };
}

export function requestOf(leadId: string, requests: readonly Lead[]): Lead | null {
  return requests.find(({ id }) => id === leadId) ?? null;
}

export function memberOf(providerId: string, staff: readonly StaffMember[]): StaffMember | null {
  return staff.find(({ id }) => id === providerId) ?? null;
}

function patientOf(who: Visit | Lead | null) {
  if (!who) return { patientName: '', phone: '', email: '' };
  if ('patientName' in who) {
    return { patientName: who.patientName, phone: who.patientPhone, email: who.patientEmail };
  }
  return { patientName: who.name, phone: who.phone, email: who.email };
}
