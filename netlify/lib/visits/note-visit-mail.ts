import type { NotifyState } from '#domain/leads/notify-state.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { ToldVisit } from '#domain/visits/visit-mail.ts';
import { logFailure } from '../describe-error.ts';
import { changedDocument } from '../firestore/document-writes.ts';
import { commit } from '../firestore/firestore-rest.ts';
import { findVisit } from '../stored-visits.ts';

type Outcome = {
  askedAt: Date | null;
  /** With a try only. */
  state?: NotifyState;
  triedAt?: Date;
  triedSince?: Date;
  told?: ToldVisit;
};

const attempts = 3;

/** Ends the claim. A newer request for a mail stays due, as this one does if the note fails. Never throws. */
export async function noteVisitMail({ id, mail }: Visit, outcome: Outcome): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const found = await findVisit(id);
      if (!found) return;
      const { stored, visit } = found;
      const { askedAt, ...rest } = outcome;
      const isAskedSince = visit.mail.askedAt?.getTime() !== mail.askedAt?.getTime();
      const noted = isAskedSince ? rest : outcome;
      // A field of the mask without a value is removed.
      const fields = ['claimedUntil', 'triedSince', ...Object.keys(noted)];
      const paths = [...new Set(fields)].map((field) => `mail.${field}`);
      const given = { updateTime: stored.updateTime };
      await commit([changedDocument(stored.name, { mail: noted }, { given, paths })]);
      return;
    } catch (error) {
      // A conflict with another write, or a lost answer: the next read tells.
      if (attempt < attempts) continue;
      logFailure(`mail of visit ${id} not noted`, error);
      return;
    }
  }
}
