import * as paths from './paths.ts';

/** A legal page: see src/site/legal/legal-text.tsx for the marks. Buttons are called as in cookies.ts and contact.ts. */
export const description = (clinic: string) =>
  `What the website of ${clinic} collects, who sees it, what it keeps in your browser, and how to change your cookie choice.`;
export const lead =
  'We collect what we need to answer you, and nothing more. We don’t sell it, and nothing is measured before you allow it.';
export const changeChoice = 'Change cookie choice';

export const sections = {
  scope: [
    'What this notice covers',
    `This notice is about this website: what you send us through its forms, and what the site keeps in your browser. It does not cover your care. Once you are a patient, your health record is protected by HIPAA, and our [Notice of Privacy Practices](${paths.privacyPractices}) explains your rights. You also get it at your first visit.`,
    'We treat what you send before then with the same care, but a website form is not the place for your medical history. Please leave it out and tell us in person.',
  ],
  collect: [
    'What we collect, and why',
    'You can read every page without telling us who you are. If you send a form, we store:',
    [
      '**Appointment request:** your name, email or phone, whether it was a car accident, and, if you wish, the type of injury and a preferred time. We use it to contact you and to prepare a first visit.',
      '**PIP guide:** your name, email, and whether you were in an accident. We use it to give you the guide and, as you agree beside the form, to contact you.',
      '**Attorney request:** firm, attorney, email, phone, the client’s initials, the date of loss, what is needed and, with the client’s permission, the client’s phone. We use it to answer the request.',
      '**With every form:** the time, the page it came from, the first page of your visit, the website and the campaign that led you here, and the version of the notice you saw.',
    ],
    'To stop abuse, the server keeps a code made from your IP address with a secret key, and such codes made from your email and phone. Each is needed for one minute, or for two days where it counts the automatic emails that you get from us. After that the database deletes it, usually within one more day.',
  ],
  share: [
    'Who sees it',
    'At the clinic: signed-in staff with a role for it. An email tells the clinic’s mailbox that a request came. It holds a link for staff, and nothing of what you wrote.',
    'And the companies that run the site for us and may use the data for nothing else:',
    [
      'Google (Firebase): the database in which requests are stored',
      'Netlify: the servers that deliver the site and receive the forms',
      'Our email provider: the messages that tell our staff and you about a request, and you about an appointment',
      'Google (Analytics): visits, and only if you allow it',
    ],
    'We don’t sell what you tell us, and we don’t share it for advertising. We share it with others only with your permission, or where the law allows or requires it.',
  ],
  cookies: [
    'Cookies and browser storage',
    'Before you choose in the cookie banner, nothing is measured. The choices are:',
    [
      '**Reject All:** nothing is measured. Analytics cookies from before are deleted.',
      '**Essential Only:** Google Analytics may count visits with cookies. The site works without it. Nothing for advertising.',
      '**Allow All Cookies:** same as Essential Only today. Nothing for advertising.',
    ],
    'If your browser sends Global Privacy Control, we take it as Reject All and show no banner. You can change your choice at any time, here or under “Cookie settings” at the foot of every page. Google Analytics never receives your name, contact details, injury, messages or search words.',
    '{choice}',
    '{storage}',
    'The map on the contact page is a drawing. If you press “Load map”, your browser loads Google Maps, and Google sets cookies of its own under its own privacy policy.',
  ],
  keep: [
    'How long we keep it',
    'A request that leads to care becomes part of your health record and is kept as long as Utah law requires.',
    'For other requests our managers can set how long each kind is kept: appointment, PIP guide and attorney requests, and spam. The time counts from the last thing that happened with your request, such as a call or a visit. When it’s over, our staff delete the request. Where no time is set, a request stays until our staff delete it by hand. Ask us how long we keep yours, or to delete it sooner.',
  ],
  rights: [
    'Your choices and rights',
    'You can ask us what we hold about you, and ask us to send you a copy, correct it or delete it. Our staff do that by hand, as far as the law lets us. You can tell us to stop contacting you. Asking costs nothing and doesn’t change how we treat you. We answer within 45 days, after making sure that it’s you who asks.',
    'The site is meant for adults. A parent or guardian sends the form for a child.',
  ],
  safety: [
    'How we protect it',
    'Data is encrypted in transit. Only signed-in staff with a role for it can see requests. The subjects of our emails hold no health details. No system is perfectly safe; if something goes wrong that concerns you, we tell you as the law requires.',
  ],
  contact: [
    'Changes and contact',
    'If this notice changes, the date above changes with it. Questions about privacy go to the front desk of {clinic}:',
    '{contact}',
  ],
} as const;
