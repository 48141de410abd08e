import type { ActionFunctionArgs } from 'react-router-dom';
import { type LeadStatus, type LeadType, leadStatuses } from '#domain/leads/lead.ts';
import type { Author } from '#domain/leads/lead-activity.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../author.ts';
import { failureText } from '../../failure-text.ts';
import { sessionContext } from '../../guard.ts';
import { plural } from '../../plural.ts';
import { listLabels } from '../list/list-labels.ts';
import { storeMove, undoMove } from '../status/store-move.ts';

export type BulkDestination = 'contacted' | 'dismissed' | 'spam';

/** The leads with the status that the screen showed. */
export type BulkChange = {
  type: LeadType;
  to: BulkDestination;
  leads: { id: string; status: string }[];
};

/** Ids of the leads that stay as they were: the selection keeps them. */
export type BulkAnswer = { left: string[] };

const news: Record<BulkDestination, (leads: string) => string> = {
  contacted: (leads) => `Marked ${leads} contacted`,
  dismissed: (leads) => `Dismissed ${leads}`,
  spam: (leads) => `Marked ${leads} as spam`,
};

/** Changes each lead by the same write as its badge does: one toast and one Undo for all. */
export async function action({ request, context }: ActionFunctionArgs): Promise<BulkAnswer> {
  const { type, to, leads }: BulkChange = await request.json();
  const by = authorOf(context.get(sessionContext));
  const count = (list: unknown[]) => plural(list.length, listLabels[type].one);

  const { done, unchanged, errors } = await forEach(leads, ({ id, status }) =>
    storeMove(id, to, by, (stored) => stored === status).then((before) => before !== null),
  );
  if (done.length > 0) {
    const onSelect = () => void undo(done, to, by, count);
    toast.success(news[to](count(done)), { action: { label: 'Undo', onSelect } });
  }
  tellRest(unchanged, errors, count);
  return { left: [...unchanged, ...errors.map(([lead]) => lead)].map(({ id }) => id) };
}

type Item = BulkChange['leads'][number];
type Count = (list: unknown[]) => string;

/** The live feed updates the screen: the person may have left the page by then. */
async function undo(leads: Item[], to: BulkDestination, by: Author, count: Count): Promise<void> {
  const { unchanged, errors } = await forEach(leads, ({ id, status }) => {
    const before = leadStatuses.find((known) => known === status) ?? ('new' as LeadStatus);
    return undoMove(id, to, before, by);
  });
  tellRest(unchanged, errors, count);
}

/** `write` says whether it changed anything. */
async function forEach(leads: Item[], write: (lead: Item) => Promise<boolean>) {
  const results = await Promise.allSettled(leads.map(write));
  const done: Item[] = [];
  const unchanged: Item[] = [];
  const errors: [Item, unknown][] = [];
  for (const [place, lead] of leads.entries()) {
    const result = results[place];
    if (result?.status === 'fulfilled') (result.value ? done : unchanged).push(lead);
    else errors.push([lead, result?.reason]);
  }
  return { done, unchanged, errors };
}

function tellRest(unchanged: Item[], errors: [Item, unknown][], count: Count): void {
  if (unchanged.length > 0) {
    toast.error(`A colleague has changed ${count(unchanged)} meanwhile. Nothing was overwritten.`);
  }
  const [first] = errors;
  if (first) {
    const failed = `Failed to update ${count(errors)}. Please try again.`;
    void failureText(failed, first[1]).then(toast.error);
  }
}
