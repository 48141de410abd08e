/** Messages about a visit: which one to send, and the texts that replace its placeholders. */
import { callUs } from '../clinic/call-us.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { greeting } from '../clinic/greeting.ts';
import { whatToBring } from '../clinic/what-to-bring.ts';
import { firstName } from '../text/first-name.ts';
import { longMoment } from '../time/clinic-time.ts';
import { mayCancel } from '../visits/patient-visit.ts';
import type { Visit } from '../visits/visit.ts';
import type { ToldVisit } from '../visits/visit-mail.ts';
import type { VisitNews } from '../visits/visit-news.ts';
import { clinicValues } from './clinic-values.ts';
import type { MessageKind } from './original-words.ts';
import type { Values } from './placeholders.ts';

/** What the patient knows of the visit. */
const known = ({ mail, ...visit }: Visit): Pick<ToldVisit, 'startsAt' | 'providerName'> =>
  mail.told ?? visit;

/** A visit that keeps its time has another provider or another length. */
export function visitMailKind(visit: Visit, news: VisitNews): MessageKind {
  if (news === 'booked') return 'visitBooked';
  if (news === 'cancelled') return 'visitCancelled';
  const isSameTime = known(visit).startsAt.getTime() === visit.startsAt.getTime();
  return isSameTime ? 'visitChanged' : 'visitMoved';
}

/** Of a visit that takes place. link: the address of the patient's page. */
export function visitValues(visit: Visit, clinic: Clinic, link: string, now: Date): Values {
  const { patientName, startsAt, endsAt, providerName } = visit;
  const before = known(visit);
  return {
    ...clinicValues(clinic),
    greeting: greeting(patientName),
    when: longMoment(startsAt),
    with: providerName,
    was: longMoment(before.startsAt),
    'was with': before.providerName,
    minutes: String((endsAt.getTime() - startsAt.getTime()) / 60_000),
    'how to get in': clinic.arrival,
    directions: clinic.mapUrl,
    'what to bring': whatToBring,
    link,
    'how to cancel': howToCancel(startsAt, clinic, now),
  };
}

/** Of a cancelled visit, as the patient knows it. */
export function cancelledVisitValues(visit: Visit, clinic: Clinic): Values {
  const { startsAt, providerName } = known(visit);
  return {
    ...clinicValues(clinic),
    greeting: greeting(visit.patientName),
    when: longMoment(startsAt),
    with: providerName,
  };
}

function howToCancel(startsAt: Date, clinic: Clinic, now: Date): string {
  const call = callUs(clinic);
  if (!mayCancel({ startsAt }, clinic, now)) return `Can't make it? Please ${call}.`;
  const until = new Date(startsAt.getTime() - clinic.cancelNoticeHours * 3_600_000);
  return `Can't make it? Until ${longMoment(until)} you can cancel with the link above. After that, please ${call}.`;
}

type TextedVisit = Pick<Visit, 'patientName' | 'startsAt' | 'providerName'>;

export function visitTextKind({ status }: Pick<Visit, 'status'>): MessageKind {
  return status === 'cancelled' ? 'visitCancelledText' : 'visitText';
}

export function visitTextValues(
  { patientName, startsAt, providerName }: TextedVisit,
  clinic: Clinic,
): Values {
  return {
    ...clinicValues(clinic),
    'first name': firstName(patientName) || 'there',
    when: longMoment(startsAt),
    with: providerName,
  };
}
