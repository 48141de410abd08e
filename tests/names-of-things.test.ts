import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files-in.ts';

/** One name a thing in the texts of the back office: the name, and what it is not called. */
const names: Record<string, RegExp> = {
  'reset email': /\breset mail\b/i,
  'upcoming visit': /has a visit ahead/i,
  'Records that may belong to …': /may be of this person/i,
  'Response promise': /Hours until the first contact/i,
  'Cancellation notice': /Hours to cancel before/i,
  'Getting in': /How to come in/i,
  'Checked on': /"Seen on"/,
  'Not notified yet': /Not told of this time/i,
  'No email on file': /No address: text or call/i,
  'Missing { or }': /lost its partner/i,
  'a draft only needs the quote': /needs words alone/i,
  'Retention periods': /label="Retention"|'Retention'/,
  'Title, Bio': /\bPosition\b|About them\b/,
};

/** The words of an American front desk, and what it doesn't say. */
const american: Record<string, RegExp> = {
  'someone, anyone, everyone': /\b(?:some|any|every)body\b/i,
  anymore: /\bany more\b/i,
  'office hours': /\bopening hours\b(?!['}])/i,
  'to fill out a form': /\bfill(?:s|ed)? in (?:an?\b|the\b|everything)/i,
  'to check a box': /\btick(?:s|ed)? (?:an?|the|off|on)\b/i,
  'an email program': /\bmail programs?\b/i,
  'to email someone': /\bmail you\b/i,
  'is erased': /\bNothing goes\b/,
  'it isn’t a …': /\bis no (?:CSV|text|yes)\b/,
};

/** Without comments, which have other readers. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const files = filesIn(['src/admin', 'src/domain']);
const code = files.map(textOf);

const forPeople = [
  ...files,
  ...filesIn(['src/words/en', 'netlify']),
  ...filesIn(['docs/guide', 'scripts/seed/posts/articles', 'scripts/pip-guide'], /\.md$/),
];

describe('the texts of the back office', () => {
  it.each(Object.entries(names))('say %s', (_, other) => {
    expect(files.filter((_, place) => other.test(code[place] ?? ''))).toEqual([]);
  });
});

it.each(Object.entries(american))('people read %s', (_, other) => {
  const lines = forPeople.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => other.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
