import type { LeadType } from '#domain/leads/lead.ts';
import type { LeadView } from '#domain/leads/lead-view.ts';

type ListWords = {
  title: string;
  /** Names the list itself. */
  list: string;
  /** What one entry is called. */
  one: 'request' | 'lead';
  loading: string;
  loadFailed: string;
  /** When a failed reload keeps the list in view. */
  refreshFailed: string;
  search: { label: string; placeholder: string };
  views: Record<LeadView, string>;
  nothing: Record<LeadView, { title: string; text: string }>;
  /** Start of the export's file name. */
  file: string;
};

const requestViews: ListWords['views'] = {
  all: 'All',
  new: 'New',
  contacted: 'Contacted',
  completed: 'Completed',
  spam: 'Spam',
  dismissed: 'Dismissed',
};

const noRequests: Omit<ListWords['nothing'], 'all'> = {
  new: { title: 'Nobody is waiting', text: 'Every request has been answered.' },
  contacted: { title: 'Nobody is in progress', text: 'Requests marked contacted appear here.' },
  completed: { title: 'Nothing completed yet', text: 'Requests marked completed appear here.' },
  spam: { title: 'No spam', text: 'Likely spam appears here.' },
  dismissed: { title: 'Nothing dismissed', text: 'Dismissed requests appear here.' },
};

/** Every text that differs between the lists of leads. */
export const listLabels: Record<LeadType, ListWords> = {
  contact: {
    title: 'Appointment Requests',
    list: 'Appointment requests',
    one: 'request',
    loading: 'Loading appointment requests…',
    loadFailed: 'Failed to load appointment requests',
    refreshFailed: 'Failed to load appointment requests',
    search: { label: 'Search requests', placeholder: 'Search name, phone or injury' },
    views: requestViews,
    nothing: {
      all: { title: 'No appointment requests', text: 'New appointment requests will appear here.' },
      ...noRequests,
    },
    file: 'appointment-requests',
  },
  pip: {
    title: 'PIP Guide Leads',
    list: 'PIP leads',
    one: 'lead',
    loading: 'Loading PIP leads…',
    loadFailed: 'Failed to load PIP leads',
    refreshFailed: 'Failed to refresh PIP leads',
    search: { label: 'Search leads', placeholder: 'Search name, email or phone' },
    views: { ...requestViews, contacted: 'In progress', completed: 'Converted' },
    nothing: {
      all: { title: 'No PIP leads', text: 'PIP guide form submissions will appear here.' },
      new: { title: 'Nobody is waiting', text: 'Every lead has been answered.' },
      contacted: {
        title: 'Nobody is in progress',
        text: 'Leads that were contacted or sent the guide appear here.',
      },
      completed: { title: 'Nobody converted yet', text: 'Leads that became patients appear here.' },
      spam: { title: 'No spam', text: 'Likely spam appears here.' },
      dismissed: { title: 'Nobody dismissed', text: 'Dismissed leads appear here.' },
    },
    file: 'pip-leads',
  },
  attorney: {
    title: 'Attorney Requests',
    list: 'Attorney requests',
    one: 'request',
    loading: 'Loading attorney requests…',
    loadFailed: 'Failed to load attorney requests',
    refreshFailed: 'Failed to refresh attorney requests',
    search: { label: 'Search requests', placeholder: 'Search firm, attorney or phone' },
    views: requestViews,
    nothing: {
      all: {
        title: 'No attorney requests',
        text: 'Requests from the attorneys page will appear here.',
      },
      ...noRequests,
    },
    file: 'attorney-requests',
  },
};
