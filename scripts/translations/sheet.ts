import { type Text, textsOf } from './texts-of.ts';

/** A row of the sheet that a translator gets. */
type SheetRow = {
  module: string;
  key: string;
  english: string;
  spanish: string;
  /** Where it is and what its values are. */
  context: string;
  /** Characters: half as many again as in English, and ten more, are safe on a phone. */
  longest: number;
};

export const sheetColumns = ['module', 'key', 'english', 'spanish', 'context', 'longest'] as const;

export function sheetRows(module: string, english: string, spanish: string): SheetRow[] {
  const known = new Map(textsOf(spanish).map(({ key, text }) => [key, text]));
  return textsOf(english).map(({ key, text, context }) => ({
    module,
    key,
    english: text,
    spanish: known.get(key) ?? '',
    context,
    longest: Math.ceil(text.length * 1.5) + 10,
  }));
}

/**
 * The code of a Spanish module with the texts of the sheet. A row that can't be put back is a sentence in `problems`: it
 * has another number of values, or its place is code that differs between the languages.
 */
export function withSheet(
  spanish: string,
  rows: readonly Pick<SheetRow, 'module' | 'key' | 'spanish'>[],
): { code: string; problems: string[] } {
  const texts = new Map(textsOf(spanish).map((text) => [text.key, text]));
  const problems: string[] = [];
  const changes: { text: Text; words: string }[] = [];
  for (const { module, key, spanish: words } of rows) {
    const text = texts.get(key);
    const place = `src/words/es/${module}.ts, ${key}`;
    if (words === '' || text?.text === words) continue;
    if (!text) problems.push(`${place}: put it into the code by hand.`);
    else if (valuesIn(words) !== valuesIn(text.text))
      problems.push(`${place}: its values are ${valuesIn(text.text) || 'none'}.`);
    else changes.push({ text, words });
  }
  // From the end, so that places stay right.
  const code = changes
    .sort((a, b) => b.text.from - a.text.from)
    .reduce(
      (changed, { text, words }) =>
        changed.slice(0, text.from) + quoted(words, text.isTemplate) + changed.slice(text.to),
      spanish,
    );
  return { code, problems };
}

const valuesIn = (text: string) => (text.match(/\$\{[^}]*\}/g) ?? []).sort().join(', ');

function quoted(words: string, isTemplate: boolean): string {
  if (isTemplate) return `\`${words.replaceAll('`', '’')}\``;
  const escaped = words.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u00a0', '\\u00a0').replaceAll('\n', '\\n')}'`;
}
