import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { database } from './firebase/database.ts';
import { doc, getDoc } from './firebase/firestore.ts';

/** The types of visits, active and inactive, in the clinic's order. */
export async function readVisitTypes(): Promise<readonly VisitType[]> {
  return visitTypesFrom((await getDoc(doc(database(), 'settings', 'visitTypes'))).data());
}
