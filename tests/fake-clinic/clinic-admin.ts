import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import type { Data } from './data.ts';
import { ChangedMeanwhile } from './lists.ts';
import { logChange } from './trail.ts';

export const clinicAdmin: Data['#data/clinic-admin.ts'] = {
  async readFacts() {
    return backend.clinic;
  },

  async saveFacts(change, isAsSeen, by) {
    const before = backend.clinic;
    if (hasFields(before, change)) return null;
    if (!isAsSeen(before)) throw new ChangedMeanwhile(before);
    backend.clinic = { ...before, ...change };
    logChange('settings/clinic', { kind: 'settings', fields: Object.keys(change) }, by);
    return before;
  },
};
