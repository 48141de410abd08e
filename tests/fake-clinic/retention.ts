import { WriteError } from '#data/firebase/write-errors.ts';
import type { Lead } from '#domain/leads/lead.ts';
import {
  type DueRequest,
  dueFrom,
  isDue,
  keptUntil,
  retentionKind,
  retentionKinds,
} from '#domain/people/retention.ts';
import { backend } from './backend.ts';
import { isChange } from './lists.ts';
import { eraseRecord } from './person-data.ts';
import { logChange } from './trail.ts';

export const retentionSettings: typeof import('#data/people/retention-settings.ts') = {
  async readRetention() {
    return backend.retention;
  },

  async saveRetention(periods, by, seen) {
    const before = backend.retention;
    if (!isChange(before, periods, seen)) return;
    const fields = retentionKinds.filter((kind) => before[kind] !== periods[kind]);
    logChange('settings/retention', { kind: 'settings', fields }, by);
    backend.retention = periods;
  },
};

const visitsOf = (id: string) => backend.visits.filter(({ leadId }) => leadId === id);

const dueOf = (lead: Lead, now: Date, periods = backend.retention) =>
  dueFrom(lead, visitsOf(lead.id), periods, now);

const byDay = (a: { until: string }, b: { until: string }) => (a.until < b.until ? -1 : 1);

export const dueRequests: typeof import('#data/people/due-requests.ts') = {
  async listDue(periods, now, most) {
    const found = backend.leads.flatMap((lead) => dueOf(lead, now, periods) ?? []).sort(byDay);
    const ofKinds = retentionKinds.map((kind) =>
      found.filter(({ request }) => retentionKind(request) === kind),
    );
    const due: DueRequest[] = ofKinds.flatMap((each) => each.slice(0, most));
    return { due: due.sort(byDay), isMore: ofKinds.some((each) => each.length >= most) };
  },

  async readKeptUntil(lead) {
    return keptUntil(lead, visitsOf(lead.id), backend.retention);
  },

  async eraseDue(id, by) {
    const lead = backend.leads.find((each) => each.id === id);
    const due = lead && dueOf(lead, new Date());
    if (due?.protection === 'hold') throw new WriteError('on-hold');
    if (due?.protection === 'visit') throw new WriteError('visit-ahead');
    if (lead && !(due && isDue(due))) throw new WriteError('not-due');
    for (const visit of visitsOf(id)) {
      const record = { collection: 'appointments', recordId: visit.id } as const;
      await eraseRecord.eraseRecord(record, 'retention', by);
    }
    await eraseRecord.eraseRecord({ collection: 'leads', recordId: id }, 'retention', by);
  },
};
