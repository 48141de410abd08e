import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { backend } from './backend.ts';
import type { Data } from './data.ts';

const sample = staffMemberFrom('sample', { name: 'Sample Chiropractor', isSample: true });

export const samplePeople: Data['#data/sample-people.ts'] = {
  async countSamplePeople() {
    return backend.isDemo ? backend.staff.filter(({ isSample }) => isSample).length : null;
  },

  async setSamplePeople(isWanted) {
    const real = backend.staff.filter(({ isSample }) => !isSample);
    backend.staff = isWanted ? [...real, sample] : real;
  },
};
