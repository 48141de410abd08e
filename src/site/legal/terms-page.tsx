import { Link } from 'react-router-dom';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ClinicName } from './clinic-name.tsx';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

const sections: LegalSection[] = [
  {
    id: 'agreement',
    title: 'Using this site',
    content: (
      <p>
        This site belongs to <ClinicName />, a chiropractic clinic in Sandy, Utah. By using it you
        accept these terms. If you don’t, please call us instead; everything here can also be done
        by phone.
      </p>
    ),
  },
  {
    id: 'emergency',
    title: 'Not for emergencies',
    content: (
      <p>
        Forms and emails are not monitored 24/7. In an emergency call 911 or go to the nearest
        emergency room.
      </p>
    ),
  },
  {
    id: 'relationship',
    title: 'No patient relationship through the site',
    content: (
      <p>
        Reading the site, downloading the guide or sending a form does not make you a patient. That
        begins when we accept you as one at a visit. An appointment is agreed only when we have
        confirmed it with you. See the{' '}
        <Link className="link" to="/disclaimer">
          disclaimer
        </Link>{' '}
        for what the site’s content is and isn’t.
      </p>
    ),
  },
  {
    id: 'requests',
    title: 'What you send us',
    content: (
      <>
        <p>Please make sure that:</p>
        <ul>
          <li>what you enter is true, and about you or someone you’re allowed to speak for</li>
          <li>you leave out medical details that you would not put in an email</li>
          <li>attorneys enter initials only, and send no records through the form</li>
        </ul>
        <p>
          By sending a form you agree that we contact you about it by email or phone, at no cost
          beyond what your carrier charges. You can tell us to stop at any time. See our{' '}
          <Link className="link" to="/privacy">
            privacy notice
          </Link>{' '}
          for how we handle the data.
        </p>
      </>
    ),
  },
  {
    id: 'fair',
    title: 'Fair use',
    content: (
      <>
        <p>Do not:</p>
        <ul>
          <li>use automated tools to send forms, send them in bulk, or use someone else’s name</li>
          <li>try to get into the back office or into data that is not yours</li>
          <li>disturb the site or the people who use it</li>
        </ul>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Texts, pictures and the guide',
    content: (
      <>
        <p>
          You may read, print and share the pages and the PIP guide, unchanged and with our name,
          for yourself or to help someone. Any other use needs our written permission. The name and
          the logo are ours.
        </p>
        <p>
          The site contains software and fonts of others, under{' '}
          <a className="link" href="/third-party-notices.txt">
            their licenses
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'links',
    title: 'Other sites',
    content: (
      <p>
        Links to maps, reviews and other sites lead to services that we don’t run. Their own terms
        apply there.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Availability and liability',
    content: (
      <>
        <p>
          We keep the site correct and running with reasonable care, and offer it as it is. It may
          be down or contain errors. As far as the law allows, we are not liable for loss that comes
          from relying on the site alone.
        </p>
        <p>
          Nothing here limits liability that the law does not let us limit, or your rights as a
          patient.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and contact',
    content: (
      <>
        <p>
          The law of Utah applies. If one of these terms can’t be enforced, the rest still apply. If
          the terms change, the date above changes with them.
        </p>
        <ContactBlock />
      </>
    ),
  },
];

export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      title="Terms"
      path="/terms"
      description={`The terms on which you use the website of ${clinic.name}: forms, fair use, content and liability.`}
      lead="The rules for using this site, in plain words. They don’t replace what you sign when you become a patient."
      lastUpdated="2026-11-26"
      sections={sections}
    />
  );
}
