import { WriteError } from '#data/firebase/write-errors.ts';
import { setLeadStatus } from '#data/leads/activity-log.ts';
import { knownStatus, type LeadType } from '#domain/leads/lead.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { saveAction } from '../../../shared/save/save-action.ts';
import { saveEach } from '../../../shared/save/save-each.ts';
import { undoMove } from '../../../shared/save/undo-move.ts';
import { listLabels } from '../params/list-labels.ts';

export type BulkDestination = 'contacted' | 'dismissed' | 'spam';

type ShownLead = { id: string; status: string };

/** The leads with the status that the screen showed. */
export type BulkChange = { type: LeadType; to: BulkDestination; leads: ShownLead[] };

const news: Record<BulkDestination, (leads: string) => string> = {
  contacted: (leads) => `Marked ${leads} contacted`,
  dismissed: (leads) => `Dismissed ${leads}`,
  spam: (leads) => `Marked ${leads} as spam`,
};

/** One toast and one Undo for all. Answers with the ids of the leads that stay as they were, for the selection. */
export const action = saveAction({
  async save({ form, by }) {
    const { type, to, leads }: BulkChange = JSON.parse(String(form.get('change')));
    const count = (list: unknown[]) => plural(list.length, listLabels[type].one);
    const words = {
      failed: (failed: ShownLead[]) => `Failed to update ${count(failed)}. Please try again.`,
      overtaken: (changed: ShownLead[]) =>
        `A colleague has changed ${count(changed)} meanwhile. Nothing was overwritten.`,
    };

    const left = await saveEach(leads, {
      ...words,
      async write({ id, status }) {
        const before = await setLeadStatus(id, to, by, (stored) => stored === status);
        if (before === null) throw new WriteError('changed');
      },
      done: (done) => news[to](count(done)),
      undo(done) {
        // All or none: a part that stays as it is would be overlooked.
        if (!done.every(({ status }) => knownStatus(status))) return null;
        // The live feed updates the screen: the person may have left the page by then.
        return {
          ...words,
          write: ({ id, status }) => undoMove(id, to, knownStatus(status) ?? 'new', by),
        };
      },
    });
    return { ok: true, value: left.map(({ id }) => id) };
  },
});
