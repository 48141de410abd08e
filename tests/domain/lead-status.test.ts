import { describe, expect, it } from 'vitest';
import { statusDetail, statusLabel, statusMoves } from '#domain/leads/lead-status.ts';

describe('status', () => {
  it.each([
    ['A-APPT-08', 'new', 'New'],
    ['A-APPT-09', 'contacted', 'Contacted'],
    ['A-APPT-09', 'in_review', 'Contacted'],
    ['A-APPT-10', 'closed', 'Completed'],
    ['A-APPT-11', 'guide_sent', 'New'],
    ['A-APPT-11', 'converted', 'New'],
    ['A-APPT-11', 'waiting_for_fax', 'New'],
    ['A-APPT-11', '', 'New'],
    ['set aside', 'dismissed', 'Dismissed'],
  ])('%s: %s shows %s', (_, status, label) => {
    expect(statusLabel({ type: 'contact', status })).toBe(label);
    expect(statusLabel({ type: 'attorney', status })).toBe(label);
  });

  it('names a review in the history', () => {
    expect(statusDetail({ type: 'contact', status: 'in_review' })).toBe('In review');
    expect(statusDetail({ type: 'pip', status: 'in_review' })).toBe('In review');
    expect(statusDetail({ type: 'contact', status: 'contacted' })).toBe('Contacted');
    expect(statusDetail({ type: 'pip', status: 'guide_sent' })).toBe('Guide Sent');
  });

  it.each([
    ['new', ['contacted', 'in_review', 'closed', 'dismissed']],
    ['waiting_for_fax', ['contacted', 'in_review', 'closed', 'dismissed']],
    ['contacted', ['in_review', 'closed', 'new', 'dismissed']],
    ['in_review', ['contacted', 'closed', 'new', 'dismissed']],
    ['closed', ['new', 'dismissed']],
    ['dismissed', ['new']],
  ])('%s may become %j', (status, to) => {
    expect(statusMoves({ type: 'contact', status, spam: false }).map((move) => move.to)).toEqual(
      to,
    );
  });

  it('labels each change', () => {
    expect(
      statusMoves({ type: 'contact', status: 'new', spam: false }).map((move) => move.label),
    ).toEqual(['Mark contacted', 'In review', 'Mark completed', 'Dismiss']);
    expect(
      statusMoves({ type: 'contact', status: 'closed', spam: false }).map((move) => move.label),
    ).toEqual(['Reopen', 'Dismiss']);
  });

  it('leaves spam alone until it is cleared', () => {
    expect(statusMoves({ type: 'contact', status: 'new', spam: true })).toEqual([]);
  });
});
