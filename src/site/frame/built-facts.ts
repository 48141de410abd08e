import type { Clinic } from '#domain/clinic/clinic.ts';

/** The clinic's facts as the build wrote them into this page; null if it could not read them. */
export function builtFacts(): Clinic | null {
  const answers: [string, unknown][] = JSON.parse(
    document.getElementById('answers')?.textContent ?? '[]',
  );
  return (new Map(answers).get('clinic') ?? null) as Clinic | null;
}
