import type { ReactNode } from 'react';
import { type Answer, answersOf } from '#domain/leads/answers.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { DrawerSection } from '../../../shared/parts/drawer-section.tsx';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { FactList } from '../../../shared/parts/fact-list.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';

export function LeadAnswers({ lead }: { lead: Lead }) {
  const answers = answersOf(lead.type);
  const facts = (place?: Answer['place']) =>
    answers.filter((answer) => answer.place === place).map((answer) => factOf(answer, lead));
  const letter = answers.find(({ place }) => place === 'text');
  const text = letter ? letter.of(lead) : lead.ownMessage;
  return (
    <>
      <FactList
        className="mt-4"
        facts={[
          ...facts('first'),
          ['Phone', lead.phone && <PhoneNumber phone={lead.phone} />],
          ['Email', lead.email && <EmailLink lead={lead} className="link break-all" />],
          ...facts(),
          ['Received', <LeadDate key="received" moment={lead.createdAt} className="num" />],
        ]}
      />
      {text && (
        <DrawerSection title={letter?.label ?? 'Message'} className="mt-5">
          <p className="mt-1.5 rounded-md bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        </DrawerSection>
      )}
    </>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  return (
    <a className="link num" href={phoneHref(phone)}>
      {phone}
    </a>
  );
}

function factOf({ label, field, none, of }: Answer, lead: Lead): [label: string, value: ReactNode] {
  const text = of(lead);
  if (!text) return [label, none];
  if (field.kind === 'tel') return [label, <PhoneNumber key={label} phone={text} />];
  return [label, field.kind === 'date' ? calendarDay(text) : text];
}
