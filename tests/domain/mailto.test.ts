import { describe, expect, it } from 'vitest';
import { mailtoHref } from '#domain/text/mailto.ts';

/** Parses a link as a mail program does. */
function read(href: string | null) {
  const url = new URL(href ?? '');
  return {
    to: decodeURIComponent(url.pathname),
    headers: [...url.searchParams.keys()],
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
}

describe('mailtoHref', () => {
  it('is the bare address without a draft', () => {
    expect(mailtoHref('maria.olsen@example.com')).toBe('mailto:maria.olsen@example.com');
  });

  it('encodes subject and body, spaces as %20, lines as CRLF', () => {
    expect(mailtoHref('a@example.com', { subject: 'PIP & you', body: 'One = 1\n100 % #1' })).toBe(
      'mailto:a@example.com?subject=PIP%20%26%20you&body=One%20%3D%201%0D%0A100%20%25%20%231',
    );
  });

  it.each([
    'a?bcc=evil@example.com',
    'a&cc=evil@example.com',
    'a%0abcc=evil@example.com',
    'a#x@example.com',
  ])('adds no headers from the address: %s', (email) => {
    const draft = { subject: 'Hello', body: 'x' };
    expect(read(mailtoHref(email, draft))).toEqual({
      to: email,
      headers: ['subject', 'body'],
      ...draft,
    });
  });

  it('is no link for an address that goes on behind its domain', () => {
    expect(mailtoHref('a@example.com?bcc=evil')).toBeNull();
  });

  it('keeps a subject on one line', () => {
    const draft = { subject: 'Hello\r\nBcc: evil@example.com', body: 'x' };
    expect(read(mailtoHref('a@example.com', draft)).subject).toBe('Hello Bcc: evil@example.com');
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\nbcc:b@example.com',
    'A <a@example.com>',
  ])('is null for an invalid address: %j', (email) => {
    expect(mailtoHref(email)).toBeNull();
  });
});
