import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { rightsSection } from './practices-rights.tsx';
import { usesSections } from './practices-uses.tsx';

export const handle: PageHandle = { closing: false };

const path = '/notice-of-privacy-practices';

// The elements that 45 CFR 164.520(b) asks for.
const sections: LegalSection[] = [
  rightsSection,
  ...usesSections,
  {
    id: 'duties',
    title: 'Our duties',
    content: (
      <ul>
        <li>The law requires us to keep your health information private and secure.</li>
        <li>We must give you this notice of our duties and of how we handle your information.</li>
        <li>We must tell you if a breach puts the privacy of your information at risk.</li>
        <li>We must follow the notice that is in effect now.</li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    content: (
      <p>
        This notice took effect on the date at the top. We may change it. A change applies to all
        health information about you, including what we already have. The new notice will be on this
        page and at our front desk, and we give you a copy when you ask.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'If you think we broke your rights',
    content: (
      <>
        <p>
          Please tell us. You can also file a complaint with the U.S. Department of Health and Human
          Services, Office for Civil Rights:
        </p>
        <ul>
          <li>200 Independence Avenue SW, Washington, DC 20201</li>
          <li>
            <a className="link num" href="tel:+18776966775">
              1-877-696-6775
            </a>
          </li>
          <li>
            <a className="link" href="https://www.hhs.gov/hipaa/filing-a-complaint/">
              hhs.gov/hipaa
            </a>
          </li>
        </ul>
        <p>We will not treat you worse, or act against you, because you filed a complaint.</p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Questions and requests',
    content: (
      <>
        <p>Ask for our privacy officer:</p>
        <ContactBlock />
      </>
    ),
  },
];

export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      title="Notice of Privacy Practices"
      path={path}
      description={`How ${clinic.name} may use and share your health information, your rights under HIPAA, and how to file a complaint.`}
      // The words of 45 CFR 164.520(b)(1)(i).
      lead="This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully."
      lastUpdated="2026-11-23"
      // 45 CFR 164.520(b)(1)(viii) asks for an effective date.
      dateLabel="Effective"
      isSample={isSampleText[path]}
      sections={sections}
    />
  );
}
