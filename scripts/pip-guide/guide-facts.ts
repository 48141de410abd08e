import { cityLine } from '#domain/clinic/address-lines.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { hasHours, hoursTable } from '#domain/clinic/opening-hours.ts';
import { pipMinimums, pipProtections, weeklyIncomeBenefit } from '#domain/clinic/pip-benefits.ts';
import { guideSections } from '#domain/clinic/pip-guide.ts';
import { siteHost } from '#domain/clinic/site-host.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { dollars } from '#domain/text/money.ts';
import { phoneHref } from '#domain/text/phone.ts';

const { medical, income, household, funeral, death } = pipMinimums;

/** Weeks off work; more than two, so that the first days are paid as well. */
const exampleWeeks = 4;

/** What guide.md names in double braces, as HTML. */
export function guideFacts(clinic: Clinic): Record<string, string> {
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
    ...wageFacts('low', 240),
    ...wageFacts('high', 800),
    protections: pipProtections.map((protection) => `<li>${protection}</li>`).join(''),
    recordsPage: String(Object.keys(guideSections).indexOf('records') + 2),
    promiseHours: String(clinic.promiseHours),
    clinic: escapeMarkup(clinic.name),
    phone: phone(clinic),
    address: address(clinic),
    openingHours: openingHours(clinic),
  };
}

function wageFacts(name: string, wage: number): Record<string, string> {
  const share = (wage * income.percent) / 100;
  const benefit = weeklyIncomeBenefit(wage);
  return {
    [`${name}Wage`]: dollars(wage),
    [`${name}Share`]: `${dollars(share)}, ${share > income.perWeek ? 'over' : 'under'}`,
    [`${name}Benefit`]: dollars(benefit),
    [`${name}Total`]: dollars(benefit * exampleWeeks),
  };
}

function phone({ phone }: Clinic): string {
  return phone && `<p class="phone">${link(phoneHref(phone), phone)}</p>`;
}

function address(clinic: Clinic): string {
  const host = siteHost(clinic);
  const lines = [
    `<strong>${escapeMarkup(clinic.name)}</strong>`,
    escapeMarkup(clinic.address.street),
    escapeMarkup(cityLine(clinic.address)),
    host && link(`${clinic.origin}/contact`, `${host}/contact`),
  ];
  return `<p>${lines.join('<br>')}</p>`;
}

function link(to: string, words: string): string {
  return `<a href="${escapeMarkup(to)}">${escapeMarkup(words)}</a>`;
}

function openingHours({ hours }: Clinic): string {
  if (!hasHours(hours)) return '';
  const rows = hoursTable(hours).map(({ day, spans }) => {
    const times = spans.length === 0 ? 'Closed' : spans.join('<br>');
    return `<tr><th scope="row">${day}</th><td>${times}</td></tr>`;
  });
  return `<div><h3>Office hours</h3><table><caption>Office hours</caption><tbody>${rows.join('')}</tbody></table></div>`;
}
