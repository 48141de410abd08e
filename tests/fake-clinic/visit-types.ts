import { WriteError } from '#data/firebase/write-errors.ts';
import { storedVisitTypes } from '#domain/clinic/visit-types.ts';
import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import type { Data } from './data.ts';
import { logChange } from './trail.ts';

export const visitTypes: Data['#data/read-visit-types.ts'] = {
  async readVisitTypes() {
    return backend.visitTypes;
  },
};

export const visitTypesAdmin: Data['#data/save-visit-types.ts'] = {
  async saveVisitTypes(types, by, seen) {
    const before = storedVisitTypes(backend.visitTypes);
    if (hasFields(before, storedVisitTypes(types))) return;
    if (!hasFields(before, storedVisitTypes(seen))) throw new WriteError('changed', before);
    logChange('settings/visitTypes', { kind: 'settings', fields: ['types'] }, by);
    backend.visitTypes = types;
  },
};
