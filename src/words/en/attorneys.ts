import { inHours } from './times.ts';

export const title = 'Attorneys';
export const description = (clinic: string) =>
  `For attorneys with clients injured in a car accident: referrals, records, billing and liens at ${clinic} in Sandy, Utah. No referral fees are paid or accepted.`;

export const heading = 'For attorneys with injured clients';
export const intro =
  'Your client gets care that follows the injury. You get clear records, an itemized bill, and a person who answers. We treat car-accident injuries of the neck and back in Sandy, near Salt Lake City.';
export const toForm = 'Refer or request records';
/** The same on a phone's lower edge: at most 20 characters. */
export const callBar = 'Send a request';

export const benefitsTitle = 'What your office can count on';
export const benefits = (promiseHours: number) => [
  {
    title: 'An early appointment',
    text: `We call your office within ${inHours(promiseHours)}, and your client once you give us the number. We look for the first time that works.`,
  },
  {
    title: 'A baseline from day one',
    text: 'History, complaints and findings are written down at the first visit, before treatment.',
  },
  {
    title: 'Care by clinical need',
    text: 'A plan with re-exams. It changes as findings change, and ends when care is no longer needed.',
  },
  {
    title: 'When we refer out',
    text: 'Imaging, pain management, surgery consult: we say so early and note why.',
  },
  {
    title: 'Bills that add up',
    text: 'Itemized by date and code, with what PIP or health insurance has paid so far.',
  },
  {
    title: 'One person to call',
    text: 'The front desk knows the file, and the treating chiropractic physician is available for questions.',
  },
];

export const injuriesTitle = 'Injuries we see most in personal-injury claims';
export const injuriesText =
  'Whether a crash caused them is a question for the exam and the records. We write down what we find, and what we don’t.';
/** In the words of a demand letter, with the patient's words below; from the head down, in the order of the drawings. */
export const injuries = [
  {
    name: 'Post-traumatic headache',
    text: 'Some headaches after a crash start in the upper neck.',
  },
  { name: 'Cervical sprain or strain', text: 'Whiplash: neck pain and stiffness.' },
  { name: 'Cervical radiculopathy', text: 'Numbness, tingling or weakness in an arm.' },
  { name: 'Shoulder strain', text: 'Often where the seat belt held.' },
  { name: 'Thoracic sprain or strain', text: 'Pain between the shoulder blades.' },
  { name: 'Lumbar sprain or strain', text: 'Low back pain from bracing or twisting.' },
  { name: 'Disc bulge or herniation', text: 'Confirmed by imaging.' },
  { name: 'Sciatica, sacroiliac pain', text: 'Pain from the low back or pelvis into the leg.' },
];

export const fileAndTimes = 'Documentation and communication';
export const fileTitle = 'What you’ll find in the file';
export const papers = [
  'Intake form and history of the crash, in the patient’s words',
  'First exam with findings and working diagnosis',
  'Treatment plan, and each change to it with the reason',
  'Notes of every visit, signed and dated',
  'Re-exams that compare with the first one',
  'Referrals, and the reports that came back',
  'Discharge note: status, open complaints, future care if any',
  'Itemized bill and payment ledger',
];

export const turnaroundTitle = 'Turnaround and communication';
export const turnaround = (promiseHours: number) => [
  {
    term: 'Your request',
    text: `We confirm it within ${inHours(promiseHours)} and tell you when the records will go out.`,
  },
  {
    term: 'A new client',
    text: `We call your office within ${inHours(promiseHours)}, and the client once you give us the number. With the client’s permission, we tell you when the first visit is.`,
  },
  {
    term: 'During care',
    text: 'Missed visits, a change of plan or the end of treatment: we’ll let you know if the authorization allows it.',
  },
  {
    term: 'Questions',
    text: 'By phone during office hours, or by email. Reports and testimony by arrangement with the chiropractic physician.',
  },
];

export const billingTitle = 'Who gets billed first';
export const billingText = 'Questions about a bill? Call the front desk.';
/** minimum: '$3,000' */
export const payers = (minimum: string) => [
  {
    title: 'PIP first',
    text: `The client’s own car insurance, no matter who was at fault. Utah policies must cover at least ${minimum} of medical bills per person. We bill it directly with the claim number.`,
  },
  {
    title: 'Then health insurance',
    text: 'When PIP is exhausted, with the exhaustion letter. The plan’s copays and deductible apply.',
  },
  {
    title: 'Lien or letter of protection',
    text: 'Only by written agreement, signed by the client, the attorney and the clinic. The client usually stays responsible for the bill.',
  },
];

export const requestTitle = 'Refer a client or ask for records';
export const requestText =
  'Initials and the date of loss are enough to begin. Please don’t send medical details or documents through this form; we’ll arrange a secure way when we talk.';
/** Before a phone number. */
export const byPhone = 'Faster by phone? Call';
export const notice = 'Legal notice';
/** The first words of the first sentence of the notice, in bold. */
export const noFees = 'No referral fees are paid or accepted';
/** The rest of that sentence. */
export const noFeesRest = ', to or from anyone, in any form.';
export const rules = [
  'To attorneys, records go only with a signed HIPAA authorization.',
  'Treatment is decided by clinical need alone, not by a claim or its value.',
  'This page is general information and not legal advice.',
];

/** While the form is on its way. */
export const sending = 'Sending...';

export const receivedTitle = 'Request received';
export const received = 'Request Received!';
/** One of the next three follows, then byThen. */
export const thanks = 'Thank you.';
export const weAnswer = 'We’ll get back to your office';
export const weWrite = (email: string) => `We’ll write to ${email}`;
/** Before a phone number. */
export const weCall = 'We’ll call your office at';
/** Ends the sentence. when: 'by Monday 10:00 AM', 'as soon as we can' */
export const byThen = (when: string, hasClient: boolean) =>
  `${when}${hasClient ? ', and then your client' : ''}.`;
export const haveReady = 'For records, please have the signed HIPAA authorization ready.';
