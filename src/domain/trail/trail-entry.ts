/** The activity log: who changed or looked at what, and when. Entries are never changed or deleted. */

import type { Author } from '../account/author.ts';
import { storedAuthor } from '../account/author.ts';
import type { LeadType } from '../leads/lead.ts';
import type { Deed } from '../leads/lead-activity.ts';
import { storedDate } from '../stored-value.ts';
import type { VisitStatus } from '../visits/visit.ts';
import type { ErasureReason } from './erasure.ts';

/** What decides where a visit stands. */
export type VisitMoment = { status: VisitStatus; startsAt: Date };

/** What is shown on the website: articles, photos and files, staff, the logo and the hero picture. */
export type ContentDeed = 'created' | 'changed' | 'published' | 'withdrawn';

/** Of an import of patients. 'undone': all that nobody has used since. */
export const importStates = ['running', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** `fields` names changed fields; their values are in the document alone. */
export type Change =
  | { kind: 'booking'; leadId: string | null; to: VisitMoment }
  | {
      kind: 'visit_change';
      leadId: string | null;
      fields: string[];
      from: VisitMoment;
      to: VisitMoment;
    }
  /** Below the person, like a merge. */
  | { kind: 'person'; fields: string[] }
  /** Who the person turned out to be; null when the merge is undone. */
  | { kind: 'merge'; from: string | null; to: string | null }
  /** Below the import: what became of it, and how many patients that is. */
  | { kind: 'import'; deed: ImportState; count: number }
  /** Sent the mail about the visit again. */
  | { kind: 'visit_resend'; leadId: string | null }
  /** Offered the patient a sooner time by email. */
  | { kind: 'offer'; leadId: string | null; startsAt: Date }
  | { kind: 'invitation'; role: string }
  | { kind: 'role'; from: string | null; to: string }
  | { kind: 'suspension'; suspended: boolean }
  | { kind: 'sign_out' }
  | { kind: 'settings'; fields: string[] }
  | { kind: 'template'; fields: string[] }
  | { kind: 'content'; deed: ContentDeed; fields: string[] }
  /** name: what was deleted, as staff know it; '' for a message that has its original words again. */
  | { kind: 'deletion'; name: string }
  /** Below the erasure. leadId: null for a visit and a person. */
  | { kind: 'erasure'; leadId: string | null; why: ErasureReason };

/** Which list was searched or exported; 'all': the search across all of them. */
export type SearchedList = LeadType | 'all';

/** Lists that show names. 'due': what is due for deletion. */
export type PeopleList = LeadType | 'overview' | 'due';

/** What staff saw or took away. A search doesn't keep its words: they may name a person. */
export type AccessEntry =
  | { kind: 'view'; leadId: string }
  | { kind: 'visit_view'; appointmentId: string; leadId: string | null }
  | { kind: 'list'; list: PeopleList }
  /** The visits of a day or a week from this date, 'YYYY-MM-DD'. */
  | { kind: 'schedule'; from: string; days: 1 | 7 }
  | { kind: 'search'; list: SearchedList }
  | { kind: 'export'; list: LeadType; count: number }
  | { kind: 'download'; leadId: string | null }
  /** Everything about one person, for that person. A line for each request. */
  | { kind: 'person_export'; leadId: string };

export function visitAccess({ id, leadId }: { id: string; leadId: string | null }): AccessEntry {
  return { kind: 'visit_view', appointmentId: id, leadId };
}

export type Place = { collection: string; id: string };

export type TrailEntry = (Change | AccessEntry | (Deed & { leadId?: string | null })) & {
  id: string;
  by: Author;
  at: Date;
  place: Place;
};

export const trailAreas = {
  requests: [
    ...(['note', 'call', 'status', 'call_back', 'heard_from', 'sooner'] as const),
    ...(['correction', 'hold', 'erasure', 'resend', 'person', 'merge', 'import'] as const),
  ],
  visits: ['booking', 'visit_change', 'visit_resend', 'offer'],
  looks: [
    ...(['view', 'visit_view', 'list', 'schedule', 'search'] as const),
    ...(['export', 'download', 'person_export'] as const),
  ],
  accounts: ['invitation', 'role', 'suspension', 'sign_out'],
  website: ['settings', 'template', 'content', 'deletion'],
} as const satisfies Record<string, readonly TrailEntry['kind'][]>;

export type TrailArea = keyof typeof trailAreas;

export const trailAreaLabels: Record<TrailArea, string> = {
  requests: 'Requests',
  visits: 'Visits',
  looks: 'Views, searches and exports',
  accounts: 'Accounts',
  website: 'Website and settings',
};

export function trailAreaOf(value: string | null): TrailArea | null {
  const areas = Object.keys(trailAreas) as TrailArea[];
  return areas.find((area) => area === value) ?? null;
}

/**
 * null for an entry without a time or an author, which the rules let through nowhere, and for a patient's answer in the
 * history of a request: the visit has an entry of it. path: 'leads/l1/activity/a1'.
 */
export function trailEntryFrom(path: string, stored: Record<string, unknown>): TrailEntry | null {
  const [collection = '', id = ''] = path.split('/');
  const at = storedDate(stored.at);
  const by = storedAuthor(stored.by);
  if (stored.kind === 'visit') return null;
  return at && by && ({ ...stored, id: path, by, at, place: { collection, id } } as TrailEntry);
}
