import { cityLine, clinic } from '#domain/clinic/clinic.ts';
import { greeting } from '#domain/clinic/greeting.ts';
import { whatToBring } from '#domain/clinic/what-to-bring.ts';
import { longMoment } from '#domain/time/clinic-time.ts';
import { icsFileName, visitIcs } from '#domain/visits/ics.ts';
import { mayCancel } from '#domain/visits/patient-visit.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { ToldVisit } from '#domain/visits/visit-mail.ts';
import type { VisitNews } from '#domain/visits/visit-news.ts';
import { visitLinkAddress } from '../visits/visit-signature.ts';
import type { Mail } from './mail.ts';

const call = `call us at ${clinic.phone.display}`;

/** What the patient knows of the visit. */
const known = ({ mail, ...visit }: Visit): Pick<ToldVisit, 'startsAt' | 'providerName'> =>
  mail.told ?? visit;

const isSameTime = (visit: Visit) => known(visit).startsAt.getTime() === visit.startsAt.getTime();

/** Locked screens and mail servers' logs show it, so it names neither a person nor a treatment. */
function subjectOf(visit: Visit, news: VisitNews): string {
  const time = longMoment(visit.startsAt);
  switch (news) {
    case 'booked':
      return `Your appointment on ${time}`;
    case 'moved':
      // Another provider or another length.
      if (isSameTime(visit)) return `Your appointment on ${time} has changed`;
      return `Your appointment has moved to ${time}`;
    case 'cancelled':
      return `Your appointment on ${longMoment(known(visit).startsAt)} is cancelled`;
  }
}

function cancelledParagraphs(visit: Visit): string[] {
  const { startsAt, providerName } = known(visit);
  return [
    `Your appointment at ${clinic.name} on ${longMoment(startsAt)} (Mountain Time) with ${providerName} is cancelled. You don't need to come in.`,
    `Would you like another time? Please ${call}.`,
    'If you saved this appointment, the attached file marks it as cancelled in your calendar.',
  ];
}

/** What is new, and all that the patient has to know. */
function comingParagraphs(visit: Visit, news: VisitNews, siteOrigin: string, now: Date): string[] {
  const { id, startsAt, endsAt, providerName } = visit;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const before = known(visit);
  return [
    news === 'moved'
      ? `Your appointment at ${clinic.name} has ${isSameTime(visit) ? 'changed' : 'moved'}. It was ${longMoment(before.startsAt)} with ${before.providerName}. Here is the new one:`
      : `You have an appointment at ${clinic.name}:`,
    [
      `When: ${longMoment(startsAt)} (Mountain Time)`,
      `With: ${providerName}`,
      `How long: about ${minutes} minutes`,
    ].join('\n'),
    [
      'Where:',
      clinic.name,
      clinic.address.street,
      cityLine,
      clinic.arrival,
      `Directions: ${clinic.mapUrl}`,
    ].join('\n'),
    `What to bring if this is your first visit:\n${whatToBring}`,
    `See your appointment, confirm it or ask for another time:\n${visitLinkAddress(id, siteOrigin)}`,
    cannotCome(startsAt, now),
    news === 'moved'
      ? 'The attached file moves it in your calendar, too.'
      : 'The attached file adds this appointment to your calendar.',
  ];
}

function cannotCome(startsAt: Date, now: Date): string {
  if (!mayCancel({ startsAt }, now)) return `Can't make it? Please ${call}.`;
  const until = new Date(startsAt.getTime() - clinic.cancelNoticeHours * 3_600_000);
  return `Can't make it? Until ${longMoment(until)} you can cancel with the link above. After that, please ${call}.`;
}

/**
 * Tells a patient of a visit that was booked, moved or cancelled. It names neither the type of the visit nor the
 * reason for it. No daily limit of the mailbox: staff ask for each mail, and a patient's answer causes one at most.
 * Throws ConfigurationError.
 */
export function patientMail(visit: Visit, news: VisitNews, siteOrigin: string, now: Date): Mail {
  const blocks = [
    greeting(visit.patientName),
    ...(news === 'cancelled'
      ? cancelledParagraphs(visit)
      : comingParagraphs(visit, news, siteOrigin, now)),
    `Questions? Reply to this email or ${call}.`,
    `You're receiving this because this address was given to us for an appointment. If this wasn't you, please ${call}, so that we can correct it.`,
  ];
  return {
    to: [{ name: '', address: visit.patientEmail }],
    replyTo: { name: clinic.name, address: clinic.email },
    subject: subjectOf(visit, news),
    text: blocks.join('\n\n'),
    key: `${visit.id}.${visit.sequence}.visit`,
    automatic: true,
    calendar: { fileName: icsFileName(visit), text: visitIcs(visit, now) },
  };
}
