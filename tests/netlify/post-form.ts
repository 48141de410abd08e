import type { Context } from '@netlify/functions';
import { trapName } from '#domain/requests/spam-signs.ts';
import formSubmission from '../../netlify/functions/form-submission.ts';

const address = 'https://clinic.example/.netlify/functions/form-submission';

export const appointment = {
  type: 'appointment',
  name: 'Maria Olsen',
  email: 'Maria.Olsen@Example.com',
  phone: '801-555-0100',
  preferredTime: 'Morning (8AM-12PM)',
  typeOfInjury: 'Whiplash',
  wasInAccident: true,
  message: 'Preferred time: Morning (8AM-12PM)\nCar accident: Yes\nInjury type: Whiplash',
  recaptchaToken: null,
};

export const pip = {
  type: 'pip',
  name: 'Maria Olsen',
  email: 'maria.olsen@example.com',
  phone: '',
  wasInAccident: true,
  message: 'Car accident: Yes',
  recaptchaToken: null,
};

/** Fields of the plain HTML forms. */
export const nativeForms = {
  appointment: {
    type: 'appointment',
    consentVersion: '2026-11-22',
    name: 'Maria Olsen',
    email: 'Maria.Olsen@Example.com',
    phone: '801-555-0100',
    wasInAccident: 'yes',
    typeOfInjury: 'Whiplash',
    preferredTime: 'Morning (8AM-12PM)',
    [trapName]: '',
  },
  pip: {
    type: 'pip',
    consentVersion: '2026-11-22',
    name: 'Maria Olsen',
    email: 'maria.olsen@example.com',
    wasInAccident: 'yes',
    [trapName]: '',
  },
  attorney: {
    type: 'attorney',
    consentVersion: '2026-11-22',
    firm: 'Example Law',
    name: 'Pat Lee',
    email: 'pat@example.com',
    phone: '',
    clientInitials: 'M. O.',
    dateOfLoss: '2026-01-05',
    clientPhone: '801-555-0188',
    request: 'Records\r\nand bills',
    [trapName]: '',
  },
};

export const attorney = {
  type: 'attorney',
  name: 'Pat Lee',
  firm: 'Example Law',
  email: 'pat@example.com',
  phone: '(801) 555-0123',
  clientInitials: 'M. O.',
  dateOfLoss: '2026-01-05',
  request: 'Records and bills',
  recaptchaToken: null,
};

/** Calls the function as Netlify does. Calls onEnd after the answer, then waits for the work in waitUntil. */
export async function send(
  init: RequestInit,
  ip = '203.0.113.7',
  onEnd = () => {},
): Promise<Response> {
  const afterwards: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void afterwards.push(promise);
  const context: Partial<Context> = { ip, waitUntil };
  const response = await formSubmission(new Request(address, init), context as Context);
  onEnd();
  await Promise.all(afterwards);
  return response;
}

export function postForm(
  fields: Record<string, string>,
  { headers, ip }: { headers?: Record<string, string>; ip?: string } = {},
): Promise<Response> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return send({ method: 'POST', body, headers: { ...type, ...headers } }, ip);
}

export function post(body: unknown, ip?: string, onEnd?: () => void): Promise<Response> {
  return send({ method: 'POST', body: JSON.stringify(body) }, ip, onEnd);
}
