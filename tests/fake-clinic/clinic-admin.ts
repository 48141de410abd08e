import { WriteError } from '#data/firebase/write-errors.ts';
import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import { logChange } from './trail.ts';

export const clinicAdmin: typeof import('#data/clinic-admin.ts') = {
  async readFacts() {
    return backend.clinic;
  },

  async saveFacts(change, isAsSeen, by) {
    const before = backend.clinic;
    if (hasFields(before, change)) return null;
    if (!isAsSeen(before)) throw new WriteError('changed', before);
    backend.clinic = { ...before, ...change };
    logChange('settings/clinic', { kind: 'settings', fields: Object.keys(change) }, by);
    return before;
  },
};
