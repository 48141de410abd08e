/** The site's forms, as the function shows them after a refusal. */
import { appointmentForm } from '#domain/requests/appointment-request.ts';
import { attorneyForm } from '#domain/requests/attorney-request.ts';
import type { FormType } from '#domain/requests/filled-form.ts';
import type { FormDescription } from '#domain/requests/form-description.ts';
import { pipForm } from '#domain/requests/pip-request.ts';

export type NativeForm = FormDescription & {
  type: FormType;
  path: string;
  /** Where a form goes that was sent without the app. */
  receivedPath: string;
  title: string;
};

export const forms: readonly NativeForm[] = [
  {
    ...appointmentForm,
    type: 'appointment',
    path: '/contact',
    receivedPath: '/contact/received',
    title: 'Request an appointment',
  },
  {
    ...pipForm,
    type: 'pip',
    path: '/pip-guide',
    receivedPath: '/pip-guide/received',
    title: 'Get the free Utah PIP guide',
  },
  {
    ...attorneyForm,
    type: 'attorney',
    path: '/attorneys',
    receivedPath: '/attorneys/received',
    title: 'Refer a client or ask for records',
  },
];

/** null for an unknown form. */
export function formOfType(type: unknown): NativeForm | null {
  return forms.find((form) => form.type === type) ?? null;
}
