import { Link } from 'react-router-dom';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { wishLabel } from '#domain/leads/sooner-wish.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { visitTextValues } from '#domain/messages/visit-values.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { smsHref } from '#domain/text/sms.ts';
import { nearMoment } from '#domain/time/clinic-time.ts';
import type { Waiting } from '#domain/visits/waitlist.ts';
import { Badge } from '#ui/badge.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useLanguage } from '../../../shared/data/use-language.ts';
import { useWords } from '../../../shared/forms/use-words.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { visitPath } from '../../../shared/paths/schedule-address.ts';
import { ReachLink } from '../visit/reach-link.tsx';

type WaitingPersonProps = {
  person: Waiting;
  /** The free time. */
  slot: string;
  startsAt: Date;
  providerName: string;
};

/** Who would come: what they have now, whether they know of the time, and how to tell them without email. */
export function WaitingPerson({ person, slot, startsAt, providerName }: WaitingPersonProps) {
  const now = useNow();
  const { id, name, phone, email, type, wish, visit, offer } = person;
  const to = visit ? visitPath(visit) : leadPath({ id, type: 'contact' });
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <Link className="link py-1 font-semibold wrap-anywhere" to={to}>
          {name}
        </Link>
        {offer?.slot === slot && (
          <Badge tone={offer.state === 'sent' ? 'ok' : 'bad'}>
            {offer.state === 'sent' ? 'Offered' : 'Email not sent'}
          </Badge>
        )}
      </p>
      <p className="num text-[.875rem] text-text-3">
        {type.name}, {visit ? `now ${nearMoment(visit.startsAt, now)}` : 'no visit yet'}
      </p>
      <p className="text-[.875rem] text-text-3">Wants {wishLabel(wish)}</p>
      <p className="num flex flex-wrap gap-x-3 text-[.875rem] text-text-2">
        {!email && <span>No email address</span>}
        {phone && <span className="whitespace-nowrap">{phone}</span>}
      </p>
      {phone && (
        <div className="mt-2 flex gap-2">
          {!email && <TextButton person={person} startsAt={startsAt} providerName={providerName} />}
          <ReachLink act="Call" name={name} href={phoneHref(phone)} />
        </div>
      )}
    </li>
  );
}

function TextButton({ person, startsAt, providerName }: Omit<WaitingPersonProps, 'slot'>) {
  const clinic = useClinic();
  const { name: patientName, phone, personId } = person;
  const language = useLanguage(personId);
  const { body } = useWords(messageId('soonerText', language));
  const values = visitTextValues({ patientName, startsAt, providerName }, clinic, language);
  return <ReachLink act="Text" name={patientName} href={smsHref(phone, fillIn(body, values))} />;
}
