import { describe, expect, it } from 'vitest';
import { initials } from '#domain/text/initials.ts';

describe('initials', () => {
  it.each([
    ['A-SHELL-02 two words', 'Dana Reyes', 'dana@clinic.example', 'DR'],
    ['A-SHELL-02 first and last of several', 'Ana Maria de la Cruz', '', 'AC'],
    ['A-SHELL-02 one word', 'Dana', 'front.desk@clinic.example', 'D'],
    ['A-SHELL-02 lower case and blanks', '  dana   reyes ', '', 'DR'],
    ['A-SHELL-02 letters beyond ASCII', 'Émile Łukasz', '', 'ÉŁ'],
    ['A-SHELL-02 a letter of two code units', '𝒟ana 𝒪lsen', '', '𝒟𝒪'],
    ['A-SHELL-02 marks before the letter', '(Dana) "Reyes"', '', 'DR'],
    ['an ʻokina first', 'ʻAtiola Reyes', '', 'AR'],
    ['A-SHELL-03 no name', null, 'front.desk@clinic.example', 'FD'],
    ['A-SHELL-03 a blank name', '  ', 'dana@clinic.example', 'D'],
    ['A-SHELL-03 a name without letters', '—', 'front_desk+west@clinic.example', 'FW'],
    ['A-SHELL-03 nothing at all', null, '', '?'],
  ])('%s', (_, name, email, expected) => {
    expect(initials(name, email)).toBe(expected);
  });
});
