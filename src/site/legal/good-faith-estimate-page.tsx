import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

const path = '/good-faith-estimate';

// What 45 CFR 149.610 asks of a provider, and the words of the model notice of CMS.
const sections: LegalSection[] = [
  {
    id: 'right',
    title: 'Your right',
    content: (
      <>
        <p>
          Under the law, health care providers need to give patients who{' '}
          <strong>don’t have certain types of health care coverage,</strong> or who{' '}
          <strong>are not using it,</strong> an estimate of their bill before care begins.
        </p>
        <ul>
          <li>
            You have the right to a good faith estimate for the total expected cost of care, when
            you ask for it or when you schedule a visit. It includes related costs, such as tests
            and equipment.
          </li>
          <li>You get it in writing, on paper or electronically, whichever you prefer.</li>
          <li>It’s free, and you don’t have to become our patient.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who gets one',
    content: (
      <>
        <p>When you schedule a visit, you get an estimate from us without asking if you:</p>
        <ul>
          <li>have no health insurance</li>
          <li>have health insurance, but don’t want us to bill it for this visit</li>
        </ul>
        <p>
          Your car insurance may pay first after a crash, through PIP. If you aren’t sure who will
          pay, ask us for an estimate anyway.
        </p>
      </>
    ),
  },
  {
    id: 'when',
    title: 'When you get it',
    content: (
      <ul>
        <li>
          <strong>Visit 3 to 9 business days away:</strong> within 1 business day after you schedule
          it.
        </li>
        <li>
          <strong>Visit 10 or more business days away:</strong> within 3 business days after you
          schedule it.
        </li>
        <li>
          <strong>You only ask what care would cost:</strong> within 3 business days after you ask.
        </li>
      </ul>
    ),
  },
  {
    id: 'holds',
    title: 'What it says',
    content: (
      <p>
        Your name, the care we expect you to need and why, the price of each service, and who gives
        it. It’s an estimate, not a contract. You don’t have to come in, and the care you need may
        turn out to be different. If it changes, we give you a new estimate before the visit.
      </p>
    ),
  },
  {
    id: 'dispute',
    title: 'If the bill is higher',
    content: (
      <>
        <p>
          If you are billed <strong>at least $400 more</strong> than your estimate from that
          provider, you can dispute the bill.
        </p>
        <ul>
          <li>
            Call <PhoneLink /> first, if you like. You can ask us to lower the bill to the estimate,
            or to talk about the price.
          </li>
          <li>
            Or start a dispute with the U.S. Department of Health and Human Services, within 120
            calendar days of the date on the bill. There is a $25 fee. If the reviewer agrees with
            you, you pay the price in the estimate. If not, you pay the higher price.
          </li>
          <li>Keep a copy or picture of your estimate and of the bill.</li>
        </ul>
        <p>A dispute doesn’t change how we treat you.</p>
      </>
    ),
  },
  {
    id: 'more',
    title: 'More about your right',
    content: (
      <p>
        Visit{' '}
        <a className="link" href="https://www.cms.gov/nosurprises/consumers">
          cms.gov/nosurprises
        </a>{' '}
        or call{' '}
        <a className="link num" href="tel:+18009853059">
          1-800-985-3059
        </a>
        .
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Ask us for an estimate',
    content: (
      <>
        <p>Call, write, or ask at the front desk:</p>
        <ContactBlock />
      </>
    ),
  },
];

export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      title="Good faith estimate"
      path={path}
      description={`If you have no insurance or don’t use it, ${clinic.name} tells you in writing what your care is expected to cost. How to ask, and what to do if the bill is higher.`}
      lead="You have the right to receive a “Good Faith Estimate” explaining how much your health care will cost."
      lastUpdated="2026-11-26"
      isSample={isSampleText[path]}
      sections={sections}
    />
  );
}
