/** A made-up patient, for the preview. */
import type { Clinic } from '../clinic/clinic.ts';
import { promisedBy } from '../requests/promise.ts';
import { addDays, clinicDate, clinicMoment, dayOf } from '../time/clinic-day.ts';
import { nextOpenDay } from '../visits/next-day.ts';
import { type Visit, visitFrom } from '../visits/visit.ts';
import { noMail, type ToldVisit } from '../visits/visit-mail.ts';
import { toTell } from '../visits/visit-news.ts';
import { answerValues } from './answer-values.ts';
import { draftValues } from './draft-values.ts';
import { mailWords } from './mail-words.ts';
import { kindOfMessage, languageOfMessage, type MessageId } from './message-kinds.ts';
import type { Values } from './placeholders.ts';
import {
  cancelledVisitValues,
  soonerValues,
  visitTextValues,
  visitValues,
} from './visit-values.ts';

export const samplePatient = { name: 'Maria Olsen', email: 'maria.olsen@example.com' } as const;

/** A visit in some days, and what the patient knew of it before it changed. */
function sampleVisit(now: Date, clinic: Clinic, before: Partial<ToldVisit> = {}): Visit {
  const dayBefore = nextOpenDay(addDays(clinicDate(now), 2), clinic);
  const visit = visitFrom('sample', {
    patientName: samplePatient.name,
    patientEmail: samplePatient.email,
    providerName: 'Dr. Avery Lund',
    type: 'new_patient',
    startsAt: clinicMoment(nextOpenDay(dayBefore, clinic), '15:00'),
  });
  if (!visit) throw new TypeError('the sample has a time');
  const startsAt = clinicMoment(dayBefore, '14:30');
  return { ...visit, mail: { ...noMail, told: { ...toTell(visit), startsAt, ...before } } };
}

export function sampleValues(id: MessageId, clinic: Clinic, now: Date): Values {
  const language = languageOfMessage(id);
  const visit = sampleVisit(now, clinic);
  // Looks like a patient's, and opens nothing.
  const link = `${clinic.origin}${mailWords[language].visitPath}#sample`;
  switch (kindOfMessage(id)) {
    case 'visitBooked':
    case 'visitMoved':
      return visitValues(visit, clinic, link, now, language);
    case 'visitChanged': {
      const before = { startsAt: visit.startsAt, providerName: 'Jordan Taufa' };
      return visitValues(sampleVisit(now, clinic, before), clinic, link, now, language);
    }
    case 'visitCancelled':
      return cancelledVisitValues(visit, clinic, language);
    case 'soonerOffer':
      return soonerValues(samplePatient.name, visit, visit, clinic, link, language);
    case 'soonerText':
    case 'visitText':
    case 'visitCancelledText':
      return visitTextValues(visit, clinic, language);
    case 'receivedContact':
    case 'receivedPip':
    case 'receivedAttorney': {
      // At midnight the clinic is closed, so that every paragraph shows.
      const midnight = dayOf(addDays(clinicDate(now), 1)).from;
      const sender = { ...samplePatient, promisedBy: promisedBy(midnight, clinic) };
      return answerValues(sender, clinic, clinic.origin, midnight, language);
    }
    default:
      return draftValues(samplePatient, clinic, language);
  }
}
