/**
 * A legal page: see src/site/legal/legal-text.tsx for the marks. The words of the model notice of CMS, the agency for
 * Medicare and Medicaid. 'PIP': Personal Injury Protection, a part of Utah's car insurance.
 */
export const description = (clinic: string) =>
  `If you have no insurance or don’t use it, ${clinic} tells you in writing what your care is expected to cost. How to ask, and what to do if the bill is higher.`;
export const lead =
  'You have the right to receive a “Good Faith Estimate” explaining how much your health care will cost.';

export const sections = {
  right: [
    'Your right',
    'Under the law, health care providers need to give patients who **don’t have certain types of health care coverage,** or who **are not using it,** an estimate of their bill before care begins.',
    [
      'You have the right to a good faith estimate for the total expected cost of care, when you ask for it or when you schedule a visit. It includes related costs, such as tests and equipment.',
      'You get it in writing, on paper or electronically, whichever you prefer.',
      'It’s free, and you don’t have to become our patient.',
    ],
  ],
  who: [
    'Who gets one',
    'When you schedule a visit, you get an estimate from us without asking if you:',
    [
      'have no health insurance',
      'have health insurance, but don’t want us to bill it for this visit',
    ],
    'Your car insurance may pay first after a crash, through PIP. If you aren’t sure who will pay, ask us for an estimate anyway.',
  ],
  when: [
    'When you get it',
    [
      '**Visit 3 to 9 business days away:** within 1 business day after you schedule it.',
      '**Visit 10 or more business days away:** within 3 business days after you schedule it.',
      '**You only ask what care would cost:** within 3 business days after you ask.',
    ],
  ],
  holds: [
    'What it says',
    'Your name, the care we expect you to need and why, the price of each service, and who gives it. It’s an estimate, not a contract. You don’t have to come in, and the care you need may turn out to be different. If it changes, we give you a new estimate before the visit.',
  ],
  dispute: [
    'If the bill is higher',
    'If you are billed **at least $400 more** than your estimate from that provider, you can dispute the bill.',
    [
      'Call {phone} first, if you like. You can ask us to lower the bill to the estimate, or to talk about the price.',
      'Or start a dispute with the U.S. Department of Health and Human Services, within 120 calendar days of the date on the bill. There is a $25 fee. If the reviewer agrees with you, you pay the price in the estimate. If not, you pay the higher price.',
      'Keep a copy or picture of your estimate and of the bill.',
    ],
    'A dispute doesn’t change how we treat you.',
  ],
  more: [
    'More about your right',
    'Visit [cms.gov/nosurprises](https://www.cms.gov/nosurprises/consumers) or call [1-800-985-3059](tel:+18009853059).',
  ],
  contact: ['Ask us for an estimate', 'Call, write, or ask at the front desk:', '{contact}'],
} as const;
