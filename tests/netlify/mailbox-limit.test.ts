import { expect, it } from 'vitest';
import { mailboxOf } from '../../netlify/lib/mails/mailbox-limit.ts';

it.each([
  'maria.olsen@example.com',
  'mariaolsen@example.com',
  'maria.olsen+one@example.com',
  'm.a.r.i.a.olsen+a+b@example.com',
  'MARIA.OLSEN@Example.com',
  'ｍaria.olsen@example.com',
  'maria.olsen@ｅxample.com',
  'maria.olsen@example.com.',
  'maria.olsen@example。com',
  'Maria.Olsen+one@EXAMPLE.com.',
  '"maria.olsen"@example.com',
  'maria.olsen@example.com ',
])('%s is the mailbox of Maria', (email) => {
  expect(mailboxOf(email)).toBe('mariaolsen@example.com');
});

it.each(['maria@example.com', 'mariaolsen@mail.example.com', 'mariaolsen@examplecom'])(
  '%s is another mailbox',
  (email) => expect(mailboxOf(email)).not.toBe('mariaolsen@example.com'),
);

it.each(['maria@bücher.example', 'maria@xn--bcher-kva.example.', 'maria@BÜCHER.example'])(
  '%s is one mailbox, in either spelling of the domain',
  (email) => expect(mailboxOf(email)).toBe('maria@xn--bcher-kva.example'),
);
