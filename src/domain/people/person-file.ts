/** Everything about one person, as files that the person can read and take along. */

import { escapeMarkup } from '../text/escape-markup.ts';
import { datedMoment } from '../time/clinic-time.ts';
import {
  askFacts,
  entryFacts,
  type Fact,
  importedFacts,
  requestFacts,
  visitFacts,
} from './person-facts.ts';

/** As stored, with times as Date. The files hold what person-facts.ts names. */
export type StoredRecord = {
  id: string;
  fields: Record<string, unknown>;
  /** Newest first. */
  history: Record<string, unknown>[];
};

export type PersonFile = {
  requests: StoredRecord[];
  visits: StoredRecord[];
  /** What the old system knew: the row of an import. */
  imported: StoredRecord[];
  reviewAsks: Record<string, unknown>[];
};

export function personJson(file: PersonFile, clinicName: string, now: Date): string {
  const told = {
    clinic: clinicName,
    exportedAt: now,
    requests: file.requests.map((record) => recordJson(record, requestFacts)),
    visits: file.visits.map((record) => recordJson(record, visitFacts)),
    imported: file.imported.map((record) => recordJson(record, importedFacts)),
    reviewAsks: file.reviewAsks.map((ask) => Object.fromEntries(askFacts(ask))),
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

/** For people: a page to print, without scripts, styles or pictures from elsewhere. */
export function personHtml(file: PersonFile, clinicName: string, now: Date): string {
  const title = 'What we keep about you';
  const parts = [
    ...file.requests.map((record, index) =>
      recordHtml(numbered('Request', index, file.requests), record, requestFacts),
    ),
    ...file.visits.map((record, index) =>
      recordHtml(numbered('Visit', index, file.visits), record, visitFacts),
    ),
    ...file.imported.map((record) => recordHtml('From our former system', record, importedFacts)),
    ...file.reviewAsks.map((ask) => `<h2>Asked for a review</h2>${table(askFacts(ask))}`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #999; padding: .3rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line; }
th { width: 14rem; font-weight: 600; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${[clinicName, datedMoment(now)].filter(Boolean).map(escapeMarkup).join(', ')}</p>
${parts.join('\n')}
</body>
</html>
`;
}

function numbered(word: string, index: number, all: unknown[]): string {
  return all.length === 1 ? word : `${word} ${index + 1} of ${all.length}`;
}

type FactsOf = (fields: Record<string, unknown>) => Fact[];

function recordJson({ id, fields, history }: StoredRecord, factsOf: FactsOf) {
  return {
    Number: id,
    ...Object.fromEntries(factsOf(fields)),
    History: history.map((entry) => Object.fromEntries(entryFacts(entry))),
  };
}

function recordHtml(heading: string, { id, fields, history }: StoredRecord, factsOf: FactsOf) {
  const entries = history.map((entry) => table(entryFacts(entry)));
  const log = entries.length > 0 ? `<h3>History</h3>${entries.join('<br>')}` : '';
  return `<h2>${heading}</h2>${table([['Number', id], ...factsOf(fields)])}${log}`;
}

function table(facts: Fact[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeMarkup(label)}</th><td>${valueText(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function valueText(value: unknown): string {
  if (value instanceof Date) return escapeMarkup(datedMoment(value));
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return escapeMarkup(String(value ?? ''));
}
