import { describe, expect, it } from 'vitest';
import { parseAttorneyRequest } from '#domain/requests/attorney-request.ts';

const today = '2026-03-10';
const filled = {
  firm: 'Example Law',
  name: 'Pat Lee',
  email: 'Pat@Example.com',
  phone: '801.555.0123',
  clientInitials: 'm. o.',
  dateOfLoss: '2026-03-10',
  clientPhone: '+1 801 555 0188',
  request: 'Records from March\nand the bill',
};

function errorsOf(changes: Record<string, unknown>) {
  const parsed = parseAttorneyRequest({ ...filled, ...changes }, today);
  return parsed.ok ? [] : parsed.errors.map(({ field, code }) => `${field} ${code}`);
}

describe('the attorney form', () => {
  it('makes the payload from what was typed', () => {
    expect(parseAttorneyRequest(filled, today)).toEqual({
      ok: true,
      value: {
        type: 'attorney',
        name: 'Pat Lee',
        firm: 'Example Law',
        email: 'pat@example.com',
        phone: '(801) 555-0123',
        clientInitials: 'M. O.',
        dateOfLoss: '2026-03-10',
        clientPhone: '(801) 555-0188',
        request: 'Records from March\nand the bill',
        message:
          'Firm: Example Law\nClient initials: M. O.\nDate of loss: 2026-03-10\nClient’s phone: (801) 555-0188\nNeeded: Records from March\nand the bill',
        recaptchaToken: null,
      },
    });
  });

  it('parses its own payload to itself, as the function does', () => {
    const first = parseAttorneyRequest(filled, today);
    if (!first.ok) throw new Error('expected a value');
    expect(parseAttorneyRequest(first.value, today)).toEqual(first);
  });

  it.each([
    ['nothing', {}, []],
    ['no phone', { phone: '' }, []],
    ['no phone of the client', { clientPhone: '' }, []],
    ['a bad phone of the client', { clientPhone: '555' }, ['clientPhone invalid']],
    ['initials without dots', { clientInitials: 'JD' }, []],
    ['initials with a hyphen', { clientInitials: 'J-D' }, []],
    ['initials with a slash', { clientInitials: 'J/D' }, []],
    ['initials of a double name', { clientInitials: 'M.-L. K.' }, []],
    ['initials of two double names', { clientInitials: 'M.-L. K.-J.' }, []],
    ['initials in brackets', { clientInitials: '(J.D.)' }, []],
    ['an accent of its own', { clientInitials: 'J\u0304. D.' }, []],
    ['a phone with an extension', { phone: '801-555-0188 ext. 204' }, []],
    ['a client’s phone with an extension', { clientPhone: '801-555-0188 x204' }, []],
    ['three initials', { clientInitials: 'J.R.D.' }, []],
    ['the day of the loss long ago', { dateOfLoss: '2019-02-28' }, []],
    ['no firm', { firm: ' ' }, ['firm required']],
    ['a firm over the limit', { firm: 'x'.repeat(161) }, ['firm too_long']],
    ['no name', { name: '' }, ['name required']],
    ['no e-mail', { email: '' }, ['email required']],
    ['a bad e-mail', { email: 'pat' }, ['email invalid']],
    ['a bad phone', { phone: '555' }, ['phone invalid']],
    ['no initials', { clientInitials: '' }, ['clientInitials required']],
    ['a full name for initials', { clientInitials: 'Maria' }, ['clientInitials invalid']],
    ['no date', { dateOfLoss: '' }, ['dateOfLoss required']],
    ['a day in the future', { dateOfLoss: '2026-03-11' }, ['dateOfLoss invalid']],
    ['a day that does not exist', { dateOfLoss: '2026-02-30' }, ['dateOfLoss invalid']],
    ['another date format', { dateOfLoss: '3/1/2026' }, ['dateOfLoss invalid']],
    ['no request', { request: '\n' }, ['request required']],
    ['a request at the limit', { request: 'x'.repeat(1000) }, []],
    ['a request over the limit', { request: 'x'.repeat(1001) }, ['request too_long']],
  ])('%s', (_, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it('lists every error, in the order of the fields', () => {
    expect(parseAttorneyRequest({}, today)).toMatchObject({
      errors: ['firm', 'name', 'email', 'clientInitials', 'dateOfLoss', 'request'].map((field) => ({
        field,
      })),
    });
  });
});
