/** Everything about one person, as files that the person can read and take along. */

import { escapeMarkup } from '../text/escape-markup.ts';
import { shortMoment } from '../time/clinic-time.ts';

/** Fields as stored, with times as Date: so no field can be forgotten. */
export type StoredRecord = {
  id: string;
  fields: Record<string, unknown>;
  /** Newest first. */
  history: Record<string, unknown>[];
};

export type PersonFile = {
  requests: StoredRecord[];
  visits: StoredRecord[];
  reviewAsks: Record<string, unknown>[];
};

/** For machines. */
export function personJson(file: PersonFile, clinicName: string, now: Date): string {
  return `${JSON.stringify({ clinic: clinicName, exportedAt: now, ...file }, null, 2)}\n`;
}

/** For people: a page to print, without scripts, styles or pictures from elsewhere. */
export function personHtml(file: PersonFile, clinicName: string, now: Date): string {
  const title = 'What we keep about you';
  const parts = [
    ...file.requests.map((record, index) =>
      recordHtml(numbered('Request', index, file.requests), record),
    ),
    ...file.visits.map((record, index) =>
      recordHtml(numbered('Visit', index, file.visits), record),
    ),
    ...file.reviewAsks.map((ask) => `<h2>Asked for a review</h2>${table(ask)}`),
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
<p>${[clinicName, shortMoment(now)].filter(Boolean).map(escapeMarkup).join(', ')}</p>
${parts.join('\n')}
</body>
</html>
`;
}

function numbered(word: string, index: number, all: unknown[]): string {
  return all.length === 1 ? word : `${word} ${index + 1} of ${all.length}`;
}

function recordHtml(heading: string, { id, fields, history }: StoredRecord): string {
  const entries = history.map((entry) => `<h3>${valueText(entry.at)}</h3>${table(entry)}`);
  const log = entries.length > 0 ? `<h3>History</h3>${entries.join('')}` : '';
  return `<h2>${heading}</h2>${table({ id, ...fields })}${log}`;
}

function table(fields: Record<string, unknown>): string {
  const rows = flat(fields).map(
    ([label, value]) => `<tr><th scope="row">${escapeMarkup(label)}</th><td>${value}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** 'Details: preferred time' for a field of a map. Empty values are left out. */
function flat(fields: Record<string, unknown>, start = ''): [label: string, value: string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const label = start ? `${start}: ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
    if (isMap(value)) return flat(value, label);
    const text = valueText(value);
    return text ? [[label, text]] : [];
  });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

function valueText(value: unknown): string {
  if (value instanceof Date) return escapeMarkup(`${shortMoment(value)}, ${value.getFullYear()}`);
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return escapeMarkup(String(value ?? ''));
}
