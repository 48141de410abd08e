// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';

const script = readFileSync('src/start/held-input.js', 'utf8');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<p id="held"></p>
    <form method="post" aria-label="Appointment request">
      <input type="hidden" name="type" value="appointment">
      <input name="name">
      <label><input type="radio" name="wasInAccident" value="yes">Yes</label>
      <label><input type="radio" name="wasInAccident" value="no" checked>No</label>
    </form>`;
  new Function(script)();
});

const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;

it.each([[['yes']], [['yes', 'no']], [['yes', 'no', 'yes']], [['no', 'yes', 'no', 'yes']]])(
  'the last choice counts where a visitor has changed it before the app: %j',
  (presses) => {
    for (const press of presses) radio(press).click();
    dispatchEvent(new Event('app-ready'));
    const last = String(presses.at(-1));
    expect(radio(last).checked).toBe(true);
    const { answers } = JSON.parse(String(sessionStorage.getItem('form:appointment')));
    expect(answers.wasInAccident).toBe(last);
  },
);

it('a field keeps its words and its caret when the app comes', () => {
  const name = document.querySelector<HTMLInputElement>('[name=name]') as HTMLInputElement;
  name.value = 'Maria Olsen';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  name.setSelectionRange(3, 3);
  const heard: string[] = [];
  for (const type of ['input', 'change']) name.addEventListener(type, () => heard.push(type));
  dispatchEvent(new Event('app-ready'));
  expect(name.value).toBe('Maria Olsen');
  expect(name.selectionStart).toBe(3);
  expect(heard).toEqual(['input', 'change']);
});
