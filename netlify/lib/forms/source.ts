import { type LeadSource, staffPage } from '#domain/leads/lead.ts';
import { fieldsOf } from '#domain/text/form-checks.ts';
import { singleLine } from '#domain/text/plain-text.ts';

const campaignFields = ['source', 'medium', 'campaign', 'term', 'content'];

/** Cuts by code point: the database would refuse half a letter, and with it the lead. */
function first(text: string, characters: number): string {
  return [...text].slice(0, characters).join('');
}

/** Takes only the expected fields from the browser, each cut to a length that a list can show. */
export function parseSource(input: unknown): LeadSource {
  const { page, landing, referrerHost, utm } = fieldsOf(input);
  const host = singleLine(referrerHost).toLowerCase();
  const campaign = campaignFields
    .map((field) => [field, first(singleLine(fieldsOf(utm)[field]), 100)] as const)
    .filter(([, text]) => text !== '');
  const sentFrom = pathOf(page);
  return {
    // It says that staff entered the request: no visitor may.
    page: sentFrom === staffPage ? '' : sentFrom,
    ...(landing !== undefined && { landing: pathOf(landing) }),
    referrerHost: /^[a-z0-9.:-]{1,253}$/.test(host) ? host : '',
    utm: Object.fromEntries(campaign),
  };
}

/** Without query and fragment: they may hold a person's words. */
function pathOf(value: unknown): string {
  const path = singleLine(value).split(/[?#]/)[0] ?? '';
  return path.startsWith('/') ? first(path, 200) : '';
}

/** The version of the consent text beside the form; null when the sender showed none. */
export function parseConsentVersion(input: unknown): string | null {
  const version = singleLine(input);
  return /^[\w.-]{1,32}$/.test(version) ? version : null;
}
