import { visitTypes } from '#domain/visits/visit.ts';
import { onDemoProject } from './configuration.ts';
import { commit, documentName, runQuery, type Write } from './firestore/firestore-rest.ts';
import { toFields } from './firestore/firestore-value.ts';
import { Refusal } from './json-response.ts';

/** Milliseconds. */
const patience = 4000;

/** Made-up people, who say so in their names. */
const members = [
  {
    id: 'sample-chiropractor',
    name: 'Sample Chiropractor',
    title: 'Chiropractor',
    bio: 'A made-up person. Patients read here who examines them, and what that is like.',
    takesAppointments: true,
    order: 101,
  },
  {
    id: 'sample-coordinator',
    name: 'Sample Coordinator',
    title: 'Patient coordinator',
    bio: 'A made-up person. Patients read here who answers the phone.',
    takesAppointments: false,
    order: 102,
  },
];

/**
 * For staff of a demo: adds the made-up people, or removes everybody who is one. The rules let no browser store a
 * made-up person. Throws Refusal, FirestoreError.
 */
export async function setSampleTeam(isWanted: boolean): Promise<void> {
  if (!onDemoProject()) throw new Refusal(403, 'no-demo', 'Only a demo has sample content.');
  await commit(isWanted ? additions() : await removals());
}

function additions(): Write[] {
  const now = new Date();
  return members.map(({ id, ...member }) => ({
    update: {
      name: documentName(`staff/${id}`),
      fields: toFields({
        ...member,
        visitTypes: [...visitTypes],
        isSample: true,
        createdAt: now,
        updatedAt: now,
      }),
    },
  }));
}

async function removals(): Promise<Write[]> {
  const query = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId: 'staff' }],
    where: {
      fieldFilter: { field: { fieldPath: 'isSample' }, op: 'EQUAL', value: { booleanValue: true } },
    },
  };
  return (await runQuery(query, patience)).map(({ name }) => ({ delete: name }));
}
