import { backend } from './backend.ts';
import type { Data } from './data.ts';

export const openings: Data['#data/visits/read-openings.ts'] = {
  async readOpenings() {
    return backend.openings;
  },
};

export const taken: Data['#data/visits/read-taken.ts'] = {
  async readTaken() {
    return new Set(backend.taken);
  },
  async readWeeks() {
    return new Set(backend.taken);
  },
};
