import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '#data/account/auth.ts';
import type { Settled } from '#data/settled.ts';
import type { Author } from '#domain/account/author.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { LeadCounts } from '#domain/leads/count-leads.ts';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { authorOf } from '../access/author.ts';

export type FrameFacts = {
  session: Session;
  /** The facts that every page uses. */
  clinic: Settled<Clinic>;
  /** Messages whose words staff have changed. */
  templates: Settled<MessageTemplate[]>;
};

/** What the rail and the notices tell of leads. Null or none: never read, or not for this role. */
export type FrameLeads = {
  leadCounts: Record<LeadType, LeadCounts> | null;
  /** Leads that are put off to a time. */
  callBacks: Lead[] | null;
  /** Leads in Spam whose sender may be a person. */
  suspects: Lead[];
  /** Of any lead. */
  lastChange: string | null;
};

export const noLeads: FrameLeads = {
  leadCounts: null,
  callBacks: null,
  suspects: [],
  lastChange: null,
};

export type FrameWork = {
  leads: Settled<FrameLeads>;
  /** Visits whose patient waits for an answer. */
  openAnswers: Settled<Visit[]>;
};

/** The signed-in administrator and the counts of leads, for anything inside the frame. */
export function useAdminData(): FrameFacts & FrameLeads & Pick<FrameWork, 'openAnswers'> {
  const facts = useRouteLoaderData<FrameFacts>('admin');
  const work = useRouteLoaderData<FrameWork>('admin-work');
  if (!facts || !work) throw new Error('useAdminData works below the admin route only');
  const { leads, openAnswers } = work;
  return { ...facts, ...(leads.ok ? leads.value : noLeads), openAnswers };
}

/** The signed-in person, as what they write names them. */
export function useAuthor(): Author {
  return authorOf(useAdminData().session);
}

/** The number of new leads; null when it failed to load. */
export function useWaitingLeads(): number | null {
  const { leadCounts } = useAdminData();
  if (!leadCounts) return null;
  return Object.values(leadCounts).reduce((sum, counts) => sum + counts.new, 0);
}

/** Whether a form was ever sent; true while unknown. */
export function useHasAnyLead(): boolean {
  const { leadCounts } = useAdminData();
  if (!leadCounts) return true;
  return Object.values(leadCounts).some(({ all, spam, dismissed }) => all + spam + dismissed > 0);
}
