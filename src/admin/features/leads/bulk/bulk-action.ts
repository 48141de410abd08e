import type { ActionFunctionArgs } from 'react-router-dom';
import { setLeadStatus } from '#data/leads/activity-log.ts';
import type { Author } from '#domain/account/author.ts';
import { knownStatus, type LeadStatus, type LeadType } from '#domain/leads/lead.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../../shared/access/author.ts';
import { sessionContext } from '../../../shared/access/session-context.ts';
import { settledEach } from '../../../shared/data/settled-each.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { listLabels } from '../params/list-labels.ts';
import { undoMove } from '../status/undo-move.ts';

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

  const { done, unchanged, failed, error } = await changeEach(leads, ({ id, status }) =>
    setLeadStatus(id, to, by, (stored) => stored === status).then((before) => before !== null),
  );
  if (done.length > 0) {
    const before = done.flatMap(({ id, status }) => {
      const known = knownStatus(status);
      return known ? { id, status: known } : [];
    });
    const onSelect = () => void undo(before, to, by, count);
    // All or none: a part that stays as it is would be overlooked.
    toast.success(
      news[to](count(done)),
      before.length === done.length ? { action: { label: 'Undo', onSelect } } : undefined,
    );
  }
  tellRest(unchanged, failed, error, count);
  return { left: [...unchanged, ...failed].map(({ id }) => id) };
}

type Before = { id: string; status: LeadStatus };
type Count = (list: unknown[]) => string;

/** The live feed updates the screen: the person may have left the page by then. */
async function undo(leads: Before[], to: BulkDestination, by: Author, count: Count): Promise<void> {
  const { unchanged, failed, error } = await changeEach(leads, ({ id, status }) =>
    undoMove(id, to, status, by),
  );
  tellRest(unchanged, failed, error, count);
}

/** `write` says whether it changed the lead. */
async function changeEach<Each>(leads: Each[], write: (lead: Each) => Promise<boolean>) {
  const unchanged: Each[] = [];
  const { stored, failed, error } = await settledEach(leads, async (lead) => {
    if (!(await write(lead))) unchanged.push(lead);
  });
  return { done: stored.filter((lead) => !unchanged.includes(lead)), unchanged, failed, error };
}

function tellRest(unchanged: unknown[], failed: unknown[], error: unknown, count: Count): void {
  if (unchanged.length > 0) {
    toast.error(`A colleague has changed ${count(unchanged)} meanwhile. Nothing was overwritten.`);
  }
  if (failed.length > 0) {
    const text = `Failed to update ${count(failed)}. Please try again.`;
    void failureText(text, error).then(toast.error);
  }
}
