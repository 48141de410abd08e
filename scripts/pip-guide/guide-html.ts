import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { pipMinimums, weeklyIncomeBenefit } from '#domain/clinic/pip-benefits.ts';
import { siteHost } from '#domain/clinic/site-host.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { dollars } from '#domain/text/money.ts';
import { type GuideLang, guideWords } from './guide-words.ts';

const markdown = new Marked({
  // A form control would be tagged as one. On paper it is a drawing.
  renderer: { checkbox: () => '<i></i>' },
});

const folder = 'scripts/pip-guide';

/** The whole guide as one document with its drawings: eight elements, eight sheets of paper. */
export function guideHtml(clinic: GuideClinic, lang: GuideLang): string {
  const sections = Object.entries(guideWords[lang].guideSections);
  const ids = ['cover', ...sections.map(([id]) => id), 'clinic'];
  const pages = readFileSync(`${folder}/guide.${lang}.md`, 'utf8').split('\n---\n');
  const facts = { ...guideFacts(clinic, lang), contents: contents(sections) };
  const sheets = pages.map((page, index) => {
    const id = ids[index] ?? '';
    const [, title] = sections[index - 1] ?? [];
    const inner = title
      ? filled(html(page), { ...facts, title, progress: progress(index, sections) }) +
        footer(index, clinic, lang)
      : filled(html(page), facts);
    return `<section class="sheet" id="${id}">${inner}</section>`;
  });
  const title = `<title>${escapeMarkup(guideTitle(clinic, lang))}</title>`;
  return `<!doctype html><html lang="${lang}-US"><head><meta charset="utf-8">${title}</head><body>${sheets.join('')}</body></html>`;
}

/** Of the document, not of a page. */
export const guideTitle = ({ name }: Pick<GuideClinic, 'name'>, lang: GuideLang) =>
  `${guideWords[lang].guideName} | ${name}`;

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
    if (fact === undefined) throw new Error(`The guide names {{${name}}}, which is no fact`);
    return fact;
  });
}

type Section = [id: string, title: string];

function contents(sections: Section[]): string {
  return sections
    .map(([id, title], index) => `<li><a href="#${id}">${title}<span>${index + 2}</span></a></li>`)
    .join('');
}

function progress(number: number, sections: Section[]): string {
  const steps = sections.map((_, index) => `<span${index < number ? ' class="lit"' : ''}></span>`);
  return `<div class="progress" aria-hidden="true">${steps.join('')}</div>`;
}

/** Hidden from screen readers: on every page it would interrupt the text. */
function footer(number: number, { name }: GuideClinic, lang: GuideLang): string {
  const line = [guideWords[lang].guideName, name].filter(Boolean).join(' · ');
  return `<footer aria-hidden="true">${escapeMarkup(line)}<span>${number + 1}</span></footer>`;
}

const { medical, income, household, funeral, death } = pipMinimums;

/** Weeks off work; more than two, so that the first days are paid as well. */
const exampleWeeks = 4;

/** The facts that the guide carries: those that change with a developer at hand. */
type GuideClinic = Pick<Clinic, 'name' | 'origin'>;

/** What the text names in double braces, as HTML. */
function guideFacts(clinic: GuideClinic, lang: GuideLang): Record<string, string> {
  const { guideSections, pipRights } = guideWords[lang];
  return {
    medical: dollars(medical),
    incomePercent: String(income.percent),
    incomePerWeek: dollars(income.perWeek),
    incomeWeeks: String(income.weeks),
    incomeUnpaidDays: String(income.unpaidDays),
    householdPerDay: dollars(household.perDay),
    householdDays: String(household.days),
    householdUnpaidDays: String(household.unpaidDays),
    funeral: dollars(funeral),
    death: dollars(death),
    exampleWeeks: String(exampleWeeks),
    ...wageFacts('low', 240, lang),
    ...wageFacts('high', 800, lang),
    protections: pipRights.map((right) => `<li>${right}</li>`).join(''),
    recordsPage: String(Object.keys(guideSections).indexOf('records') + 2),
    clinic: escapeMarkup(clinic.name),
    contact: contact(clinic, guideWords[lang].contact),
  };
}

function wageFacts(name: string, wage: number, lang: GuideLang): Record<string, string> {
  const { over, under } = guideWords[lang];
  const share = (wage * income.percent) / 100;
  const benefit = weeklyIncomeBenefit(wage);
  return {
    [`${name}Wage`]: dollars(wage),
    [`${name}Share`]: `${dollars(share)}, ${share > income.perWeek ? over : under}`,
    [`${name}Benefit`]: dollars(benefit),
    [`${name}Total`]: dollars(benefit * exampleWeeks),
  };
}

/** Owners change phone, hours and street without a developer. The contact page always has today's. */
function contact(clinic: GuideClinic, path: string): string {
  const host = siteHost(clinic);
  return host && `<p class="contact">${link(clinic.origin + path, host + path)}</p>`;
}

function link(to: string, words: string): string {
  return `<a href="${escapeMarkup(to)}">${escapeMarkup(words)}</a>`;
}
