// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';

const script = readFileSync('src/start/held-input.js', 'utf8');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<p id="held"></p>
    <form method="post" aria-label="Appointment request">
      <input type="hidden" name="type" value="appointment">
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
