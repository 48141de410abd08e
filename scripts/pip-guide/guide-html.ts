import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { guideSections } from '#words/guide-sections.ts';
import { type GuideClinic, guideFacts } from './guide-facts.ts';

const markdown = new Marked({
  // A form control would be tagged as one. On paper it is a drawing.
  renderer: { checkbox: () => '<i></i>' },
});

const folder = 'scripts/pip-guide';
const sections = Object.entries(guideSections);
const ids = ['cover', ...Object.keys(guideSections), 'clinic'];

/** The whole guide as one document with its drawings: eight elements, eight sheets of paper. */
export function guideHtml(clinic: GuideClinic): string {
  const pages = readFileSync(`${folder}/guide.md`, 'utf8').split('\n---\n');
  const facts = { ...guideFacts(clinic), contents: contents() };
  const sheets = pages.map((page, index) => {
    const id = ids[index] ?? '';
    const [, title] = sections[index - 1] ?? [];
    const inner = title
      ? filled(html(page), { ...facts, title, progress: progress(index) }) + footer(index, clinic)
      : filled(html(page), facts);
    return `<section class="sheet" id="${id}">${inner}</section>`;
  });
  const title = `<title>${escapeMarkup(guideTitle(clinic))}</title>`;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8">${title}</head><body>${sheets.join('')}</body></html>`;
}

/** Of the document, not of a page. */
export const guideTitle = ({ name }: Pick<GuideClinic, 'name'>) => `Utah PIP Guide | ${name}`;

/** Drawings are part of the document. A paragraph 'Table: …' names the table after it; a first cell names its row. */
function html(page: string): string {
  return markdown
    .parse(page, { async: false })
    .replace(/<p>Table: (.*)<\/p>\s*<table>/g, '<table><caption>$1</caption>')
    .replaceAll('<th>', '<th scope="col">')
    .replace(/(?<=<tr>\s*)<td>(.+)<\/td>/g, '<th scope="row">$1</th>')
    .replace(/src="([^"]*)"/g, (_, file: string) => {
      const bytes = readFileSync(`${folder}/${file}`).toString('base64');
      return `src="data:image/svg+xml;base64,${bytes}"`;
    });
}

function filled(page: string, facts: Record<string, string>): string {
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`guide.md names {{${name}}}, which is no fact`);
    return fact;
  });
}

function contents(): string {
  return sections
    .map(([id, title], index) => `<li><a href="#${id}">${title}<span>${index + 2}</span></a></li>`)
    .join('');
}

function progress(number: number): string {
  const steps = sections.map((_, index) => `<span${index < number ? ' class="lit"' : ''}></span>`);
  return `<div class="progress" aria-hidden="true">${steps.join('')}</div>`;
}

/** Hidden from screen readers: on every page it would interrupt the text. */
function footer(number: number, { name }: GuideClinic): string {
  const line = ['Utah PIP Guide', name].filter(Boolean).join(' · ');
  return `<footer aria-hidden="true">${escapeMarkup(line)}<span>${number + 1}</span></footer>`;
}
