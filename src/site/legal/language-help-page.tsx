import type { Clinic } from '#domain/clinic/clinic.ts';
import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { SpokenLanguages } from '#facts/spoken-languages.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { TaglineList } from './tagline-list.tsx';

export const handle: PageHandle = { closing: false };

const path = '/language-help';

// The notices of 45 CFR 92.10 and 92.11 (Section 1557 of the Affordable Care Act).
const sections = ({ phone }: Clinic): LegalSection[] => [
  // The taglines tell people to call, so they need a number.
  ...(phone ? [{ id: 'languages', title: 'In your language', content: <TaglineList /> }] : []),
  {
    id: 'english',
    title: 'In English',
    content: (
      <p>
        ATTENTION: If you speak a language other than English, free language help is available to
        you. Free help for people with disabilities, and information in other formats, is available,
        too. Call <PhoneLink />, or dial 711 for relay.
      </p>
    ),
  },
  {
    id: 'help',
    title: 'What we offer',
    content: (
      <>
        <OwnLanguages />
        <p>You pay nothing for this help, and we give it in time for your visit:</p>
        <ul>
          <li>qualified interpreters, in person, by phone or by video</li>
          <li>important papers in other languages, or read to you</li>
          <li>sign language interpreters</li>
          <li>large print, audio and electronic copies</li>
        </ul>
        <p>You don’t have to bring someone to interpret. Please don’t bring a child for that.</p>
      </>
    ),
  },
  {
    id: 'ask',
    title: 'How to ask',
    content: (
      <p>
        Call us and say the name of your language in English, or tell us when you schedule a visit.
        You can also email us in your language.
      </p>
    ),
  },
  {
    id: 'equal',
    title: 'Equal treatment',
    content: (
      <p>
        We follow federal civil rights law. We don’t exclude people, or treat them differently,
        because of race, color, national origin (including the language they speak), age, disability
        or sex.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'If we didn’t help you',
    content: (
      <>
        <p>
          Tell us, by phone, mail or email, and ask for our civil rights contact. You can also file
          a complaint with the U.S. Department of Health and Human Services, Office for Civil
          Rights:
        </p>
        <ul>
          <li>200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201</li>
          <li>
            <a className="link num" href="tel:+18003681019">
              1-800-368-1019
            </a>
            , or for people who are deaf or hard of hearing{' '}
            <a className="link num" href="tel:+18005377697">
              1-800-537-7697
            </a>
          </li>
          <li>
            <a className="link" href="https://ocrportal.hhs.gov/">
              ocrportal.hhs.gov
            </a>
          </li>
        </ul>
      </>
    ),
  },
  { id: 'contact', title: 'Contact', content: <ContactBlock /> },
];

/** The languages that the staff speak; nothing while they are not known. */
function OwnLanguages() {
  const { languages } = useClinic();
  return languages.length > 0 ? (
    <p>
      <SpokenLanguages languages={languages} />
    </p>
  ) : null;
}

export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      title="Language help"
      path={path}
      description={`${clinic.name} gives you an interpreter and papers in your language for free. How to ask, in the languages most spoken in Utah.`}
      lead="We help you in your language, and it costs you nothing. Call us and say which language you speak."
      lastUpdated="2026-11-26"
      isSample={isSampleText[path]}
      sections={sections(clinic)}
    />
  );
}
