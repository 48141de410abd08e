/** A legal page, with the marks of src/site/legal/legal-text.tsx. 'PIP': Personal Injury Protection. */
export const description = (clinic: string) =>
  `How ${clinic} may use and share your health information, your rights under HIPAA, and how to file a complaint.`;
/** The words of 45 CFR 164.520(b)(1)(i). */
export const lead =
  'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.';
/** Before a date: 45 CFR 164.520(b)(1)(viii) asks for an effective date. */
export const effective = 'Effective';

export const sections = {
  rights: [
    'Your rights',
    'You have the right to:',
    [
      '**See and get a copy of your record,** on paper or electronically. Ask us in writing. You get it within 30 days. We may charge a fair fee for what the copy costs us.',
      '**Ask us to correct your record** if you think it’s wrong or incomplete. If we say no, we tell you why in writing within 60 days.',
      '**Ask us to reach you in a certain way,** such as at another phone number or address. We agree to every reasonable request.',
      '**Ask us to use or share less** for treatment, payment or our operations. We don’t have to agree. But if you pay for a service in full yourself, and ask us not to tell your health plan about it, we must agree, unless a law requires us to share it.',
      '**Get a list of those we shared it with** in the six years before you ask, and why. The list leaves out treatment, payment, our operations, and what you asked us to share. One list a year is free.',
      '**Get a paper copy of this notice** at any time, even if you agreed to get it electronically.',
      '**Choose someone to act for you.** A legal guardian, or a person with your medical power of attorney, can use these rights for you.',
    ],
    'To exercise a right, call or write to us. The address is at the end of this notice.',
  ],
  care: [
    'How we usually use and share it',
    'We may do this without asking you each time:',
    [
      '**To treat you.** Example: we send our findings to a doctor who also treats your injury.',
      '**To be paid.** Example: we send a bill with your diagnosis to your car insurer, so that PIP can cover your visit.',
      '**To run our clinic.** Example: we review records to make our care better. We also use your phone number or email to remind you of a visit.',
    ],
    'Companies that work for us, such as our database and billing services, may see it for that work. They must protect it, too.',
  ],
  law: [
    'When the law allows or requires it',
    'The law lets or makes us share information without your permission in some cases:',
    [
      'when a law requires it, also to show federal officials that we follow privacy law',
      'for public health: to prevent disease, report a bad reaction or a recalled product',
      'to report suspected abuse, neglect or domestic violence',
      'to prevent a serious threat to someone’s health or safety',
      'to agencies that oversee health care, for audits and inspections',
      'for lawsuits: in answer to a court order, or to a subpoena if the law allows it',
      'to the police, in cases that the law names',
      'for workers’ compensation claims',
      'to coroners, medical examiners and funeral directors, and for organ donation',
      'for research that follows strict rules',
      'for the military, national security, protecting the President, and prisons',
    ],
  ],
  family: [
    'Family, friends and disasters',
    'You can tell us whether we may talk with family or friends who help with your care or pay for it, and share information in a disaster. Please tell us what you want. If you can’t, we share only what we believe is best for you.',
  ],
  permission: [
    'Only with your written permission',
    'We ask for your written permission before we:',
    [
      'use or share your information for marketing',
      'sell it',
      'share psychotherapy notes, which we don’t keep',
      'use or share it for anything that this notice doesn’t name',
    ],
    'You can take your permission back in writing at any time. It doesn’t undo what we did before. We don’t contact you to raise money.',
  ],
  stricter: [
    'Records with extra protection',
    'Where the law of Utah or another federal law protects your information more, we follow that law.',
    'Records about treatment for drug or alcohol use have such protection if they come from a program under 42 CFR part 2. We use and share them only as that law allows. We don’t use or share them, or testify about what they say, in a civil, criminal, administrative or legislative proceeding against you, unless you consent in writing, or a court orders it after notice and a chance to be heard, together with a subpoena or a similar legal demand.',
    'Once we share information as this notice allows, those who get it may share it again, and HIPAA may no longer protect it.',
  ],
  duties: [
    'Our duties',
    [
      'The law requires us to keep your health information private and secure.',
      'We must give you this notice of our duties and of how we handle your information.',
      'We must tell you if a breach puts the privacy of your information at risk.',
      'We must follow the notice that is in effect now.',
    ],
  ],
  changes: [
    'Changes to this notice',
    'This notice took effect on the date at the top. We may change it. A change applies to all health information about you, including what we already have. The new notice will be on this page and at our front desk, and we give you a copy when you ask.',
  ],
  complaints: [
    'If you think we violated your rights',
    'Please tell us. You can also file a complaint with the U.S. Department of Health and Human Services, Office for Civil Rights:',
    [
      '200 Independence Avenue SW, Washington, DC 20201',
      '[1-877-696-6775](tel:+18776966775)',
      '[hhs.gov/hipaa](https://www.hhs.gov/hipaa/filing-a-complaint/)',
    ],
    'We will not treat you worse, or act against you, because you filed a complaint.',
  ],
  contact: ['Questions and requests', 'Ask for our privacy officer:', '{contact}'],
} as const;
