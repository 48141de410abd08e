import type { Clinic } from '#domain/clinic/clinic.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { cancelledVisitValues, visitMailKind, visitValues } from '#domain/messages/visit-values.ts';
import type { Language } from '#domain/text/language.ts';
import { icsFileName, icsMethod, visitIcs } from '#domain/visits/ics.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { VisitNews } from '#domain/visits/visit-news.ts';
import { visitLinkAddress } from '../visit-signature.ts';
import { wordsIn } from '../words.ts';
import type { Mail } from './mail.ts';
import { mailInWords } from './mail-in-words.ts';

/**
 * Tells a patient of a visit that was booked, moved or cancelled, in the words of visitMailKind in their language. It names neither the
 * type of the visit nor the reason for it. No daily limit of the mailbox: staff ask for each mail, and a patient's
 * answer causes one at most. Throws ConfigurationError.
 */
export function patientMail(
  visit: Visit,
  news: VisitNews,
  words: Words,
  clinic: Clinic,
  siteOrigin: string,
  now: Date,
  language: Language,
): Mail {
  const { calendarTexts } = wordsIn[language];
  const values =
    news === 'cancelled'
      ? cancelledVisitValues(visit, clinic, language)
      : visitValues(visit, clinic, visitLinkAddress(visit.id, siteOrigin, language), now, language);
  const id = messageId(visitMailKind(visit, news), language);
  const mail = { to: visit.patientEmail, key: `${visit.id}.${visit.sequence}.visit` };
  return {
    ...mailInWords({ id, words, values }, clinic, siteOrigin, mail),
    calendar: {
      fileName: icsFileName(visit, calendarTexts),
      text: visitIcs(visit, clinic, now, calendarTexts),
      method: icsMethod(visit, clinic),
    },
  };
}
