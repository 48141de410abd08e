import { Link } from 'react-router-dom';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ContactBlock } from './contact-block.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

const sections: LegalSection[] = [
  {
    id: 'medical',
    title: 'Not medical advice',
    content: (
      <>
        <p>
          The pages, articles and the guide are general information. They can’t know your body, your
          crash or your history, and they don’t replace an exam. Don’t delay or stop care because of
          something you read here.
        </p>
        <p>
          In an emergency call 911. See{' '}
          <Link className="link" to="/patient-info">
            Patient Info
          </Link>{' '}
          for the signs to watch for.
        </p>
      </>
    ),
  },
  {
    id: 'relationship',
    title: 'No patient-provider relationship',
    content: (
      <p>
        Reading the site, downloading the guide, calling us or sending a form does not create a
        patient-provider relationship. It begins when we accept you as a patient at a visit.
      </p>
    ),
  },
  {
    id: 'results',
    title: 'No promise of results',
    content: (
      <p>
        Care may help; how much, and how soon, differs from person to person. Treatment has risks as
        well as benefits, and we talk about both before it begins. Reviews describe one person’s
        experience and say nothing about yours.
      </p>
    ),
  },
  {
    id: 'insurance',
    title: 'Not legal or insurance advice',
    content: (
      <p>
        What we write about PIP describes the minimums in Utah law in general. Your policy may have
        more, and your insurer decides about your claim. Laws change, and deadlines apply. Ask your
        insurer or an attorney about your own case.
      </p>
    ),
  },
  {
    id: 'attorneys',
    title: 'Attorneys and claims',
    content: (
      <p>
        We pay no referral fees and accept none. Treatment is decided by clinical need, not by a
        claim. To attorneys, records go only with a signed HIPAA authorization.
      </p>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures and examples',
    content: (
      <p>
        Drawings show a clinic like ours, not real patients. Examples with numbers explain a rule.
        They aren’t about real people.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links',
    content: (
      <p>
        We link to other sites because they may be useful. We aren’t responsible for what they say.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Questions',
    content: (
      <>
        <p>If something here is wrong or unclear, please tell us:</p>
        <ContactBlock />
      </>
    ),
  },
];

export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      title="Disclaimer"
      path="/disclaimer"
      description={`What the website of ${clinic.name} is and is not: general information, no medical or legal advice, no promise of results.`}
      lead="This site informs you. It doesn’t examine you, and it doesn’t decide your claim."
      lastUpdated="2026-11-22"
      sections={sections}
    />
  );
}
