import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { mailSender } from '../../netlify/lib/mails/mail.ts';
import { caughtMails, startMailStandIn } from '../../scripts/local/mail-stand-in.ts';

/** No other run has this one. */
const stack = 99;

it('a local run prints each mail of a function, and keeps it as a file', async () => {
  const print = vi.fn();
  const { env, stop } = await startMailStandIn(stack, print);
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-clinic');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);

  await mailSender()?.({
    to: [{ name: 'María Olsen', address: 'maria@example.com' }],
    replyTo: null,
    subject: 'Su cita del miércoles',
    text: 'Hola María:\n\nLa esperamos.',
    key: 'visit-1',
    automatic: true,
    calendar: { fileName: 'cita.ics', text: 'BEGIN:VCALENDAR', method: 'PUBLISH' },
  });
  await stop();

  expect(print.mock.calls).toEqual([
    [
      `┌ Mail
│ To: maria@example.com
│ Subject: Su cita del miércoles
│ Attached: cita.ics
│
│ Hola María:
│
│ La esperamos.
└`,
    ],
  ]);
  const [mail] = await caughtMails(stack, 'maria@example.com');
  expect(mail?.subject).toBe('Su cita del miércoles');
});

it.each(['dev', 'preview'])('npm run %s has the mails of every local run', (name) => {
  const script = readFileSync(`scripts/${name}.ts`, 'utf8');
  expect(script).toContain('await runStack(');
  expect(script).not.toMatch(/mail|SMTP/i);
});
