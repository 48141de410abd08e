import { describe, expect, it } from 'vitest';
import type { LeadStatus } from '#domain/leads/lead.ts';
import { parseNote, statusBeforeDismissal } from '#domain/leads/lead-activity.ts';

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
