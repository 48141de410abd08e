import { describe, expect, it } from 'vitest';
import { parsePipRequest, pipForm, readPipRequest } from '#domain/requests/pip-request.ts';

const filled = { name: 'Maria Olsen', email: 'Maria@Example.com', wasInAccident: 'yes' };

describe('the PIP form', () => {
  it('P-PIP-23 P-PIP-24 P-PIP-26 P-PIP-27 makes the payload from what was typed', () => {
    expect(parsePipRequest(filled)).toEqual({
      ok: true,
      value: {
        type: 'pip',
        name: 'Maria Olsen',
        email: 'maria@example.com',
        phone: '',
        wasInAccident: true,
        message: 'Car accident: Yes',
        recaptchaToken: null,
      },
    });
  });

  it('P-PIP-25 reads no as no accident', () => {
    expect(parsePipRequest({ ...filled, wasInAccident: 'no' })).toMatchObject({
      value: { wasInAccident: false, message: 'Car accident: No' },
    });
  });

  it('reads a missing answer as no accident', () => {
    expect(readPipRequest({ name: 'Maria Olsen' })).toMatchObject({
      wasInAccident: false,
      message: 'Car accident: No',
    });
  });

  it('parses its own payload to itself, as the function does', () => {
    const first = parsePipRequest({ ...filled, wasInAccident: 'no' });
    if (!first.ok) throw new Error('expected a value');
    expect(parsePipRequest(first.value)).toEqual(first);
  });

  it.each([
    ['P-PIP-10 nothing at all', {}, 'name', 'email', 'wasInAccident'],
    ['P-PIP-10 no name', { ...filled, name: ' ' }, 'name'],
    ['P-PIP-10 no e-mail', { ...filled, email: '' }, 'email'],
    ['P-PIP-10 nothing chosen', { ...filled, wasInAccident: '' }, 'wasInAccident'],
  ])('%s', (_, input, ...fields) => {
    const message = 'Please fill in all fields';
    expect(parsePipRequest(input)).toEqual({
      ok: false,
      errors: fields.map((field) => ({ field, code: 'required', message })),
    });
  });

  it.each([
    [
      'P-PIP-11 a bad e-mail',
      { email: 'maria@example' },
      { field: 'email', code: 'invalid', message: 'Please enter a valid email address' },
    ],
    [
      'a name over the limit',
      { name: 'x'.repeat(121) },
      { field: 'name', code: 'too_long', message: 'Name is too long (120 characters at most)' },
    ],
  ])('%s', (_, changes, error) => {
    expect(parsePipRequest({ ...filled, ...changes })).toEqual({ ok: false, errors: [error] });
  });

  it('offers the two answers after a prompt', () => {
    expect(pipForm().fields.wasInAccident).toMatchObject({
      options: [
        { value: '', label: 'Please select...' },
        { value: 'yes', label: 'Yes, I was in an accident' },
        { value: 'no', label: 'No, but I want to be prepared' },
      ],
    });
  });
});
