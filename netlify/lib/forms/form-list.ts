/** The site's forms, as the function shows them after a refusal. */
import { appointmentForm } from '#domain/requests/appointment-request.ts';
import { attorneyForm } from '#domain/requests/attorney-request.ts';
import type { FormType } from '#domain/requests/filled-form.ts';
import type { FormDescription } from '#domain/requests/form-description.ts';
import { pipForm } from '#domain/requests/pip-request.ts';
import type { FunctionWords } from '../words.ts';

export type NativeForm = FormDescription & {
  type: FormType;
  path: string;
  /** Where a form goes that was sent without the app. */
  receivedPath: string;
  title: string;
};

/** In one language. */
export function formsIn(words: FunctionWords): readonly NativeForm[] {
  const { paths } = words;
  const { titles } = words.functionTexts;
  return [
    {
      ...appointmentForm(words.appointmentTexts),
      type: 'appointment',
      path: paths.contact,
      receivedPath: paths.contactReceived,
      title: titles.appointment,
    },
    {
      ...pipForm(words.pipTexts),
      type: 'pip',
      path: paths.pipGuide,
      receivedPath: paths.pipGuideReceived,
      title: titles.pip,
    },
    {
      ...attorneyForm(words.attorneyTexts),
      type: 'attorney',
      path: paths.attorneys,
      receivedPath: paths.attorneysReceived,
      title: titles.attorney,
    },
  ];
}

/** null for an unknown form. */
export function formOfType(type: unknown, words: FunctionWords): NativeForm | null {
  return formsIn(words).find((form) => form.type === type) ?? null;
}
