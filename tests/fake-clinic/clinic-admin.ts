import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import type { Data } from './data.ts';
import { ChangedMeanwhile } from './lists.ts';

export const clinicAdmin: Data['#data/clinic-admin.ts'] = {
  async readFacts() {
    return { clinic: backend.clinic, change: backend.factsChange };
  },

  async saveFacts(change, isAsSeen, uid) {
    const before = backend.clinic;
    if (hasFields(before, change)) return null;
    if (!isAsSeen(before)) throw new ChangedMeanwhile(before);
    backend.clinic = { ...before, ...change };
    backend.factsChange = { at: new Date(), uid };
    return before;
  },
};
