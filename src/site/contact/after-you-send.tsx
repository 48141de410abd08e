import { CalendarCheck, FileText, MessageCircle } from 'lucide-react';
import { clinic } from '#domain/clinic/clinic.ts';

const facts = [
  {
    icon: MessageCircle,
    text: `We’ll get back to you within ${clinic.promiseHours} hours, by phone or email.`,
  },
  { icon: CalendarCheck, text: 'We agree on a time during opening hours.' },
  { icon: FileText, text: 'Have your insurance card nearby if you were in a car accident.' },
];

/** Answers the next worry of a visitor who is about to send the form. */
export function AfterYouSend() {
  return (
    <section className="mt-12 border-t border-line pt-9" aria-labelledby="after-title">
      <h2 id="after-title" className="text-h3">
        After you send your request
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-3">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3.5 sm:grid sm:content-start sm:gap-3">
            <Icon className="ico text-[1.25rem] text-primary" aria-hidden="true" />
            <span className="text-text-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
