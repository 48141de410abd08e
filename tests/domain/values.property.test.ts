import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoundBy, lookupKeys, searchKeys } from '#domain/leads/lead-search.ts';
import { loginPathFrom, nextPath } from '#domain/next-path.ts';
import { csvRows } from '#domain/text/csv.ts';
import { initials } from '#domain/text/initials.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { parseOfficePhone, parsePhone } from '#domain/text/parse-phone.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { normalizeSlug, slugFromTitle } from '#domain/text/slug.ts';
import { csvCells } from '../csv-cells.ts';
import { check, loneSurrogate, nastyText } from './properties.ts';

describe('a slug', () => {
  it.each([
    ['typed', normalizeSlug],
    ['made of a title', slugFromTitle],
  ])('that is %s is valid or empty', (_, slugOf) => {
    check(nastyText, (text) => {
      const slug = slugOf(text);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(slugOf(slug)).toBe(slug);
    });
  });

  it('that is valid stays the same', () => {
    check(fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,9}$/), (slug) => {
      expect(normalizeSlug(slug)).toBe(slug);
      expect(slugFromTitle(slug)).toBe(slug);
    });
  });
});

describe('a phone number', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  const separator = fc.constantFrom('', ' ', '-', '.', '\u2011', '\u00a0');
  const prefix = fc.constantFrom('', '1', '+1', '1 ', '+1-');

  /** That a phone may have */
  const code = fc.stringMatching(/^[2-9](0[0-9]|1[02-9]|[2-9][0-9])$/);

  it('is parsed in every spelling', () => {
    const written = fc.tuple(prefix, fc.boolean(), separator, separator, code, code, digits(4));
    check(written, ([before, inParentheses, first, second, area, exchange, line]) => {
      const text = `${before}${inParentheses ? `(${area})` : area}${first}${exchange}${second}${line}`;
      expect(parsePhone(text)).toBe(`(${area}) ${exchange}-${line}`);
    });
  });

  it('is parsed or refused, and parses to itself', () => {
    const numberlike = fc.string({
      unit: fc.constantFrom(...'0189+-.() x#٣８\u2011\n\u200e'),
      maxLength: 18,
    });
    const nearlyRight = fc.stringMatching(
      /^\+?(001|011|1|00)?[ .(-]{0,2}[0-9]{2,3}[ .)-]{0,2}[0-9]{2,3}[ -]?[0-9]{3,4}( ?(x|ext\. |,)[0-9]{1,4})?$/,
    );
    const parsesToItself = (text: string) => {
      const phone = parseOfficePhone(text);
      if (phone === null) return;
      expect(phone).toMatch(/^\(\d{3}\) \d{3}-\d{4}( ext\. \d{1,6})?$/);
      expect(parseOfficePhone(phone)).toBe(phone);
      expect(parsePhone(text)).toBe(phone.includes('ext') ? null : phone);
    };
    check(fc.oneof(nastyText, numberlike), parsesToItself);
    check(nearlyRight, parsesToItself);
  });

  it('becomes a link that can only call', () => {
    check(nastyText, (text) => {
      expect(phoneHref(text)).toMatch(/^tel:[+\d]*$/);
    });
  });
});

describe('a table for spreadsheets', () => {
  const cell = fc.oneof(
    nastyText,
    fc
      .tuple(fc.constantFrom(...'=+-@\t\r\n＝＋－＠"\','), nastyText)
      .map((parts) => parts.join('')),
  );
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

  it('comes back unchanged, apart from the mark that stops a formula', () => {
    check(table, (rows) => {
      const back = csvCells(csvRows(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [index, text] of back.flat().entries()) {
        const original = rows.flat()[index] ?? '';
        expect([original, `'${original}`]).toContain(text);
      }
    });
  });

  it('has no cell that a spreadsheet would run', () => {
    check(table, (rows) => {
      for (const text of csvCells(csvRows(rows)).flat()) {
        expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }
    });
  });
});

describe('the place to go after signing in', () => {
  const parts = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/..',
      '%2e',
      '%2F',
      '%5c',
      '%00',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
    ],
    ...['\t', '\n', ' ', '\0', '/admin', 'admin', '/login', 'login', 'LOGIN', '/dashboard', 'next'],
    ...['https:', 'javascript:', 'evil.example', '//evil.example', 'é', '\ud800', '%', ';'],
  );
  const address = fc.oneof(
    fc.array(parts, { maxLength: 10 }).map((chosen) => chosen.join('')),
    fc.array(parts, { maxLength: 8 }).map((chosen) => `/admin${chosen.join('')}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    nastyText,
  );

  it('is always a page of the back office, and never the login page', () => {
    check(address, (next) => {
      const path = nextPath(next);
      const url = new URL(path, 'https://clinic.example');
      expect(url.origin).toBe('https://clinic.example');
      expect(url.pathname).toMatch(/^\/admin(\/|$)/);
      expect(url.pathname).not.toMatch(/^\/admin\/login(\/|$)/i);
      expect(nextPath(path)).toBe(path);
    });
  });

  it('survives the query of the login page', () => {
    check(address, (from) => {
      const login = new URL(loginPathFrom(from), 'https://clinic.example');
      expect(login.pathname).toBe('/admin/login');
      expect(nextPath(login.searchParams.get('next'))).toBe(nextPath(from));
    });
  });
});

describe('search', () => {
  const lead = fc.record({
    name: nastyText,
    email: nastyText,
    phone: nastyText,
    injury: nastyText,
  });

  it('keys are few, short, and whole letters', () => {
    check(lead, (texts) => {
      const keys = searchKeys(texts);
      expect(keys.length).toBeLessThanOrEqual(200);
      const isWrong = (key: string) =>
        loneSurrogate.test(key) || [...key].length > 24 || key.length < 1;
      expect(keys.filter(isWrong)).toEqual([]);
    });
  });

  const nameless = { name: '', email: '', phone: '', injury: '' };
  const finds = (typed: string, texts: typeof nameless) => {
    const keys = searchKeys(texts);
    return lookupKeys(typed).some((key) => keys.includes(key)) && isFoundBy(typed, texts);
  };

  it('finds a lead by any beginning of a name, in any spelling', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ž]{2,12}$/);
    check(fc.tuple(word, word, fc.nat()), ([first, last, cut]) => {
      const person = { ...nameless, name: `${first} ${last}` };
      const length = 1 + (cut % last.length);
      const typed = [
        last.slice(0, length).toUpperCase(),
        `${first} ${last}`,
        `${last}, ${first}`,
        `${first}${last}`,
        `${last.slice(0, length)} ${first}`,
      ];
      for (const each of typed) expect(finds(each, person), each).toBe(true);
    });
  });

  it('finds a lead of many names by every two of them, in any order', () => {
    const names = fc.array(fc.stringMatching(/^[A-Z][a-z]{1,9}$/), { minLength: 2, maxLength: 8 });
    check(fc.tuple(names, fc.nat(), fc.nat()), ([all, one, other]) => {
      const typed = `${all[one % all.length]} ${all[other % all.length]}`;
      expect(finds(typed, { ...nameless, name: all.join(' ') }), typed).toBe(true);
    });
  });

  it('finds a lead by its phone number, in any spelling', () => {
    check(fc.stringMatching(/^[0-9]{10}$/), (number) => {
      const phone = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
      for (const typed of [number, phone, number.slice(3), number.slice(6), `+1 ${phone}`]) {
        expect(finds(typed, { ...nameless, phone }), typed).toBe(true);
      }
    });
  });
});

it('initials are one or two visible characters for any name', () => {
  check(fc.tuple(nastyText, nastyText), ([name, email]) => {
    const shown = initials(name, email);
    expect(shown).not.toMatch(loneSurrogate);
    expect(shown).not.toBe('');
    // Some small letters have no single capital: ß becomes SS.
    expect([...shown].length).toBeLessThanOrEqual(4);
  });
});
