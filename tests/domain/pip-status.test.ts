import { describe, expect, it } from 'vitest';
import { leadStatuses } from '#domain/leads/lead.ts';
import { isStepForward, statusLabel, statusMoves } from '#domain/leads/lead-status.ts';

describe('status of a PIP lead', () => {
  it.each([
    ['new', 'New'],
    ['contacted', 'Contacted'],
    ['in_review', 'Contacted'],
    ['guide_sent', 'Guide Sent'],
    ['converted', 'Converted'],
    ['closed', 'Converted'],
    ['dismissed', 'Dismissed'],
    ['waiting_for_fax', 'New'],
    ['', 'New'],
  ])('A-PIP-06 %s shows %s', (status, label) => {
    expect(statusLabel({ type: 'pip', status })).toBe(label);
  });
});

describe('a mail', () => {
  it.each([
    ['new', ['contacted', 'guide_sent']],
    ['waiting_for_fax', ['contacted', 'guide_sent']],
    ['contacted', ['guide_sent']],
    ['in_review', ['guide_sent']],
    ['guide_sent', []],
    ['converted', []],
    ['closed', []],
    ['dismissed', []],
  ] as const)('A-PIP-16 A-PIP-17 moves %s only forward, to %j', (from, to) => {
    const mails = ['contacted', 'guide_sent'] as const;
    expect(mails.filter((mail) => isStepForward(from, mail))).toEqual(to);
  });
});

describe('the menu', () => {
  it.each([
    ['new', ['Mark contacted', 'Mark converted']],
    ['waiting_for_fax', ['Mark contacted', 'Mark converted']],
    ['contacted', ['Mark converted', 'Reopen']],
    ['in_review', ['Mark converted', 'Reopen']],
    ['guide_sent', ['Mark converted', 'Reopen']],
    ['converted', ['Reopen']],
    ['closed', ['Reopen']],
    ['dismissed', ['Restore']],
  ])('A-PIP-21 of %s offers %j', (status, labels) => {
    const moves = statusMoves({ type: 'pip', status, spam: false });
    expect(moves.map(({ label }) => label)).toEqual(labels);
  });

  it.each(leadStatuses)('of spam offers nothing: %s', (status) => {
    expect(statusMoves({ type: 'pip', status, spam: true })).toEqual([]);
  });
});
