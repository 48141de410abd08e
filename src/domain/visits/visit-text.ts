/** A text message about a visit. It says nothing about the patient's health. */
import { clinic } from '../clinic/clinic.ts';
import { firstName } from '../text/first-name.ts';
import { phoneHref } from '../text/phone.ts';
import { longMoment } from '../time/clinic-time.ts';
import type { Visit } from './visit.ts';

type TextedVisit = Pick<Visit, 'patientName' | 'patientPhone' | 'startsAt' | 'status'>;

/** 'sms:+18015550186?&body=…': opens the reader's own messages, with the words ready. */
export function visitTextHref(visit: TextedVisit): string {
  const number = phoneHref(visit.patientPhone).replace('tel:', '');
  // iPhones look for the body after &, Android after ?.
  return `sms:${number}?&body=${encodeURIComponent(visitText(visit))}`;
}

export function visitText(visit: Omit<TextedVisit, 'patientPhone'>): string {
  const { name, phone } = clinic;
  const when = longMoment(visit.startsAt);
  const hello = `Hi ${firstName(visit.patientName)},`;
  return visit.status === 'cancelled'
    ? `${hello} your appointment at ${name} on ${when} is cancelled. To book another time, call us at ${phone.display}.`
    : `${hello} your appointment at ${name} is on ${when}. If you can’t make it, call us at ${phone.display}.`;
}
