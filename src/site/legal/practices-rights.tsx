import type { LegalSection } from './legal-page.tsx';

export const rightsSection: LegalSection = {
  id: 'rights',
  title: 'Your rights',
  content: (
    <>
      <p>You have the right to:</p>
      <ul>
        <li>
          <strong>See and get a copy of your record,</strong> on paper or electronically. Ask us in
          writing. You get it within 30 days. We may charge a fair fee for what the copy costs us.
        </li>
        <li>
          <strong>Ask us to correct your record</strong> if you think it’s wrong or incomplete. If
          we say no, we tell you why in writing within 60 days.
        </li>
        <li>
          <strong>Ask us to reach you in a certain way,</strong> such as at another phone number or
          address. We agree to every reasonable request.
        </li>
        <li>
          <strong>Ask us to use or share less</strong> for treatment, payment or our operations. We
          don’t have to agree. But if you pay for a service in full yourself, and ask us not to tell
          your health plan about it, we must agree, unless a law requires us to share it.
        </li>
        <li>
          <strong>Get a list of those we shared it with</strong> in the six years before you ask,
          and why. The list leaves out treatment, payment, our operations, and what you asked us to
          share. One list a year is free.
        </li>
        <li>
          <strong>Get a paper copy of this notice</strong> at any time, even if you agreed to get it
          electronically.
        </li>
        <li>
          <strong>Choose someone to act for you.</strong> A legal guardian, or a person with your
          medical power of attorney, can use these rights for you.
        </li>
      </ul>
      <p>To exercise a right, call or write to us. The address is at the end of this notice.</p>
    </>
  ),
};
