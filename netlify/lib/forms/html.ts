import { escapeMarkup } from '#domain/text/escape-markup.ts';

/** Markup that is safe to insert as it is. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | undefined | null | readonly Part[];

/** A template that escapes its values, except Html. Joins lists; leaves out false and missing values. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(
    texts.reduce((markup, text, index) => markup + markupOf(values[index - 1]) + text),
  );
}

function markupOf(part: Part): string {
  if (part === false || part === undefined || part === null) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return escapeMarkup(String(part));
}
