import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvDate, csvFileName, csvRows } from '#domain/text/csv.ts';

describe('csv', () => {
  it('starts with the bytes that make Excel read UTF-8', () => {
    expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('quotes every field and ends every row with CRLF', () => {
    expect(
      csvRows([
        ['Name', 'Note'],
        ['Maria Olsen', ''],
      ]),
    ).toBe('"Name","Note"\r\n"Maria Olsen",""\r\n');
  });

  it('keeps commas, quotes and line breaks inside a field', () => {
    expect(csvRows([['Olsen, "Mia"', 'one\ntwo']])).toBe('"Olsen, ""Mia""","one\ntwo"\r\n');
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'does not let a spreadsheet run a cell that starts with %j',
    (start) => {
      expect(csvRows([[`${start}HYPERLINK("x")`]])).toBe(`"'${start}HYPERLINK(""x"")"\r\n`);
    },
  );

  it('leaves the same characters alone inside a text', () => {
    expect(csvRows([['(801) 555-0161', 'a=b+c@d']])).toBe('"(801) 555-0161","a=b+c@d"\r\n');
  });
});

describe('dates of an export', () => {
  it.each([
    ['2026-11-18T19:05:00Z', '2026-11-18 12:05'],
    ['2026-07-01T06:30:00Z', '2026-07-01 00:30'],
    ['2026-03-08T08:59:00Z', '2026-03-08 01:59'],
    ['2026-03-08T09:00:00Z', '2026-03-08 03:00'],
    ['2027-01-01T05:00:00Z', '2026-12-31 22:00'],
  ])('%s is %s on the clock in Utah', (moment, text) => {
    expect(csvDate(new Date(moment))).toBe(text);
  });

  it('names the file by the day in Utah', () => {
    expect(csvFileName('appointment-requests', new Date('2026-11-19T03:00:00Z'))).toBe(
      'appointment-requests-2026-11-18.csv',
    );
  });
});
