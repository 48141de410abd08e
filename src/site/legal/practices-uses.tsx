import type { LegalSection } from './legal-page.tsx';

export const usesSections: LegalSection[] = [
  {
    id: 'care',
    title: 'How we usually use and share it',
    content: (
      <>
        <p>We may do this without asking you each time:</p>
        <ul>
          <li>
            <strong>To treat you.</strong> Example: we send our findings to a doctor who also treats
            your injury.
          </li>
          <li>
            <strong>To be paid.</strong> Example: we send a bill with your diagnosis to your car
            insurer, so that PIP can cover your visit.
          </li>
          <li>
            <strong>To run our clinic.</strong> Example: we review records to make our care better.
            We also use your phone number or email to remind you of a visit.
          </li>
        </ul>
        <p>
          Companies that work for us, such as our database and billing services, may see it for that
          work. They must protect it, too.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'When the law allows or requires it',
    content: (
      <>
        <p>The law lets or makes us share information without your permission in some cases:</p>
        <ul>
          <li>when a law requires it, also to show federal officials that we follow privacy law</li>
          <li>
            for public health: to prevent disease, report a bad reaction or a recalled product
          </li>
          <li>to report suspected abuse, neglect or domestic violence</li>
          <li>to prevent a serious threat to someone’s health or safety</li>
          <li>to agencies that oversee health care, for audits and inspections</li>
          <li>for lawsuits: in answer to a court order, or to a subpoena if the law allows it</li>
          <li>to the police, in cases that the law names</li>
          <li>for workers’ compensation claims</li>
          <li>to coroners, medical examiners and funeral directors, and for organ donation</li>
          <li>for research that follows strict rules</li>
          <li>for the military, national security, protecting the President, and prisons</li>
        </ul>
      </>
    ),
  },
  {
    id: 'family',
    title: 'Family, friends and disasters',
    content: (
      <p>
        You can tell us whether we may talk with family or friends who help with your care or pay
        for it, and share information in a disaster. Please tell us what you want. If you can’t, we
        share only what we believe is best for you.
      </p>
    ),
  },
  {
    id: 'permission',
    title: 'Only with your written permission',
    content: (
      <>
        <p>We ask for your written permission before we:</p>
        <ul>
          <li>use or share your information for marketing</li>
          <li>sell it</li>
          <li>share psychotherapy notes, which we don’t keep</li>
          <li>use or share it for anything that this notice doesn’t name</li>
        </ul>
        <p>
          You can take your permission back in writing at any time. It doesn’t undo what we did
          before. We don’t contact you to raise money.
        </p>
      </>
    ),
  },
  {
    id: 'stricter',
    title: 'Records with extra protection',
    content: (
      <>
        <p>
          Where the law of Utah or another federal law protects your information more, we follow
          that law.
        </p>
        <p>
          Records about treatment for drug or alcohol use have such protection if they come from a
          program under 42 CFR part 2. We use and share them only as that law allows. We don’t use
          or share them, or testify about what they say, in a civil, criminal, administrative or
          legislative proceeding against you, unless you consent in writing, or a court orders it
          after notice and a chance to be heard, together with a subpoena or a similar legal demand.
        </p>
        <p>
          Once we share information as this notice allows, those who get it may share it again, and
          HIPAA may no longer protect it.
        </p>
      </>
    ),
  },
];
