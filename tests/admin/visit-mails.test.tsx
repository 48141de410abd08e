import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownError } from '#data/problems/shown-error.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';
import { toTell } from '#domain/visits/visit-news.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { dropReports } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, told, visit } from './visit-fixtures.ts';

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  backend.staff = providers;
  backend.visits = [visit()];
  backend.leads = [lead()];
});

const sofia = () => backend.visits.find(({ id }) => id === 'sofia');
const box = () => screen.findByRole('checkbox', { name: /^Email the patient about this/ });

async function openVisit(fields: Partial<Visit> = {}) {
  backend.visits = [visit(fields)];
  openRoute('/admin/schedule?visit=sofia');
  return within(await screen.findByRole('dialog', { name: 'Sofia Lindqvist' }));
}

describe('the box of the booking form', () => {
  const spot = '&book=2026-11-20T09:15';

  it.each([
    ['is ticked', async () => {}, true],
    ['can be unticked', async () => userEvent.click(await box()), false],
  ])('%s', async (_, change, asksMail) => {
    openRoute(`/admin/schedule?lead=maria${spot}`);
    expect(await box()).toBeChecked();
    await change();
    expect(await axe()).toEqual([]);
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.visits.at(-1)?.mail.askedAt !== null).toBe(asksMail);
  });

  it('is off without an address, and on again with one', async () => {
    backend.leads = [lead({ email: '' })];
    openRoute(`/admin/schedule?lead=maria${spot}`);
    expect(await box()).not.toBeChecked();
    expect(await box()).toBeDisabled();
    expect(screen.getByText('No email on file: text or call')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Email \(/), 'maria@example.com');
    expect(await box()).toBeChecked();
    expect(screen.queryByText('No email on file: text or call')).toBeNull();
  });

  it('stays unticked when the booking is refused, and after the dialog was closed', async () => {
    const router = openRoute(`/admin/schedule?lead=maria${spot}`);
    await userEvent.click(await box());
    await userEvent.type(screen.getByLabelText(/^Note/), 'Brings the report.');
    backend.fail('bookVisit');
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to book/);
    expect(await box()).not.toBeChecked();
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Brings the report.');
    await act(() => router.navigate('/admin/schedule'));
    await act(() => router.navigate(`/admin/schedule?lead=maria${spot}`));
    expect(await box()).not.toBeChecked();
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Brings the report.');
  });

  it.each([
    ['ticked: the patient is told', async () => {}, true],
    [
      'unticked: a mail that was due is called off',
      async () => userEvent.click(await box()),
      false,
    ],
  ])('of a change is %s', async (_, change, asksMail) => {
    backend.visits = [visit({ mail: { ...noMail, askedAt: minutesAgo(1) } })];
    openRoute('/admin/schedule?visit=sofia&move=');
    expect(await box()).toBeChecked();
    await userEvent.selectOptions(screen.getByLabelText('Start'), '3:00 PM');
    await change();
    await press('Save changes');
    await waitFor(() => expect(sofia()?.sequence).toBe(1));
    expect(sofia()?.mail.askedAt).toEqual(asksMail ? now : null);
  });
});

describe('without a form', () => {
  it.each([
    ['who was told is told again', told(), true],
    ['who was not told is left alone', noMail, false],
  ])('a patient %s: a drag', async (_, mail, asksMail) => {
    backend.visits = [visit({ mail })];
    openRoute('/admin/schedule');
    (await screen.findByRole('link', { name: /^Sofia Lindqvist/ })).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    await waitFor(() => expect(sofia()?.sequence).toBe(1));
    expect(sofia()?.mail.askedAt).toEqual(asksMail ? now : null);
  });

  it('a patient who was told is told of the end, too', async () => {
    await openVisit({ mail: told() });
    await press('Cancel visit');
    await waitFor(() => expect(sofia()?.mail.askedAt).toEqual(now));
    expect(await screen.findByText('An email goes out in about two minutes')).toBeVisible();
  });
});

describe('how far the patient has been told', () => {
  const earlier = told({ told: { ...toTell(visit()), startsAt: now } });
  it.each<[string, string[], Partial<Visit>]>([
    ['Told Tue 2:14 PM', ['Send again'], { mail: told() }],
    [
      'Told Nov 3, 8:00 AM',
      ['Send again'],
      { mail: told({ triedAt: new Date('2026-11-03T15:00:00Z') }) },
    ],
    [
      'An email goes out in about two minutes',
      ['Send now', 'Don’t send'],
      { mail: { ...noMail, askedAt: now } },
    ],
    ['Told Tue 2:14 PM', ['Send again'], { mail: told({ askedAt: now }) }],
    ['The email couldn’t be sent', ['Send again'], { mail: { ...noMail, state: 'off' } }],
    ['No email on file: text or call', [], { patientEmail: '' }],
    ['Not notified yet', ['Send now'], {}],
    ['Not notified yet', ['Send now'], { mail: earlier }],
    ['Told Tue 2:14 PM', [], { mail: told(), startsAt: minutesAgo(30), status: 'completed' }],
  ])('%s %j', async (text, buttons, fields) => {
    const drawer = await openVisit(fields);
    const part = within(drawer.getByRole('region', { name: 'Patient' }));
    expect(part.getByText(text)).toBeVisible();
    expect(part.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    expect(await axe()).toEqual([]);
  });

  it('is not said of a visit of which nothing can be told', async () => {
    const drawer = await openVisit({ status: 'arrived', startsAt: minutesAgo(15) });
    const part = within(drawer.getByRole('region', { name: 'Patient' }));
    expect(part.queryByRole('status')).toBeNull();
    expect(part.queryByRole('link', { name: /^Text/ })).toBeNull();
    expect(part.getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});

describe('the ways to tell', () => {
  it('are a text with the words ready, and a call', async () => {
    const drawer = await openVisit();
    const text = drawer.getByRole('link', { name: 'Text Sofia Lindqvist' });
    expect(decodeURIComponent(text.getAttribute('href') ?? '')).toMatch(
      /^sms:\+18015550186\?&body=Hi Sofia, .* Thursday, November 19 at 2:00 PM\./,
    );
    expect(drawer.getByRole('link', { name: 'Call Sofia Lindqvist' })).toHaveAttribute(
      'href',
      'tel:+18015550186',
    );
  });

  it('lack both without a phone number', async () => {
    const drawer = await openVisit({ patientPhone: '' });
    expect(drawer.queryByRole('link', { name: /^(Text|Call)/ })).toBeNull();
  });

  it.each([
    ['sent', 'Email sent to the patient', 'Told Wed 12:00 PM'],
    [
      'failed',
      'The mail server didn’t accept the email. Try again later.',
      'The email couldn’t be sent',
    ],
    ['off', 'Email isn’t set up on this website.', 'The email couldn’t be sent'],
  ] as const)('an email at one press: %s', async (state, message, shown) => {
    backend.mailServer = state;
    await openVisit();
    await press('Send now');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText(shown)).toBeVisible();
    expect(backend.calls('sendVisitMail')).toEqual([['sofia', true]]);
  });

  it('an email that fails shows no exception’s words', async () => {
    backend.fail('sendVisitMail', new TypeError('x.y is not a function'));
    await openVisit({ mail: told() });
    await press('Send again');
    expect(await screen.findByText('The email couldn’t be sent. Please try again.')).toBeVisible();
    expect(screen.queryByText(/not a function/)).toBeNull();
    expect(dropReports()).toHaveLength(1);
  });

  it('an email again; a failure shows its reason, and the press can be repeated', async () => {
    backend.fail('sendVisitMail', new ShownError('The email is being sent right now.'));
    await openVisit({ mail: told() });
    await press('Send again');
    expect(await screen.findByText('The email is being sent right now.')).toBeVisible();
    backend.mend('sendVisitMail');
    await press('Send again');
    expect(await screen.findByText('Told Wed 12:00 PM')).toBeVisible();
  });

  it('a mail that is due is called off', async () => {
    await openVisit({ mail: { ...noMail, askedAt: now } });
    await press('Don’t send');
    expect(await screen.findByText('Not notified yet')).toBeVisible();
    expect(sofia()?.mail.askedAt).toBeNull();
    expect(await screen.findByText('No email will be sent')).toBeVisible();
  });
});

describe('the open back office', () => {
  const tick = () => act(async () => void vi.advanceTimersByTime(60_000));

  it('asks for due mails of visits, once for each change', async () => {
    backend.visits = [
      visit({ mail: { ...noMail, askedAt: minutesAgo(5) } }),
      visit({ id: 'ben', mail: { ...noMail, askedAt: minutesAgo(0) } }),
    ];
    // The function does not answer, so the mails stay due.
    backend.answer('sendVisitMail', async () => 'failed');
    openRoute('/admin/schedule');
    await screen.findAllByRole('link', { name: /^Sofia Lindqvist/ });
    await waitFor(() => expect(backend.calls('sendVisitMail')).toEqual([['sofia', false]]));
    await tick();
    await tick();
    await waitFor(() => expect(backend.calls('sendVisitMail')).toHaveLength(2));
    expect(backend.calls('sendVisitMail').at(-1)).toEqual(['ben', false]);
    backend.visits = [visit({ mail: { ...noMail, askedAt: minutesAgo(3) } })];
    await tick();
    await waitFor(() => expect(backend.calls('sendVisitMail')).toHaveLength(3));
  });

  it('does so when the mails of requests cannot be looked up', async () => {
    backend.fail('listMailsDue');
    backend.visits = [visit({ mail: { ...noMail, askedAt: minutesAgo(5) } })];
    openRoute('/admin/schedule');
    await screen.findAllByRole('link', { name: /^Sofia Lindqvist/ });
    await waitFor(() => expect(backend.calls('sendVisitMail')).toEqual([['sofia', false]]));
  });
});
