import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { readClinic } from '#data/clinic-settings.ts';
import { readLeadCounts } from '#data/leads/lead-counts.ts';
import { lastLeadChange, listCallBacks, listSuspects } from '#data/leads/leads.ts';
import { listTemplates } from '#data/messages/templates.ts';
import { askServerTime } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { listOpenAnswers } from '#data/visits/visits.ts';
import { may } from '#domain/account/access.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import {
  onlyMoves,
  reloadsFor,
  replacesReload,
  requestReload,
} from '../../shared/data/feed-reload.ts';
import {
  type FrameFacts,
  type FrameLeads,
  type FrameWork,
  noLeads,
} from '../../shared/data/use-admin-data.ts';
import { frame } from './use-own-profile.ts';

const nothing = { ok: true as const, value: [] };

async function readLeads(): Promise<FrameLeads> {
  const [leadCounts, callBacks, suspects, lastChange] = await Promise.all([
    readLeadCounts(),
    listCallBacks(),
    listSuspects(),
    lastLeadChange(),
  ]);
  return { leadCounts, callBacks, suspects, lastChange };
}

export async function loader({ context }: LoaderFunctionArgs): Promise<FrameFacts> {
  const session = context.get(sessionContext);
  frame.isOutdated = false;
  void askServerTime().then((isOther) => isOther && requestReload(['all']));
  const [clinic, templates] = await Promise.all([
    settled(readClinic(), 'Failed to load the facts of the clinic'),
    may(session.role, 'read', 'leads')
      ? settled(listTemplates(), 'Failed to load the words of messages')
      : nothing,
  ]);
  return { session, clinic, templates };
}

async function loadWork({ context }: LoaderFunctionArgs): Promise<FrameWork> {
  if (!may(context.get(sessionContext).role, 'read', 'leads')) {
    return { leads: { ok: true, value: noLeads }, openAnswers: nothing };
  }
  const [leads, openAnswers] = await Promise.all([
    // The badges are optional: a failed count must not block the back office.
    settled(readLeads(), 'Failed to count requests'),
    settled(listOpenAnswers(), 'Failed to load the answers of patients'),
  ]);
  return { leads, openAnswers };
}

/** A filter does not change what the frame shows. */
const unlessMoved =
  (reloads: (args: ShouldRevalidateFunctionArgs) => boolean) =>
  (args: ShouldRevalidateFunctionArgs): boolean =>
    reloads(args) && (!onlyMoves(args) || frame.isOutdated || replacesReload());

export const shouldRevalidate = unlessMoved(reloadsFor('unwatched'));

/** A route of its own: feeds reload it, and not the facts beside it. */
export const work = {
  loader: loadWork,
  shouldRevalidate: unlessMoved(reloadsFor('leads', 'visits')),
};
