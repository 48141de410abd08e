import type { Clinic } from '#domain/clinic/clinic.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';

/** What the build read and wrote into this page. */
type Built = { clinic: Clinic | null; openings: ShownOpenings | null };

/** null: the build could not read it, or this page doesn't show it. */
export function builtFacts(): Built {
  const answers: [string, unknown][] = JSON.parse(
    document.getElementById('answers')?.textContent ?? '[]',
  );
  return { clinic: null, openings: null, ...Object.fromEntries(answers) };
}
