import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { formsIn, type NativeForm } from '../../netlify/lib/forms/form-list.ts';
import { formPage } from '../../netlify/lib/forms/form-page.ts';
import { Refusal } from '../../netlify/lib/json-response.ts';
import { wordsIn } from '../../netlify/lib/words.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { openRoute } from '../open-route.tsx';

const forms = formsIn(wordsIn.en);

const text = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The visible properties of each field, in the order of the form. */
function fieldsOf(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ type, name }) => type !== 'hidden' && name !== trapName,
  );
  return controls.map((control) => {
    const { name, type, value, checked, placeholder, autocomplete } = control;
    const hint = control.getAttribute('aria-describedby');
    const group =
      type === 'radio' ? text(control.closest('fieldset')?.querySelector('legend')) : '';
    return {
      label: text(control.labels?.[0]),
      group,
      hint: hint && text(form.querySelector(`#${hint}`)),
      choices: [...control.querySelectorAll('option')].map((option) => [
        option.value,
        text(option),
      ]),
      ...{ name, type, value, checked, placeholder, autocomplete },
    };
  });
}

async function functionForm(description: NativeForm): Promise<HTMLFormElement> {
  const refusal = new Refusal(500, 'failed', 'Something went wrong.');
  const answer = formPage(description, { refusal, typed: {}, hidden: {} }, clinic, wordsIn.en);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const form = page.querySelector('form');
  if (!form) throw new Error('expected a form');
  return form;
}

it.each(forms.map((form) => [form.type, form] as const))(
  'the function shows the form %s with the labels, hints and choices of the site',
  async (_, description) => {
    openRoute(description.path);
    const onSite: HTMLFormElement = await screen.findByRole('form', { name: description.label });
    const ofFunction = await functionForm(description);
    expect(fieldsOf(ofFunction)).toEqual(fieldsOf(onSite));
    expect(text(ofFunction.querySelector('button'))).toBe(
      text(onSite.querySelector('button[type="submit"]')),
    );
  },
);
