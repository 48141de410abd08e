import { pipMinimums } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';
import { pipRights } from '#words/pip-rights.ts';

/** What pages and guide say about the law. Somebody reads each source again once a year, and sets its date. */
export type LawFact = {
  fact: string;
  source: string;
  /** When somebody last compared the two, 'YYYY-MM-DD'. */
  checkedOn: string;
};

const { medical, income, household, funeral, death } = pipMinimums;
const [noDeductible, promptPayment, timeToSue] = pipRights;

const pip = (section: string) =>
  `https://le.utah.gov/xcode/Title31A/Chapter22/31A-22-S${section}.html`;
const federal = (section: string) => `https://www.ecfr.gov/current/title-45/section-${section}`;

export const lawFacts: LawFact[] = [
  {
    fact: `PIP must cover at least ${dollars(medical)} medical, ${income.percent} percent of wages up to ${dollars(income.perWeek)} a week for ${income.weeks} weeks, ${dollars(household.perDay)} a day of help at home for ${household.days} days, ${dollars(funeral)} funeral and ${dollars(death)} death.`,
    source: pip('307'),
    checkedOn: '2026-11-22',
  },
  { fact: noDeductible, source: pip('307'), checkedOn: '2026-11-22' },
  { fact: promptPayment, source: pip('309'), checkedOn: '2026-11-22' },
  { fact: timeToSue, source: pip('307'), checkedOn: '2026-11-22' },
  {
    fact: 'Whom PIP covers, and whose policy pays first.',
    source: pip('308'),
    checkedOn: '2026-11-22',
  },
  {
    fact: 'What the Notice of Privacy Practices has to say.',
    source: federal('164.520'),
    checkedOn: '2026-11-23',
  },
  {
    fact: 'What the page about the good faith estimate has to say.',
    source: federal('149.610'),
    checkedOn: '2026-11-23',
  },
  {
    fact: 'What the page about language help has to say.',
    source: federal('92.11'),
    checkedOn: '2026-11-23',
  },
];
