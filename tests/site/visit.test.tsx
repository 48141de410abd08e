import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneHref } from '#domain/text/phone.ts';
import type { PatientVisit } from '#domain/visits/patient-visit.ts';
import type { PatientOffer } from '#domain/visits/sooner-offer.ts';
import { saveFile } from '#ui/save-file.ts';
import { whatToBring } from '#words/what-to-bring.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { axe } from '../axe.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { openRoute } from '../open-route.tsx';
import { pageShape } from '../page-shape.ts';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { formServer, sent, startFormServer } from './form-server.ts';

vi.mock('#ui/save-file.ts');
// A site that measures its visitors, if they agree.
vi.hoisted(() => vi.stubEnv('VITE_ANALYTICS_ID', 'G-TEST'));

const link = 'visit1.0123456789abcdef';

const visit: PatientVisit = {
  id: 'visit1',
  firstName: 'Maria',
  startsAt: new Date('2026-11-24T16:00:00Z'),
  endsAt: new Date('2026-11-24T17:00:00Z'),
  providerName: 'Dr. Sample Avery',
  status: 'scheduled',
  sequence: 2,
  updatedAt: new Date('2026-11-18T16:00:00Z'),
  asksToMove: false,
};

const page = (change: Partial<PatientVisit> = {}) =>
  Response.json({ ok: true, visit: { ...visit, ...change } });
const refusal = (status: number, body: object) => Response.json(body, { status });
const dead = () => refusal(404, { code: 'unknown', message: 'Unknown' });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The function answers these, in this order; the last one again and again. */
function answers(...replies: (() => Response | Promise<Response>)[]): void {
  formServer.mockReset();
  for (const reply of replies) formServer.mockImplementationOnce(async () => reply());
  const last = replies.at(-1);
  if (last) formServer.mockImplementation(async () => last());
}

startFormServer(new Date('2026-11-20T16:00:00Z'));
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

function open(hash = `#${link}`) {
  return openRoute(`/visit${hash}`);
}

describe('the page of a visit', () => {
  it('says when, how long, with whom, where and what to bring', async () => {
    answers(page);
    open();
    expect(await heading('Your appointment')).toBeVisible();
    expect(await screen.findByText('Tuesday, November 24')).toBeVisible();
    expect(
      screen.getByText('Hi Maria. Please confirm that this time works for you.'),
    ).toBeVisible();
    expect(screen.getByText('9:00 AM to 10:00 AM')).toBeVisible();
    expect(screen.getByText('Mountain Time · 1 hour with Dr. Sample Avery')).toBeVisible();
    expect(screen.getByText(clinic.arrival)).toBeVisible();
    expect(screen.getByText(whatToBring)).toBeVisible();
    const directions = screen.getByRole('link', { name: 'Get directions' });
    expect(directions).toLeadTo(clinic.mapUrl);
    expect(directions).toHaveAttribute('rel', 'noreferrer');
    expect(document.querySelectorAll('iframe, form')).toHaveLength(0);
    expect(await axe()).toEqual([]);
  });

  const inTwoHours = { startsAt: new Date('2026-11-20T18:00:00Z') };
  it.each<[string, () => Response, string, string[]]>([
    [
      'held',
      () => page({ status: 'held', ...inTwoHours }),
      'This time is held for you',
      ['Cancel appointment'],
    ],
    [
      'scheduled',
      page,
      'Your appointment',
      ['Confirm appointment', 'Add to calendar', 'Ask for another time', 'Cancel appointment'],
    ],
    [
      'confirmed',
      () => page({ status: 'confirmed' }),
      'You’re confirmed',
      ['Add to calendar', 'Ask for another time', 'Cancel appointment'],
    ],
    [
      'asked to move',
      () => page({ asksToMove: true }),
      'We’ll find another time',
      ['Keep this time', 'Add to calendar', 'Cancel appointment'],
    ],
    [
      'too close to cancel',
      () => page(inTwoHours),
      'Your appointment',
      ['Confirm appointment', 'Add to calendar', 'Ask for another time'],
    ],
    ['cancelled', () => page({ status: 'cancelled' }), 'Your appointment is cancelled', []],
    ['over', () => page({ status: 'over' }), 'This appointment is over', []],
    [
      'under way',
      () => page({ startsAt: new Date('2026-11-20T15:45:00Z') }),
      'Your appointment has started',
      [],
    ],
    ['of a dead link', dead, 'This link no longer works', []],
    ['out of reach', () => refusal(404, {}), 'We couldn’t load your appointment', ['Try again']],
  ])('%s: offers what is possible, and the phone', async (_, reply, title, offers) => {
    answers(reply);
    open();
    await heading(title);
    if (offers[0]) await button(offers[0]);
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(offers);
    expect(document.querySelector(`a[href="${phoneHref(clinic.phone)}"]`)).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('says to call when it is too late to cancel', async () => {
    answers(() => page(inTwoHours));
    open();
    expect(
      await screen.findByText(/less than 24 hours away. To cancel, please call/),
    ).toBeVisible();
  });

  it('shows a hostile name of the patient and of the provider as text', async () => {
    const shapes: string[][] = [];
    for (const name of ['Sample', hostileTexts.join(' ')]) {
      answers(() => page({ firstName: name, providerName: name }));
      open();
      await button('Confirm appointment');
      expect(document.body.textContent).toContain(`with ${name}`);
      expect(document.body.textContent).toContain(`Hi ${name}.`);
      shapes.push(pageShape());
      cleanup();
    }
    expect(shapes[1]).toEqual(shapes[0]);
  });

  it('leads from a cancelled visit to a new one', async () => {
    answers(() => page({ status: 'cancelled' }));
    open();
    const again = await screen.findByRole('link', { name: 'Request a new time' });
    expect(again).toLeadTo('/contact');
  });

  it('asks nothing without a link', async () => {
    open('');
    await heading('This link no longer works');
    expect(formServer).not.toHaveBeenCalled();
  });

  it('tries again after a failure', async () => {
    answers(noAnswer, page);
    open();
    await press('Try again');
    await button('Confirm appointment');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('saves a calendar entry without a health word', async () => {
    answers(page);
    open();
    await press('Add to calendar');
    const [[file = ''] = [], type, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('appointment-2026-11-24.ics');
    expect(type).toContain('text/calendar');
    expect(file).toContain('SEQUENCE:2');
    expect(file).not.toContain('Maria');
  });
});

describe('an answer', () => {
  it('confirms with one press; a double press sends once', async () => {
    let confirmed = (_: Response) => {};
    answers(
      page,
      () =>
        new Promise((resolve) => {
          confirmed = resolve;
        }),
    );
    open();
    const confirm = await button('Confirm appointment');
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    fireEvent.click(await button('Cancel appointment'));
    fireEvent.click(await button('Yes, cancel it'));
    confirmed(page({ status: 'confirmed', sequence: 3 }));
    await waitFor(async () => expect(await heading('You’re confirmed')).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      'Thank you, Maria. See you then!',
    );
    expect(formServer).toHaveBeenCalledTimes(2);
    expect(sent(1)).toEqual({
      type: 'visit-link',
      lang: '',
      link,
      answer: 'confirmed',
      words: '',
      sequence: 2,
    });
  });

  it('asks for another time in the patient’s words, which stay when sending fails', async () => {
    const askedAt = new Date('2026-11-20T15:58:00Z');
    answers(page, noAnswer, () => page({ asksToMove: true, askedAt }));
    open();
    await press('Ask for another time');
    const field = screen.getByRole('textbox', { name: 'Which days or times work for you?' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Nothing about your health/);
    expect(field).not.toHaveAttribute('maxlength');
    await press('Send');
    expect(formServer).toHaveBeenCalledTimes(1);
    expect(field).toHaveAccessibleDescription(/Please tell us which days/);
    expect(field).toHaveFocus();

    await userEvent.type(field, 'Fridays after 3');
    await press('Send');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert).toHaveTextContent('Your answer didn’t reach us.');
    expect(within(alert).getByRole('link')).toLeadTo(phoneHref(clinic.phone));
    expect(heard).toHaveBeenCalledWith('A visit was not answered', expect.any(Error));
    expect(field).toHaveValue('Fridays after 3');
    expect(await axe()).toEqual([]);

    await press('Send');
    await waitFor(async () => expect(await heading('We’ll find another time')).toHaveFocus());
    expect(screen.getByText(/We got your message/)).toHaveTextContent(
      'We got your message and will get back to you by Friday 6:00 PM. Until then, this time is still yours.',
    );
    expect(sent(2)).toMatchObject({ answer: 'move', words: 'Fridays after 3', sequence: 2 });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that is moved on its day is answered before it begins', async () => {
    const askedAt = new Date('2026-11-20T15:58:00Z');
    answers(() => page({ startsAt: new Date('2026-11-20T17:30:00Z'), asksToMove: true, askedAt }));
    open();
    expect(await screen.findByText(/We got your message/)).toHaveTextContent(
      'will get back to you by Friday 10:30 AM.',
    );
  });

  it('asks before it cancels', async () => {
    answers(page, () => page({ status: 'cancelled', sequence: 3 }));
    open();
    await press('Cancel appointment');
    expect(screen.getByRole('heading', { name: 'Cancel this appointment?' })).toHaveFocus();
    await press('Keep appointment');
    expect(await button('Cancel appointment')).toHaveFocus();
    expect(formServer).toHaveBeenCalledTimes(1);

    await press('Cancel appointment');
    await press('Yes, cancel it');
    await waitFor(async () => expect(await heading('Your appointment is cancelled')).toHaveFocus());
    expect(sent(1)).toMatchObject({ answer: 'cancelled', words: '' });
  });

  it('to a visit that has changed is not stored: the page shows the new one, and the words stay', async () => {
    const moved = { ...visit, startsAt: new Date('2026-11-25T16:00:00Z'), sequence: 3 };
    answers(page, () => refusal(409, { code: 'changed', message: 'Changed', visit: moved }));
    open();
    await press('Ask for another time');
    await userEvent.type(screen.getByRole('textbox'), 'Fridays');
    await press('Send');
    await waitFor(async () => expect(await heading('Your appointment has changed')).toHaveFocus());
    expect(screen.getByText('Wednesday, November 25')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Fridays');
    await press('Confirm appointment');
    expect(sent(2)).toMatchObject({ sequence: 3 });
  });

  it.each([
    ['too late', () => refusal(409, { code: 'late', message: '' }), /less than 24 hours away/],
    [
      'refused',
      () => refusal(400, { message: 'Please use fewer words' }),
      /Please use fewer words/,
    ],
    ['no JSON', () => new Response('<html>', { status: 502 }), /didn’t reach us/],
  ])('that is %s says so, with the phone number', async (_, reply, words) => {
    answers(page, reply);
    open();
    await press('Cancel appointment');
    await press('Yes, cancel it');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent(clinic.phone);
    await waitFor(() => expect(alert).toHaveFocus());
  });

  it('by a link that has died meanwhile says that it no longer works', async () => {
    answers(page, dead);
    open();
    await press('Confirm appointment');
    expect(await heading('This link no longer works')).toHaveFocus();
  });
});

describe('another visit', () => {
  it('shows when the link in the address changes', async () => {
    answers(page, () => page({ firstName: 'Rosa', id: 'visit2' }));
    const router = open();
    await screen.findByText(/Hi Maria/);
    await act(() => router.navigate('/visit#visit2.fedcba9876543210'));
    expect(await screen.findByText(/Hi Rosa/)).toBeVisible();
    expect(sent(1)).toEqual({
      ...{ type: 'visit-link', lang: '', link: 'visit2.fedcba9876543210' },
    });
  });

  it('or a newer version shows when Back restores the page; the same one stays as it is', async () => {
    answers(page, page, () => page({ status: 'cancelled', sequence: 3 }));
    open();
    await press('Ask for another time');
    const restore = () =>
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    restore();
    await waitFor(() => expect(formServer).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('textbox')).toHaveFocus();
    restore();
    expect(await heading('Your appointment is cancelled')).toHaveFocus();
    expect(screen.getByText('It was cancelled while you had this page open.')).toBeVisible();
  });
});

/** To another app and back: the page reads the visit again. */
function leaveAndReturn() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
}

it.each([
  ['before the answer to it', ['read', 'answer']],
  ['after the answer to it', ['answer', 'read']],
])(
  'a confirmation is no change of the clinic, although the page reads the visit again and hears of it %s',
  async (_, order) => {
    const replies: Record<string, () => void> = {};
    const held = (name: string) => () =>
      new Promise<Response>((resolve) => {
        replies[name] = () => resolve(page({ status: 'confirmed', sequence: 3 }));
      });
    answers(page, held('answer'), held('read'));
    open();
    await press('Confirm appointment');
    leaveAndReturn();
    const titles: (string | null)[] = [];
    for (const name of order) {
      await waitFor(() => expect(replies[name]).toBeDefined());
      await act(async () => replies[name]?.());
      titles.push(screen.getByRole('heading', { level: 1 }).textContent);
    }
    expect(titles).not.toContain('Your appointment has changed');
    expect(titles.at(-1)).toBe('You’re confirmed');
  },
);

it('a read that is older than the patient’s answer, and comes after it, changes nothing', async () => {
  let reply = () => {};
  const updatedAt = new Date('2026-11-20T16:00:00Z');
  answers(
    page,
    () => new Promise<Response>((resolve) => (reply = () => resolve(page()))),
    () => page({ asksToMove: true, updatedAt }),
  );
  open();
  await button('Confirm appointment');
  leaveAndReturn();
  await press('Ask for another time');
  await userEvent.type(screen.getByRole('textbox'), 'Mornings');
  await press('Send');
  await heading('We’ll find another time');
  await act(async () => reply());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’ll find another time');
});

it('a visit that has changed is shown when the patient returns to the tab', async () => {
  answers(page, () => page({ status: 'cancelled', sequence: 3 }));
  open();
  await heading('Your appointment');
  leaveAndReturn();
  expect(await heading('Your appointment is cancelled')).toBeVisible();
  expect(formServer).toHaveBeenCalledTimes(2);
});

it('a visit that has begun says so when the patient returns to the tab, and offers no answer', async () => {
  answers(page);
  open();
  await button('Confirm appointment');
  vi.setSystemTime(new Date(visit.startsAt.getTime() + 60_000));
  leaveAndReturn();
  expect(await heading('Your appointment has started')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm appointment' })).toBeNull();
});

it('a visit can be moved again by the tab that stayed open, once staff have closed the wish', async () => {
  answers(() => page({ asksToMove: true }), page);
  open();
  await heading('We’ll find another time');
  leaveAndReturn();
  expect(await button('Ask for another time')).toBeVisible();
});

describe('the link of a visit', () => {
  it('goes into the body of requests to the clinic, and nowhere else, even with consent to cookies', async () => {
    localStorage.setItem('cookieConsent', 'granted');
    const warn = vi.spyOn(console, 'warn');
    answers(page, () => page({ status: 'confirmed', sequence: 3 }), noAnswer);
    open();
    await press('Confirm appointment');
    await heading('You’re confirmed');
    await press('Cancel appointment');
    await press('Yes, cancel it');
    await screen.findByRole('alert');

    for (const [address, { body } = {}] of formServer.mock.calls) {
      expect(address).toBe('/.netlify/functions/form-submission');
      expect(JSON.parse(String(body))).toHaveProperty('link', link);
    }
    const elsewhere = [
      document.cookie,
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      JSON.stringify(window.dataLayer ?? []),
      JSON.stringify([...warn.mock.calls, ...heard.mock.calls]),
      document.documentElement.outerHTML,
    ].join();
    expect(elsewhere).not.toContain('0123456789abcdef');
    expect(document.cookie).toBe('');
    expect(document.querySelector('script[src]')).toBeNull();
    expect(window.dataLayer).toBeUndefined();
    expect(screen.queryByText('Cookies on this site')).not.toBeInTheDocument();
  });

  it('is in no address that the page leads to, and each link loads a document', async () => {
    answers(page);
    const router = open();
    await button('Confirm appointment');
    const links = screen.getAllByRole('link') as HTMLAnchorElement[];
    for (const each of links) expect(each.getAttribute('href')).not.toMatch(/#|0123456789abcdef/);
    for (const each of links) fireEvent.click(each);
    expect(router.state.location.pathname).toBe('/visit');
  });
});

describe('the page of a sooner time', () => {
  const offer: PatientOffer = {
    ...{ state: 'open', firstName: 'Maria', providerName: 'Dr. Sample Avery' },
    startsAt: new Date('2026-11-23T21:15:00Z'),
    endsAt: new Date('2026-11-23T21:30:00Z'),
    movesFrom: visit.startsAt,
  };
  const offered = (change: Partial<PatientOffer> = {}) =>
    Response.json({ ok: true, offer: { ...offer, ...change } });
  const offerLink = 'offer.visit.visit1.1982661_s2.0123456789abcdef';
  const openOffer = () => open(`#${offerLink}`);

  it('says which time it is, what becomes of the visit, and who has it', async () => {
    answers(offered);
    openOffer();
    expect(await heading('An earlier time is open')).toBeVisible();
    expect(
      screen.getByText('Hi Maria. We’ve asked others, too. The first to take it gets it.'),
    ).toBeVisible();
    expect(screen.getByText('Monday, November 23')).toBeVisible();
    expect(
      screen.getByText(/^Your appointment on Tuesday, November 24 at 9:00 AM moves here\./),
    ).toBeVisible();
    expect(sent()).toMatchObject({ type: 'offer', link: offerLink });
    expect(await axe()).toEqual([]);
  });

  it.each([
    offerLink.toUpperCase(),
    offerLink.replaceAll('.', '%2E'),
    offerLink.replace('off', 'off\u00ad'),
  ])('opens by a link that a mail program wrote as %s', async (link) => {
    answers(offered);
    open(`#${link}`);
    expect(await heading('An earlier time is open')).toBeVisible();
    expect(sent()).toMatchObject({ type: 'offer', link });
  });

  it('is taken by a press, and says so', async () => {
    answers(offered, () => offered({ state: 'yours', movesFrom: null }));
    openOffer();
    await press('Take this time');
    const title = await heading('It’s yours');
    expect(title).toHaveFocus();
    expect(sent(1)).toMatchObject({ type: 'offer', link: offerLink, take: true });
    expect(screen.queryByRole('button', { name: 'Take this time' })).toBeNull();
  });

  it.each<[PatientOffer['state'], string, string]>([
    ['taken', 'Taken', 'You stay on the list.'],
    ['lapsed', 'This offer has ended', 'You stay on the list.'],
    ['ended', 'This offer is over', 'Would you like another time? Please call us.'],
  ])('that is %s meanwhile says what that means', async (state, title, text) => {
    answers(offered, () => offered({ state }));
    openOffer();
    await press('Take this time');
    expect(await heading(title)).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take this time' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /Call/ })).not.toEqual([]);
  });

  it('for a request names no visit', async () => {
    answers(() => offered({ movesFrom: null }));
    openOffer();
    await heading('An earlier time is open');
    expect(screen.queryByText(/moves here/)).toBeNull();
  });

  it('that no longer works says so', async () => {
    answers(dead);
    openOffer();
    expect(await heading('This link no longer works')).toBeVisible();
  });

  it('is asked for again after a failure', async () => {
    answers(noAnswer, offered);
    openOffer();
    await press('Try again');
    expect(await heading('An earlier time is open')).toBeVisible();
    expect(heard).toHaveBeenCalledWith('An offer was not loaded', expect.anything());
    heard.mockClear();
  });

  it('can be taken again when the answer got lost', async () => {
    answers(offered, noAnswer, () => offered({ state: 'yours' }));
    openOffer();
    await press('Take this time');
    expect(await screen.findByText(/Your answer didn’t reach us/)).toBeVisible();
    await press('Take this time');
    expect(await heading('It’s yours')).toBeVisible();
    expect(heard).toHaveBeenCalledWith('An offer was not taken', expect.anything());
    heard.mockClear();
  });

  it('shows the server’s words where it gives them', async () => {
    answers(offered, () => refusal(500, { ok: false, message: 'Please call us.' }));
    openOffer();
    await press('Take this time');
    expect(await screen.findByText('Please call us.')).toBeVisible();
  });
});
