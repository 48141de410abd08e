import { backend } from './backend.ts';
import type { Data } from './data.ts';

export const clinicSettings: Data['#data/clinic-settings.ts'] = {
  async readClinic() {
    return backend.clinic;
  },

  async latestClinic() {
    return backend.clinic;
  },
};
