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
  someone: /\bSomebody who\b/,
};

const files = filesIn(['src/admin', 'src/domain']);

/** Without comments, which have other readers. */
const code = files.map((file) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, ''),
);

describe('the texts of the back office', () => {
  it.each(Object.entries(names))('say %s', (_, other) => {
    expect(files.filter((_, place) => other.test(code[place] ?? ''))).toEqual([]);
  });
});
