import { backend } from './backend.ts';

export const clinicSettings: typeof import('#data/clinic-settings.ts') = {
  async readClinic() {
    return backend.clinic;
  },

  async latestClinic() {
    return backend.clinic;
  },
};
