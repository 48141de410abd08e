import { describe, expect, it } from 'vitest';
import type { LeadStatus } from '#domain/leads/lead.ts';
import { activityFrom, parseNote, statusBeforeDismissal } from '#domain/leads/lead-activity.ts';

describe('a note', () => {
  it('is stored trimmed, with its lines', () => {
    expect(parseNote('  Asked about parking.\r\nOn crutches. ')).toEqual({
      ok: true,
      value: 'Asked about parking.\nOn crutches.',
    });
  });

  it.each(['', '   ', '\n\n', null, undefined])('is refused when blank: %j', (input) => {
    expect(parseNote(input)).toMatchObject({
      ok: false,
      errors: [{ field: 'note', message: 'Please write a note first' }],
    });
  });

  it('may have 2000 characters, and no more', () => {
    expect(parseNote('x'.repeat(2000))).toMatchObject({ ok: true });
    expect(parseNote('x'.repeat(2001))).toMatchObject({
      ok: false,
      errors: [{ field: 'note', message: 'Note is too long (2000 characters at most)' }],
    });
  });
});

describe('the status before a dismissal', () => {
  const by = { uid: 'dana', name: 'Dana Reyes' };
  const change = (from: string, to: LeadStatus) => ({
    id: `${from}-${to}`,
    kind: 'status' as const,
    from,
    to,
    by,
    at: new Date(0),
  });
  const note = { id: 'note', kind: 'note' as const, text: 'Hm', by, at: new Date(0) };

  it.each([
    ['the status that it ended', [change('guide_sent', 'dismissed'), note], 'guide_sent'],
    [
      'that of the last one',
      [note, change('contacted', 'dismissed'), change('new', 'dismissed')],
      'contacted',
    ],
    ['new without a history', [], 'new'],
    ['new after a status that is not ours', [change('waiting_for_fax', 'dismissed')], 'new'],
    ['never dismissed again', [change('dismissed', 'dismissed')], 'new'],
  ])('a lead was: %s', (_, history, status) => {
    expect(statusBeforeDismissal(history)).toBe(status);
  });
});

describe('an entry of the history', () => {
  const at = new Date('2026-11-18T19:00:00Z');
  const by = { uid: 'dana', name: 'Dana Reyes' };
  const stored = { leadId: 'l1', at, by };

  it('is read without the id of its request', () => {
    const note = { kind: 'note', text: 'Call after 5' };
    expect(activityFrom('a1', { ...stored, ...note })).toEqual({ id: 'a1', at, by, ...note });
  });

  it.each([
    ['of a kind that this version does not know', { kind: 'fax' }],
    ['of a kind that every object has', { kind: 'constructor' }],
    ['of an offer without its time', { kind: 'offer' }],
    ['of a correction without the contacts', { kind: 'correction', from: 'x', to: null }],
    ['of a call back at no time', { kind: 'call_back', until: 'tomorrow' }],
    ['without an author', { kind: 'note', text: 'x', by: null }],
    ['without a time', { kind: 'note', text: 'x', at: null }],
  ])('%s is left out, and the others are shown', (_, fields) => {
    expect(activityFrom('a1', { ...stored, ...fields })).toBeNull();
  });
});
