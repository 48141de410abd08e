import { describe, expect, it } from 'vitest';
import { parseNote } from '#domain/lead-activity.ts';

describe('a note', () => {
  it('is stored trimmed, with its lines', () => {
    expect(parseNote('  Asked about parking.\r\nOn crutches. ')).toEqual({
      ok: true,
      text: 'Asked about parking.\nOn crutches.',
    });
  });

  it.each(['', '   ', '\n\n', null, undefined])('is refused when it is blank: %j', (input) => {
    expect(parseNote(input)).toEqual({ ok: false, error: 'Please write a note first' });
  });

  it('may have 2000 characters, and no more', () => {
    expect(parseNote('x'.repeat(2000))).toMatchObject({ ok: true });
    expect(parseNote('x'.repeat(2001))).toEqual({
      ok: false,
      error: 'Note is too long (2000 characters at most)',
    });
  });
});
