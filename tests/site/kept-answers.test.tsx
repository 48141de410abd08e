import { beforeEach, expect, it } from 'vitest';
import { answersIn, keepAnswers, restoreAnswers } from '#site/forms/kept-answers.ts';

const older = {
  name: 'Maria',
  message: 'An older draft.',
  preferredTime: 'Morning',
  wasInAccident: 'yes',
};

let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="name" />
      <textarea name="message"></textarea>
      <select name="preferredTime">
        <option value=""></option><option>Morning</option><option>Evening</option>
      </select>
      <input type="radio" name="wasInAccident" value="yes" />
      <input type="radio" name="wasInAccident" value="no" checked />
    </form>`;
  form = document.querySelector('form') as HTMLFormElement;
  keepAnswers('appointment', older);
});

it('kept answers fill the fields that are still as built', () => {
  restoreAnswers(form, 'appointment');
  expect(answersIn(form)).toEqual(older);
});

it.each([
  ['name', () => (field('name').value = 'Hank')],
  ['message', () => (field('message').value = 'Typed before the app started.')],
  ['preferredTime', () => (field('preferredTime').value = 'Evening')],
])('what was typed before the app started stays, and the rest is filled: %s', (name, type) => {
  type();
  const typed = field(name).value;
  restoreAnswers(form, 'appointment');
  expect(answersIn(form)).toEqual({ ...older, [name]: typed });
});

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
