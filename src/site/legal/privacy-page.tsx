import { Link } from 'react-router-dom';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ChangeCookieChoice } from './change-cookie-choice.tsx';
import { ClinicName } from './clinic-name.tsx';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { StorageTable } from './storage-table.tsx';

export const handle: PageHandle = { closing: false };

const sections: LegalSection[] = [
  {
    id: 'scope',
    title: 'What this notice covers',
    content: (
      <>
        <p>
          This notice is about this website: what you send us through its forms, and what the site
          keeps in your browser. It does not cover your care. Once you are a patient, your health
          record is protected by HIPAA, and our{' '}
          <Link className="link" to="/notice-of-privacy-practices">
            Notice of Privacy Practices
          </Link>{' '}
          explains your rights. You also get it at your first visit.
        </p>
        <p>
          We treat what you send before then with the same care, but a website form is not the place
          for your medical history. Please leave it out and tell us in person.
        </p>
      </>
    ),
  },
  {
    id: 'collect',
    title: 'What we collect, and why',
    content: (
      <>
        <p>You can read every page without telling us who you are. If you send a form, we store:</p>
        <ul>
          <li>
            <strong>Appointment request:</strong> your name, email or phone, whether it was a car
            accident, and, if you wish, the type of injury and a preferred time. We use it to
            contact you and to prepare a first visit.
          </li>
          <li>
            <strong>PIP guide:</strong> your name, email, and whether you were in an accident. We
            use it to hand you the guide and, as you agree beside the form, to contact you.
          </li>
          <li>
            <strong>Attorney request:</strong> firm, attorney, email, phone, the client’s initials,
            the date of loss, what is needed and, with the client’s permission, the client’s phone.
            We use it to answer the request.
          </li>
          <li>
            <strong>With every form:</strong> the time, the page it came from, the first page of
            your visit, the website and the campaign that led you here, and the version of the
            notice you saw.
          </li>
        </ul>
        <p>
          To stop abuse, the server keeps a code made from your IP address with a secret key, and
          such codes made from your email and phone. Each is needed for one minute, or for two days
          where it counts the automatic emails that you get from us. After that the database deletes
          it, usually within one more day.
        </p>
      </>
    ),
  },
  {
    id: 'share',
    title: 'Who sees it',
    content: (
      <>
        <p>
          At the clinic: signed-in staff with a role for it. An email tells the clinic’s mailbox
          that a request came. It holds a link for staff, and nothing of what you wrote.
        </p>
        <p>And the companies that run the site for us and may use the data for nothing else:</p>
        <ul>
          <li>Google (Firebase): the database in which requests are stored</li>
          <li>Netlify: the servers that deliver the site and receive the forms</li>
          <li>
            Our email provider: the messages that tell our staff and you about a request, and you
            about an appointment
          </li>
          <li>Google (Analytics): visits, and only if you allow it</li>
        </ul>
        <p>
          We don’t sell what you tell us, and we don’t share it for advertising. We share it with
          others only with your permission, or where the law allows or requires it.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    content: (
      <>
        <p>Before you choose in the cookie banner, nothing is measured. The choices are:</p>
        <ul>
          <li>
            <strong>Reject All:</strong> nothing is measured. Analytics cookies from before are
            deleted.{' '}
          </li>
          <li>
            <strong>Essential Only:</strong> Google Analytics may count visits with cookies. The
            site works without it. Nothing for advertising.{' '}
          </li>
          <li>
            <strong>Allow All Cookies:</strong> same as Essential Only today. Nothing for
            advertising.{' '}
          </li>
        </ul>
        <p>
          If your browser sends Global Privacy Control, we take it as Reject All and show no banner.
          You can change your choice at any time, here or under ‘Cookie settings’ at the foot of
          every page. Google Analytics never receives your name, contact details, injury, messages
          or search words.
        </p>
        <ChangeCookieChoice />
        <StorageTable />
        <p>
          The map on the contact page is a drawing. If you press ‘Load map’, your browser loads
          Google Maps, and Google sets cookies of its own under its own privacy policy.
        </p>
      </>
    ),
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    content: (
      <>
        <p>
          A request that leads to care becomes part of your health record and is kept as long as
          Utah law requires.
        </p>
        <p>
          For other requests our managers can set how long each kind is kept: appointment, PIP guide
          and attorney requests, and spam. The time counts from the last thing that happened with
          your request, such as a call or a visit. When it’s over, our staff delete the request.
          Where no time is set, a request stays until our staff delete it by hand. Ask us how long
          we keep yours, or to delete it sooner.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your choices and rights',
    content: (
      <>
        <p>
          You can ask us what we hold about you, and ask us to send you a copy, correct it or delete
          it. Our staff do that by hand, as far as the law lets us. You can tell us to stop
          contacting you. Asking costs nothing and doesn’t change how we treat you. We answer within
          45 days, after making sure that it’s you who asks.
        </p>
        <p>The site is meant for adults. A parent or guardian sends the form for a child.</p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    content: (
      <p>
        Data is encrypted in transit. Only signed-in staff with a role for it can see requests. The
        subjects of our emails hold no health details. No system is perfectly safe; if something
        goes wrong that concerns you, we tell you as the law requires.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Changes and contact',
    content: (
      <>
        <p>
          If this notice changes, the date above changes with it. Questions about privacy go to the
          front desk of <ClinicName />:
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
      title="Privacy"
      path="/privacy"
      description={`What the website of ${clinic.name} collects, who sees it, what it keeps in your browser, and how to change your cookie choice.`}
      lead="We collect what we need to answer you, and nothing more. We don’t sell it, and nothing is measured before you allow it."
      lastUpdated="2026-11-26"
      sections={sections}
    />
  );
}
