/** Messages about a visit: which one to send, and the texts that replace its placeholders. */
import type { Clinic } from '../clinic/clinic.ts';
import { clinicInLanguage } from '../clinic/in-language.ts';
import { firstName } from '../text/first-name.ts';
import type { Language } from '../text/language.ts';
import { longMoment } from '../time/clinic-time.ts';
import { mayCancel } from '../visits/patient-visit.ts';
import type { Visit } from '../visits/visit.ts';
import type { ToldVisit } from '../visits/visit-mail.ts';
import type { VisitNews } from '../visits/visit-news.ts';
import { clinicValues, letterValues } from './clinic-values.ts';
import { type MailWords, mailWords } from './mail-words.ts';
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

type PlannedTime = Pick<Visit, 'startsAt' | 'providerName'>;

/** What each mail about a time says. */
function timeValues(
  name: string,
  { startsAt, providerName }: PlannedTime,
  clinic: Clinic,
  language: Language,
): Values {
  return {
    ...letterValues(name, clinic, language),
    when: longMoment(startsAt, mailWords[language].times),
    with: providerName,
  };
}

const minutesOf = ({ startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>) =>
  String((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** Of a visit that takes place. link: the address of the patient's page. */
export function visitValues(
  visit: Visit,
  clinic: Clinic,
  link: string,
  now: Date,
  language: Language,
): Values {
  const words = mailWords[language];
  const before = known(visit);
  return {
    ...timeValues(visit.patientName, visit, clinic, language),
    was: longMoment(before.startsAt, words.times),
    'was with': before.providerName,
    minutes: minutesOf(visit),
    'how to get in': clinicInLanguage(language, clinic).arrival,
    directions: clinic.mapUrl,
    'what to bring': words.whatToBring,
    link,
    'how to cancel': howToCancel(visit.startsAt, clinic, now, words),
  };
}

/** Of a cancelled visit, as the patient knows it. */
export function cancelledVisitValues(visit: Visit, clinic: Clinic, language: Language): Values {
  return timeValues(visit.patientName, known(visit), clinic, language);
}

function howToCancel(startsAt: Date, clinic: Clinic, now: Date, words: MailWords): string {
  const call = words.callUs(clinic.phone);
  if (!mayCancel({ startsAt }, clinic, now)) return words.cancelByCall(call);
  const until = new Date(startsAt.getTime() - clinic.cancelNoticeHours * 3_600_000);
  return words.cancelUntil(longMoment(until, words.times), call);
}

/** Of a sooner time. current: the visit of now, or null. link: the address of the offer. */
export function soonerValues(
  name: string,
  time: PlannedTime & Pick<Visit, 'endsAt'>,
  current: Pick<Visit, 'startsAt'> | null,
  clinic: Clinic,
  link: string,
  language: Language,
): Values {
  return {
    ...timeValues(name, time, clinic, language),
    minutes: minutesOf(time),
    was: current ? longMoment(current.startsAt, mailWords[language].times) : '',
    link,
  };
}

type TextedVisit = Pick<Visit, 'patientName' | 'startsAt' | 'providerName'>;

export function visitTextKind({ status }: Pick<Visit, 'status'>): MessageKind {
  return status === 'cancelled' ? 'visitCancelledText' : 'visitText';
}

export function visitTextValues(
  { patientName, startsAt, providerName }: TextedVisit,
  clinic: Clinic,
  language: Language,
): Values {
  const { there, times } = mailWords[language];
  return {
    ...clinicValues(clinic, language),
    'first name': firstName(patientName) || there,
    when: longMoment(startsAt, times),
    with: providerName,
  };
}
