import { onEmulators } from './firebase/project.ts';
import { postAsStaff } from './post-as-staff.ts';
import { listStaff } from './staff.ts';

/** How many made-up people the team has; null where there can't be any, since the project is no demo. */
export async function countSamplePeople(): Promise<number | null> {
  if (!onEmulators) return null;
  return (await listStaff()).filter(({ isSample }) => isSample).length;
}

/** Asks the form function to add made-up people to the team of a demo, or to remove all of them. */
export async function setSamplePeople(isWanted: boolean): Promise<void> {
  const response = await postAsStaff({ type: 'sample-team', isWanted });
  if (!response.ok) throw new Error(`sample-team answers ${response.status}`);
}
