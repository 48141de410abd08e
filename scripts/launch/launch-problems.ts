import type { Clinic } from '#domain/clinic/clinic.ts';
import { missingFacts } from '#domain/clinic/missing-facts.ts';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import { clinic as sample } from '../seed/sample-clinic.ts';
import { type Pages, pageProblems } from './page-problems.ts';
import { type Papers, paperProblems } from './paper-problems.ts';
import { type Variables, variableProblems } from './variable-problems.ts';

/** What can be judged without the database. */
export type Project = {
  /** 'YYYY-MM-DD' */
  today: string;
  env: Variables;
  papers: Papers;
  /** Whether sign-in hides which addresses have an account; null if Firebase didn't say. */
  hidesAccounts: boolean | null;
};

export type Launch = Project & { clinic: Clinic; pages: Pages };

/** Why the website is not ready for patients, one sentence for each reason. */
export function launchProblems(launch: Launch): string[] {
  const { clinic, pages } = launch;
  return [...projectProblems(launch), ...factProblems(clinic), ...pageProblems(pages, clinic)];
}

export function projectProblems({ today, env, papers, hidesAccounts }: Project): string[] {
  return [
    ...variableProblems(env),
    ...paperProblems(papers, today, Boolean(env.VITE_ANALYTICS_ID)),
    ...(hidesAccounts === false
      ? ['Email enumeration protection is off: anybody can try out who has an account.']
      : []),
  ];
}

/** Names that nobody can register (RFC 2606), and this machine's. */
const madeUpHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;
/** No number of a person has this exchange. */
const madeUpPhone = /^\(\d{3}\) 555-/;

/** Facts of the clinic that are missing or made up, one sentence each. */
function factProblems(clinic: Clinic): string[] {
  const { name, phone, email, origin, address, geo, reviewUrl } = clinic;
  return [
    ...missingFacts(clinic).map((what) => `The clinic’s ${what} is missing.`),
    reviewUrl === '' && 'The clinic’s link to reviews is missing.',
    madeUp('name', name, name === sample.name),
    madeUp('phone number', phone, madeUpPhone.test(phone)),
    madeUp('email address', email, madeUpHost.test(email.split('@').at(-1) ?? '')),
    madeUp('web address', origin, origin !== '' && !isPublicOrigin(origin)),
    madeUp('street', address.street, /\bexample\b/i.test(address.street)),
    madeUp('link to reviews', reviewUrl, /\/maps\/search\b/.test(reviewUrl)),
    madeUp('short name', clinic.shortName, clinic.shortName === sample.shortName),
    madeUp('way to the door', clinic.arrival, clinic.arrival === sample.arrival),
    madeUp('way to the door in Spanish', clinic.arrivalEs, clinic.arrivalEs === sample.arrivalEs),
    madeUp(
      'price of a first visit',
      clinic.firstVisitPrice,
      clinic.firstVisitPrice === sample.firstVisitPrice,
    ),
    madeUp('link to the map', clinic.mapUrl, clinic.mapUrl === sample.mapUrl),
    madeUp('place on the map', `${geo?.latitude}, ${geo?.longitude}`, isSamplePlace(geo)),
    !hasHours(clinic.hours) && 'The opening hours are missing.',
  ].filter((sentence) => typeof sentence === 'string');
}

function madeUp(what: string, value: string, isMadeUp: boolean): string | null {
  return isMadeUp ? `The clinic’s ${what} is made up: ${value}` : null;
}

function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !madeUpHost.test(hostname);
}

function isSamplePlace(geo: Clinic['geo']): boolean {
  return geo?.latitude === sample.geo?.latitude && geo?.longitude === sample.geo?.longitude;
}
