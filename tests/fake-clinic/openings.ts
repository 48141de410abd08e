import { backend } from './backend.ts';

export const openings: typeof import('#data/visits/read-openings.ts') = {
  async readOpenings() {
    return backend.openings;
  },
};

export const taken: typeof import('#data/visits/read-taken.ts') = {
  async readTaken() {
    return new Set(backend.taken);
  },
  async readWeeks() {
    return new Set(backend.taken);
  },
};
