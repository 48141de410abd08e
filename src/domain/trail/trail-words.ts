import { roleNames, roles } from '../account/access.ts';
import { callOutcomeLabels } from '../leads/lead-activity.ts';
import { referralSourceLabels } from '../leads/referral-source.ts';
import { languageOfMessage, messageIdFrom, messageOf } from '../messages/message-kinds.ts';
import { clinicDate } from '../time/clinic-day.ts';
import { shortMoment } from '../time/clinic-time.ts';
import { longDate, weekLabel, withYear } from '../time/week.ts';
import type { VisitStatus } from '../visits/visit.ts';
import { erasedCollections, erasedNames, erasureReasonLabels } from './erasure.ts';
import type {
  ContentDeed,
  ImportState,
  PeopleList,
  Place,
  SearchedList,
  TrailEntry,
} from './trail-entry.ts';

/** null: the document is deleted; undefined: it has no name. */
type NameOf = (place: Place) => string | null | undefined;

const listNames: Record<SearchedList, [one: string, many: string]> = {
  contact: ['appointment request', 'appointment requests'],
  pip: ['PIP lead', 'PIP leads'],
  attorney: ['attorney request', 'attorney requests'],
  all: ['request', 'all requests'],
};

const peopleLists: Record<PeopleList, string> = {
  overview: 'the overview',
  contact: 'the list of appointment requests',
  pip: 'the list of PIP leads',
  attorney: 'the list of attorney requests',
  due: 'the requests due for deletion',
};

const statusNames: Record<string, string> = {
  new: 'New',
  contacted: 'Contacted',
  in_review: 'In review',
  closed: 'Completed',
  guide_sent: 'Guide Sent',
  converted: 'Converted',
  dismissed: 'Dismissed',
  spam: 'Spam',
};

/** What the log calls a document of the website, by its collection. */
export const contentNames: Record<string, string> = {
  blogPosts: 'article',
  staff: 'staff page',
  media: 'file',
  images: 'picture of the library',
  siteMedia: 'picture',
  reviews: 'review',
};

/** Settings beside the clinic's facts. */
const otherSettings: Record<string, string> = {
  publishing: 'changed the publishing settings',
  security: 'changed whether the second step is required',
  retention: 'changed how long requests are kept',
  visitTypes: 'changed the types of visits',
  booking: 'changed what visitors can book',
  calendars: 'changed the addresses of other calendars',
};

const deedNames: Record<ContentDeed, string> = {
  created: 'added',
  changed: 'changed',
  published: 'published',
  withdrawn: 'withdrew',
};

/** The document that an entry tells of: a request or a visit for what was looked at. */
export function subjectOf(entry: TrailEntry): Place {
  if (entry.kind === 'visit_view') return { collection: 'appointments', id: entry.appointmentId };
  const isLook =
    entry.kind === 'view' || entry.kind === 'download' || entry.kind === 'person_export';
  return isLook && entry.leadId ? { collection: 'leads', id: entry.leadId } : entry.place;
}

/** What the author did, to follow their name: 'opened the request of Maria Olsen'. */
export function trailWords(entry: TrailEntry, nameOf: NameOf): string {
  try {
    return wordsOf(entry, nameOf) ?? otherVersion;
  } catch {
    // Harmless: an entry of another version, as after a rollback. Its line says who and when.
    return otherVersion;
  }
}

const otherVersion = 'did something that this version of the website can’t name';

/** undefined for a kind of another version. */
function wordsOf(entry: TrailEntry, nameOf: NameOf): string | undefined {
  const name = nameOf(subjectOf(entry));
  const request = name === null ? 'a request that was erased' : `the request of ${name}`;
  const visit = name === null ? 'a visit that was deleted' : `the visit of ${name}`;
  const person = name || 'a deleted account';
  switch (entry.kind) {
    case 'view':
      return `opened ${request}`;
    case 'visit_view':
      return `opened ${visit}`;
    case 'list':
      return `looked at ${peopleLists[entry.list]}`;
    case 'schedule':
      return entry.days === 1
        ? `looked at the visits of ${withYear(longDate(entry.from), entry.from, clinicDate(entry.at))}`
        : `looked at the schedule of ${weekLabel(entry.from)}`;
    case 'download':
      return entry.leadId
        ? `downloaded a calendar file for ${request}`
        : 'downloaded the calendar file of a visit';
    case 'person_export':
      return `exported everything about ${request}`;
    case 'search':
      return `searched ${listNames[entry.list][1]}`;
    case 'export': {
      const [one, many] = listNames[entry.list];
      const count = entry.count.toLocaleString('en-US');
      return `exported ${count} ${entry.count === 1 ? one : many}`;
    }
    case 'note':
      return `added a note to ${request}`;
    case 'call':
      return `logged a call for ${request}: ${callOutcomeLabels[entry.outcome]}`;
    case 'status':
      return `moved ${request} from ${statusName(entry.from)} to ${statusName(entry.to)}`;
    case 'heard_from':
      return `set how ${name ?? 'a person'} heard about the clinic: ${
        entry.to ? referralSourceLabels[entry.to] : 'not asked'
      }`;
    case 'call_back':
      return entry.until
        ? `set a call back for ${request}: ${shortMoment(entry.until, entry.at)}`
        : `cleared the call back for ${request}`;
    case 'sooner':
      return entry.wants
        ? `noted that ${name ?? 'a person'} wants to come sooner`
        : `took ${name ?? 'a person'} off the waitlist`;
    case 'correction':
      return `corrected the contact of ${request}`;
    case 'hold':
      return entry.why === null
        ? `lifted the legal hold on ${request}`
        : `put ${request} on legal hold`;
    case 'erasure': {
      const collection = erasedCollections.find((each) => entry.place.id.startsWith(`${each}-`));
      const what = collection ? erasedNames[collection] : 'record';
      return `erased a ${what}: ${erasureReasonLabels[entry.why].toLowerCase()}`;
    }
    case 'person': {
      const who = `the person ${name || 'who is erased'}`;
      // Only a new one gets this field by an entry of this kind.
      if (entry.fields.includes('mergedInto')) return `added ${who}`;
      return `changed ${who}: ${fieldNames(entry.fields)}`;
    }
    case 'merge':
      return entry.to === null
        ? `undid the merge of ${name || 'an erased person'}`
        : `merged ${name || 'an erased person'} into another person`;
    case 'import':
      return importWords[entry.deed](
        `${entry.count.toLocaleString('en-US')} ${entry.count === 1 ? 'patient' : 'patients'}`,
      );
    case 'visit':
      return `answered the email about ${visit}`;
    case 'booking':
      return `booked ${visit} on ${shortMoment(entry.to.startsAt, entry.at)}`;
    case 'visit_change':
      return visitWords(visit, entry);
    case 'resend':
      return `sent the emails about ${request} again`;
    case 'visit_resend':
      return `sent the email about ${visit} again`;
    case 'offer':
      return `offered ${name ?? 'a person'} a sooner time, ${shortMoment(entry.startsAt, entry.at)}`;
    case 'invitation':
      return `invited ${person} as ${roleName(entry.role)}`;
    case 'role':
      return `changed the role of ${person} from ${roleName(entry.from)} to ${roleName(entry.to)}`;
    case 'suspension':
      return `${entry.suspended ? 'suspended' : 'reactivated'} ${person}`;
    case 'sign_out':
      return `signed out ${person} everywhere`;
    case 'settings':
      return otherSettings[entry.place.id] ?? `changed the settings: ${fieldNames(entry.fields)}`;
    case 'template':
      return `changed the words of ${messageName(entry.place.id)}`;
    case 'content':
      return `${deedNames[entry.deed]} ${contentName(entry.place, name)}`;
    case 'deletion':
      return entry.place.collection === 'templates'
        ? `put back the original words of ${messageName(entry.place.id)}`
        : `deleted ${contentName(entry.place, entry.name)}`;
  }
}

function visitWords(
  visit: string,
  { from, to, fields, at }: Extract<TrailEntry, { kind: 'visit_change' }>,
): string {
  if (from.startsAt.getTime() !== to.startsAt.getTime()) {
    return `moved ${visit} from ${shortMoment(from.startsAt, at)} to ${shortMoment(to.startsAt, at)}`;
  }
  const when = `${visit} on ${shortMoment(to.startsAt, at)}`;
  if (from.status === 'held' && to.status !== 'held') return heldWords(to.status, when);
  if (from.status !== to.status) return statusWords[to.status](when);
  const others = fields.filter((field) => !derived.has(field));
  return `changed ${when}${others.length > 0 ? `: ${fieldNames(others)}` : ''}`;
}

const importWords: Record<ImportState, (patients: string) => string> = {
  running: (patients) => `began to bring ${patients} from the old system`,
  done: (patients) => `brought ${patients} from the old system`,
  undoing: (patients) => `began to undo an import of ${patients}`,
  undone: (patients) => `undid an import; ${patients} stayed`,
};

/** These follow from other fields. */
const derived = new Set(['endsAt', 'providerId', 'type', 'buffer']);

/** What became of a hold. */
function heldWords(to: VisitStatus, visit: string): string {
  return `${to === 'cancelled' ? 'released' : 'confirmed'} ${visit}, which was held`;
}

const statusWords: Record<VisitStatus, (visit: string) => string> = {
  held: (visit) => `set ${visit} back to Held`,
  scheduled: (visit) => `set ${visit} back to Scheduled`,
  confirmed: (visit) => `confirmed ${visit}`,
  arrived: (visit) => `marked ${visit} as Arrived`,
  completed: (visit) => `marked ${visit} as Completed`,
  cancelled: (visit) => `cancelled ${visit}`,
  no_show: (visit) => `marked ${visit} as No show`,
};

function statusName(status: string): string {
  return statusNames[status] ?? status;
}

function roleName(value: string | null): string {
  const role = roles.find((known) => known === value);
  return role ? roleNames[role] : (value ?? 'no role');
}

function messageName(id: string): string {
  const known = messageIdFrom(id);
  if (!known) return 'a message';
  const inSpanish = languageOfMessage(known) === 'es' ? ' in Spanish' : '';
  return `the message “${messageOf(known).title}”${inSpanish}`;
}

function contentName({ collection, id }: Place, name: string | null | undefined): string {
  if (collection === 'siteMedia') return id === 'logo' ? 'the logo' : 'the hero picture';
  const one = contentNames[collection] ?? 'entry';
  if (name) return `the ${one} “${name}”`;
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

const knownFields: Record<string, string> = {
  geo: 'place on the map',
  mapUrl: 'link to the map',
  reviewUrl: 'link to reviews',
  origin: 'address of the website',
  providerName: 'provider',
  typeName: 'type',
  patientName: 'name',
  patientPhone: 'phone',
  patientEmail: 'email',
  keys: 'phones and emails',
  sooner: 'whether they want to come sooner',
  notSame: 'who it is not',
  imported: 'what the old system knew',
};

/** 'cancel notice hours' for 'cancelNoticeHours' */
function fieldNames(fields: string[]): string {
  const words = (field: string) =>
    knownFields[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  // Search keys follow from other fields.
  const told = fields.filter((field) => field !== 'searchKeys' || fields.length === 1);
  return told.map(words).join(', ');
}
