import type { Clinic } from '#domain/clinic/clinic.ts';
import { pipMinimums, weeklyIncomeBenefit } from '#domain/clinic/pip-benefits.ts';
import { siteHost } from '#domain/clinic/site-host.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { dollars } from '#domain/text/money.ts';
import { type GuideLang, guideWords } from './guide-words.ts';

const { medical, income, household, funeral, death } = pipMinimums;

/** Weeks off work; more than two, so that the first days are paid as well. */
const exampleWeeks = 4;

/** The facts that the guide carries: those that change with a developer at hand. */
export type GuideClinic = Pick<Clinic, 'name' | 'origin'>;

/** What the text names in double braces, as HTML. */
export function guideFacts(clinic: GuideClinic, lang: GuideLang): Record<string, string> {
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
