import type { Clinic } from '#domain/clinic/clinic.ts';
import { callUs } from '#words/call-us.ts';

export const questionsOf = (clinic: Clinic) => [
  {
    question: 'How soon after a crash should I be seen?',
    answer: [
      'Soon, even if it doesn’t hurt much yet. Symptoms can appear hours or days later, and early notes show what was hurt and when.',
      'If you have any of the signs in the emergency box on this page, call 911 or go to an emergency room first.',
    ],
  },
  {
    question: 'Do I need a referral?',
    answer: [
      'Usually not. You can call a chiropractic clinic yourself. Some health plans ask for a referral before they pay, so check with yours if PIP isn’t paying.',
    ],
  },
  {
    question: 'Who pays, and does it matter who caused the crash?',
    answer: [
      'Your own car insurance usually pays first, through PIP, no matter who caused the crash. Bring your claim number and we can send the bills to your insurer.',
      'We tell you what a visit costs before you agree to it, and what may happen when PIP runs out. If you have no insurance or choose not to use it, you have the right to a good faith estimate in writing: ask us for it.',
    ],
  },
  {
    question: 'What happens at the first visit, and what do I bring?',
    answer: [
      'Plan on about an hour. We ask about the crash and your health, examine your neck and back, and explain what we find. Then we agree on a plan, or tell you who else should see you.',
      'Bring your insurance card, your claim number if you have one, a photo ID, and any reports or images from an emergency room or doctor.',
    ],
  },
  {
    question: 'Is treatment right for everyone?',
    answer: [
      `No. Some injuries need rest, another specialist or a hospital, and the exam shows which. You can say no at any time, and you can ask us first: ${callUs(clinic.phone)}.`,
    ],
  },
];
