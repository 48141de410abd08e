import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

const path = '/accessibility';

const sections: LegalSection[] = [
  {
    id: 'goal',
    title: 'Our goal',
    content: (
      <p>
        We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.
        Everything that you can do here, you can also do by phone. Call <PhoneLink />.
      </p>
    ),
  },
  {
    id: 'tested',
    title: 'What is tested',
    // Claims nothing that no test of the project shows.
    content: (
      <>
        <p>Software checks the pages of this site before a new version goes live:</p>
        <ul>
          <li>
            Each kind of page goes through axe, a checker for WCAG, at phone and desktop sizes.
          </li>
          <li>The Tab key reaches every link, button and field, in sight and marked.</li>
          <li>
            Pages fit narrow screens without sideways scrolling, and leave room for larger text.
          </li>
          <li>The request form names each error, and moves you to what needs another look.</li>
          <li>
            The names and the order that a screen reader gets are checked on the home page and the
            request form.
          </li>
          <li>The site works with your own high-contrast colors and with reduced motion.</li>
          <li>
            You can read the pages and send the forms without JavaScript. Only the link to your
            appointment needs it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'What we know is missing',
    content: (
      <ul>
        <li>
          These checks are done by software. People who use a screen reader or another aid every day
          haven’t tested the site for us yet.
        </li>
        <li>
          Google Maps, which loads only if you press ‘Load map’, and other sites that we link to are
          not ours. The address and directions are on our pages as text and a link.
        </li>
        <li>The photo gallery and articles depend on the descriptions that our staff write.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    title: 'Tell us about a barrier',
    content: (
      <>
        <p>
          If something on this site gets in your way, call us, or write and put ‘Accessibility’ in
          the subject. It helps us to know:
        </p>
        <ul>
          <li>the page, and what you were trying to do</li>
          <li>what happened</li>
          <li>your device, and your screen reader or other aid, if you’d like to tell us</li>
        </ul>
        <p>
          While we’re open, we help you by phone with what you wanted to do. Then we’ll tell you how
          we’ll fix it.
        </p>
      </>
    ),
  },
  {
    id: 'visit',
    title: 'At our clinic',
    content: (
      <p>
        <Arrival /> If you need help with a visit, such as more time, large print or a sign language
        interpreter, tell us when you schedule it. It costs you nothing. Service animals are
        welcome. To call us by relay, dial 711.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <p>
        You can also file a complaint with the U.S. Department of Justice at{' '}
        <a className="link" href="https://www.ada.gov/file-a-complaint/">
          ada.gov
        </a>{' '}
        or{' '}
        <a className="link num" href="tel:+18005140301">
          1-800-514-0301
        </a>
        . A complaint doesn’t change how we treat you.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: <ContactBlock />,
  },
];

export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      title="Accessibility"
      path={path}
      description={`How ${clinic.name} makes its website usable for everyone, what is tested, what is missing, and how to report a barrier.`}
      lead="Everyone should be able to use this site and come to our clinic. If something gets in your way, tell us."
      lastUpdated="2026-11-26"
      isSample={isSampleText[path]}
      sections={sections}
    />
  );
}

function Arrival() {
  return useClinic().arrival;
}
