import type { FormId } from '../analytics/events.ts';

/** Answers by the names of their inputs. */
export type Answers = Record<string, string>;

/** What this tab keeps of a form. src/start/held-input.js writes the same shape before the app has come. */
type Kept = {
  answers?: Answers;
  /** When the first of these answers was given. Epoch milliseconds. */
  since?: number;
  /** The last submission: its id belongs to exactly these answers. */
  sent?: { text: string; id: string };
};

const keyOf = (formId: FormId) => `form:${formId}`;

/** For browsers that refuse storage: lost with the page. */
const inMemory = new Map<FormId, Kept>();

function read(formId: FormId): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? '{}');
  } catch {
    // Harmless: a browser may refuse storage; the copy in memory serves.
    return inMemory.get(formId) ?? {};
  }
}

function write(formId: FormId, kept: Kept): void {
  inMemory.set(formId, kept);
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(kept));
  } catch {
    // Harmless: the copy in memory has them.
  }
}

/** Controls with an answer: no hidden ones and no honeypot, which people can't reach. */
function answering(form: HTMLFormElement): HTMLInputElement[] {
  const controls = [...form.elements] as HTMLInputElement[];
  return controls.filter(({ name, type, tabIndex }) => name && type !== 'hidden' && tabIndex >= 0);
}

export function answersIn(form: HTMLFormElement): Answers {
  const given = answering(form).filter(({ type, checked }) => type !== 'radio' || checked);
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

export function keepAnswers(formId: FormId, answers: Answers): void {
  write(formId, { since: Date.now(), ...read(formId), answers });
}

export function keptAnswers(formId: FormId): Answers {
  return read(formId).answers ?? {};
}

/** Puts kept answers into controls that are still as built; others hold something newer. */
export function restoreAnswers(form: HTMLFormElement, formId: FormId): void {
  const answers = keptAnswers(formId);
  const controls = answering(form);
  const isTouched = (control: HTMLInputElement) =>
    control.type === 'radio'
      ? control.checked !== control.defaultChecked
      : // A select starts with its first option, ''.
        control.value !== (control.defaultValue ?? '');
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const answer = answers[control.name];
    if (answer === undefined || touched.has(control.name)) continue;
    if (control.type === 'radio') control.checked = control.value === answer;
    else control.value = answer;
  }
}

/** When the first answer was given, which a reload and other pages don't change. */
export function answeredSince(formId: FormId): number {
  return read(formId).since ?? Date.now();
}

/** The same id for the same answers, also after a reload, so that a repeated submission is stored once. */
export function submissionIdFor(formId: FormId, answers: Answers): string {
  const text = JSON.stringify(answers);
  const kept = read(formId);
  if (kept.sent?.text === text) return kept.sent.id;
  const id = crypto.randomUUID();
  write(formId, { ...kept, answers, sent: { text, id } });
  return id;
}

export function forgetAnswers(formId: FormId): void {
  inMemory.delete(formId);
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Harmless: nothing was stored there.
  }
}
