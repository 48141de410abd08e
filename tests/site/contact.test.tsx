import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { keepAnswers } from '#site/forms/kept-answers.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { goTo, openRoute } from '../open-route.tsx';
import { paste, press } from '../press.ts';
import { refuseStorage } from '../refuse-storage.ts';
import { dropReports } from '../reports.ts';
import { aMinutePasses, formServer, holdForms, sent, startFormServer } from './form-server.ts';

const start = new Date('2026-10-14T16:00:00Z');

startFormServer(start);

async function openForm() {
  const router = openRoute('/contact');
  await screen.findByRole('form', { name: 'Appointment request' });
  return router;
}

const type = (label: string, text: string) =>
  paste(screen.getByRole('textbox', { name: label }), text);
const submit = () => press('Request Appointment');
const box = () => screen.findByRole('alert');

it('asks for the clinician whose page the visitor comes from, and the clinic reads it', async () => {
  openRoute('/contact?with=Dr.%20Avery%20Lund');
  const wanted = await screen.findByRole('textbox', { name: /^Who you’d like to see/ });
  expect(wanted).toHaveValue('Dr. Avery Lund');
  await fillAndSubmit();
  await screen.findByRole('heading', { level: 1, name: 'Request Received!' });
  expect(sent().message).toBe(
    'Preferred time: Any time\nCar accident: No\nInjury type: Not specified\nWould like to see: Dr. Avery Lund',
  );
});

it('keeps the words about the clinician through a reload and on other pages, until another one is asked for', async () => {
  const wanted = () => screen.findByRole('textbox', { name: /^Who you’d like to see/ });
  const router = openRoute('/contact?with=Dr.%20Avery%20Lund');
  await userEvent.type(await wanted(), ', in the morning');
  for (const address of ['/contact?with=Dr.%20Avery%20Lund', '/contact']) {
    await goTo(router, '/privacy', /Privacy/);
    await act(() => router.navigate(address));
    expect(await wanted()).toHaveValue('Dr. Avery Lund, in the morning');
  }
  await goTo(router, '/privacy', /Privacy/);
  await act(() => router.navigate('/contact?with=Dr.%20Dana%20Reyes'));
  expect(await wanted()).toHaveValue('Dr. Dana Reyes');
});

async function fillIn() {
  await type('Full name', 'Maria Olsen');
  await type('Phone', '801-555-0100');
}

async function fillAndSubmit() {
  await fillIn();
  await submit();
}

describe('details', () => {
  it('P-CONTACT-01 show address, phone, email and opening hours', async () => {
    await openForm();
    const details = within(screen.getByRole('region', { name: 'How to find and reach us' }));
    expect(details.getByText('9350 S Example St, Suite 100')).toBeVisible();
    expect(details.getByText(clinic.arrival)).toBeVisible();
    expect(details.getByRole('link', { name: '(801) 555-0142' })).toBeVisible();
    expect(details.getByRole('link', { name: 'front-desk@example.com' })).toLeadTo(
      'mailto:front-desk@example.com',
    );
    expect(details.getByRole('table', { name: 'Office hours' })).toBeVisible();
    expect(await details.findByText('Open now · closes 12:00 PM')).toBeVisible();
  });

  it('P-CONTACT-02 show a drawn map until the visitor loads the real one', async () => {
    await openForm();
    expect(screen.getByRole('img', { name: /Illustrated map/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions' })).toLeadTo(clinic.mapUrl);
    expect(document.querySelector('iframe')).toBeNull();

    // A link also works before the app has loaded.
    const load = screen.getByRole('link', { name: 'Load map' });
    expect(load).toLeadTo(clinic.mapUrl);
    await userEvent.click(load);
    const map = screen.getByTitle(/^Map: Wasatch Spine/);
    expect(map).toHaveAttribute(
      'src',
      'https://www.google.com/maps?q=9350%20S%20Example%20St%2C%20Suite%20100%2C%20Sandy%2C%20UT%2084070&output=embed',
    );
    expect(map).toHaveFocus();
    expect(screen.queryByRole('img', { name: /Illustrated map/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Directions' })).toBeVisible();
  });
});

describe('the form', () => {
  it('P-CONTACT-03 P-CONTACT-10 P-CONTACT-11 P-CONTACT-12 asks six things', async () => {
    await openForm();
    const boxes = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    expect(boxes).toEqual(['name', 'email', 'phone', 'typeOfInjury']);
    expect(screen.getByRole('textbox', { name: /^Type of injury/ })).toBeVisible();

    const choices = (name: RegExp) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('radio')
        .map((radio) => [
          (radio as HTMLInputElement).labels?.[0]?.textContent,
          (radio as HTMLInputElement).checked,
        ]);
    expect(choices(/car accident/)).toEqual([
      ['Yes', false],
      ['No', true],
    ]);
    expect(choices(/^Preferred time/)).toEqual([
      ['Morning (8AM-12PM)', false],
      ['Afternoon (12PM-5PM)', false],
      ['Evening (5PM-7PM)', false],
      ['Any time', false],
    ]);
  });

  it.each([
    [
      'P-CONTACT-04',
      { 'Full name': '   ', Phone: '8015550100' },
      ['Name is required'],
      'Full name',
    ],
    [
      'P-CONTACT-05',
      { 'Full name': 'Maria Olsen' },
      ['Either email or phone number is required'],
      'Email',
    ],
    [
      'P-CONTACT-07',
      { 'Full name': 'Maria Olsen', Email: 'maria@example' },
      ['Please enter a valid email address'],
      'Email',
    ],
    [
      'P-CONTACT-08',
      { 'Full name': 'Maria Olsen', Phone: '801-555' },
      ['Please enter a valid phone number'],
      'Phone',
    ],
    [
      'all at once',
      { Email: 'maria@', Phone: '801' },
      [
        'Name is required',
        'Please enter a valid email address',
        'Please enter a valid phone number',
      ],
      'Full name',
    ],
  ])('%s refuses an invalid form, and sends nothing', async (_, typed, messages, field) => {
    await openForm();
    for (const [label, text] of Object.entries(typed)) await type(label, text);
    await submit();

    const links = within(await box()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(messages);
    expect(await box()).toHaveFocus();
    const input = screen.getByRole('textbox', { name: field });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(new RegExp(`${messages[0]}$`));
    await userEvent.click(links[0] as HTMLElement);
    expect(input).toHaveFocus();
    expect(formServer).not.toHaveBeenCalled();
  });

  it.each([
    ['Email', 'maria@example.com'],
    ['Phone', '(801) 555-0100'],
  ])('P-CONTACT-06 accepts %s alone', async (label, text) => {
    await openForm();
    await type('Full name', 'Maria Olsen');
    await type(label, text);
    await submit();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
  });

  it('P-CONTACT-22 P-CONTACT-23 P-CONTACT-24 P-CONTACT-25 P-CONTACT-26 sends the answers', async () => {
    await openForm();
    await type('Full name', ' Maria Olsen ');
    await type('Email', 'Maria@Example.com');
    await type('Phone', '801.555.0100');
    await type('Type of injury (optional)', 'Neck and left shoulder');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Evening (5PM-7PM)' }));
    await submit();

    await waitFor(() => expect(formServer).toHaveBeenCalledOnce());
    const [address, request] = formServer.mock.calls[0] ?? [];
    expect(address).toBe('/.netlify/functions/form-submission');
    expect(request?.method).toBe('POST');
    expect(request?.headers).toEqual({ 'content-type': 'application/json' });
    expect(sent()).toMatchObject({
      type: 'appointment',
      name: 'Maria Olsen',
      email: 'maria@example.com',
      phone: '(801) 555-0100',
      preferredTime: 'Evening (5PM-7PM)',
      typeOfInjury: 'Neck and left shoulder',
      wasInAccident: true,
      message:
        'Preferred time: Evening (5PM-7PM)\nCar accident: Yes\nInjury type: Neck and left shoulder',
      recaptchaToken: null,
      [trapName]: '',
    });
    expect(sent().elapsedMs).toEqual(expect.any(Number));
    expect(sent().submissionId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it('P-CONTACT-12 P-CONTACT-24 sends No unless Yes is chosen', async () => {
    await openForm();
    await fillAndSubmit();
    await waitFor(() => expect(formServer).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject({ wasInAccident: false, preferredTime: '', typeOfInjury: '' });
    expect(sent().message).toContain('Car accident: No');
  });

  it.each([
    ['sent too soon waits until 2.5 seconds after the first answer', undefined, 2500],
    ['counts from the first answer before a reload or another page', 2000, 500],
    ['waits no longer where the clock was put back', -60_000, 2500],
  ])('%s', async (_, begun, wait) => {
    sessionStorage.clear();
    if (begun) keepAnswers('appointment', {});
    vi.setSystemTime(start.getTime() + (begun ?? 0));
    await openForm();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Maria Olsen' } });
    fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '801-555-0100' } });
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(wait - 1));
    expect(formServer).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sent().elapsedMs).toBe(2500);
  });

  it('thanks by the server’s clock where the device’s is two days slow', async () => {
    formServer.mockImplementation(async () => {
      const headers = { date: 'Fri, 16 Oct 2026 16:00:00 GMT' };
      return Response.json({ ok: true, id: 'x' }, { headers });
    });
    await openForm();
    await fillAndSubmit();
    expect(await screen.findByText(/^by (Friday|Saturday|Monday)/)).toBeVisible();
  });

  it('has a honeypot that people and screen readers do not reach', async () => {
    await openForm();
    const honeypot = document.querySelector<HTMLInputElement>(`input[name="${trapName}"]`);
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    for (const manager of ['1p-ignore', 'lpignore', 'bwignore', 'form-type', 'protonpass-ignore']) {
      expect(honeypot).toHaveAttribute(`data-${manager}`);
    }
    expect(`${honeypot?.name} ${honeypot?.labels?.[0]?.textContent}`).not.toMatch(
      /site|url|company|name|mail|phone|address/i,
    );
    expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
    fireEvent.change(honeypot as Element, { target: { value: 'https://spam.example' } });
    await fillAndSubmit();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
    expect(sent()[trapName]).toBe('https://spam.example');
  });
});

describe('while it is sent', () => {
  it('P-CONTACT-13 the button is disabled and says so, and nothing is sent twice', async () => {
    const accept = holdForms();
    await openForm();
    await fillAndSubmit();
    const button = screen.getByRole('button', { name: 'Submitting...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), '{Enter}');
    fireEvent.submit(screen.getByRole('form'));
    expect(formServer).toHaveBeenCalledOnce();
    accept();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
  });

  it('P-CONTACT-13 two presses within one moment, before the button can say so, send once', async () => {
    await openForm();
    await fillIn();
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
    expect(formServer).toHaveBeenCalledOnce();
  });
});

describe('success', () => {
  it('P-CONTACT-14 P-CONTACT-15 P-CONTACT-16 replaces heading and form', async () => {
    await openForm();
    await fillAndSubmit();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Request Received!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/does not create a patient-provider relationship/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Call (801) 555-0142' })).toLeadTo('tel:+18015550142');
    expect(main.queryByRole('button', { name: /Request/ })).not.toBeInTheDocument();
  });

  it('says what was understood, and what helps next', async () => {
    await openForm();
    await type('Full name', 'Maria Olsen');
    await type('Phone', '801.555.0100');
    await type('Type of injury (optional)', 'Neck');
    await submit();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/We’ll call/)).toHaveTextContent(
      /We’ll call \(801\) 555-0100 by \w+day \d+:\d\d [AP]M\./,
    );
    expect(main.getByText('What you told us').parentElement).toHaveTextContent(
      'Preferred time: Any time Car accident: No Injury type: Neck',
    );
    expect(main.getByRole('link', { name: 'Save our number' })).toLeadTo('/clinic.vcf');
    expect(main.getByText(/insurance card/)).toBeVisible();
  });

  it('P-CONTACT-29 depends on the status of the answer alone', async () => {
    formServer.mockImplementation(async () => new Response('thank you', { status: 202 }));
    await openForm();
    await fillAndSubmit();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
  });
});

describe('failure', () => {
  const fixed = 'Something went wrong. Please try again or call us directly.';

  it.each<[string, () => Promise<Response>, string]>([
    [
      'P-CONTACT-27 the server’s message',
      async () => Response.json({ message: 'The clinic’s system is resting.' }, { status: 503 }),
      'The clinic’s system is resting.',
    ],
    ['P-CONTACT-28 no message', async () => Response.json({ ok: false }, { status: 500 }), fixed],
    [
      'a page of the network, which no clinic has seen',
      async () =>
        new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
      fixed,
    ],
    ['P-CONTACT-28 no JSON', async () => new Response('<h1>502</h1>', { status: 502 }), fixed],
    [
      'P-CONTACT-28 no network',
      async () => {
        throw new TypeError('Failed to fetch');
      },
      fixed,
    ],
    [
      'an exception without its words',
      async () => {
        throw Object.assign(new Error('x.y is not a function'), { code: 'x' });
      },
      fixed,
    ],
  ])('%s is shown above the form, with the phone; the answers stay', async (_, answer, message) => {
    formServer.mockImplementation(answer);
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await fillAndSubmit();

    const alert = await box();
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveFocus();
    const form = screen.getByRole('form');
    expect(alert.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const call = within(screen.getByRole('main')).getByRole('link', {
      name: 'Call (801) 555-0142',
    });
    expect(call).toLeadTo('tel:+18015550142');
    expect(form).toHaveFormValues({
      name: 'Maria Olsen',
      phone: '801-555-0100',
      wasInAccident: 'yes',
    });
  });

  it('P-CONTACT-28 the words of no exception are shown, whatever throws', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    await openForm();
    await fillAndSubmit();
    expect(await box()).toHaveTextContent(fixed);
    expect(formServer).not.toHaveBeenCalled();
    expect(screen.queryByText(/not a function/)).toBeNull();
    expect(dropReports()).toHaveLength(1);
  });

  it('P-CONTACT-28 an exception while the answers are checked says that nothing was sent', async () => {
    await openForm();
    await fillIn();
    vi.spyOn(String.prototype, 'normalize').mockImplementationOnce(() => {
      throw new TypeError('normalize is not a function');
    });
    fireEvent.submit(screen.getByRole('form'));
    expect(await box()).toHaveTextContent(fixed);
    expect(formServer).not.toHaveBeenCalled();
    expect(dropReports()).toHaveLength(1);
  });

  it('P-CONTACT-17 P-CONTACT-20 allows a retry at once, with the same id', async () => {
    formServer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openForm();
    await fillAndSubmit();
    await box();
    expect(localStorage.getItem('contactLeadAt')).toBeNull();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
    expect(sent(1)).toEqual({ ...sent(0), elapsedMs: expect.any(Number) });
  });

  it('gives corrected answers a new id', async () => {
    formServer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openForm();
    await fillAndSubmit();
    await box();
    await type('Email', 'maria@example.com');
    await submit();
    await screen.findByRole('heading', { name: 'Request Received!' });
    expect(sent(1).email).toBe('maria@example.com');
    expect(sent(1).submissionId).not.toBe(sent(0).submissionId);
  });
});

describe('a second request', () => {
  async function again() {
    const router = await openForm();
    await fillAndSubmit();
    await screen.findByRole('heading', { name: 'Request Received!' });
    await act(() => router.navigate('/privacy'));
    await act(() => router.navigate('/contact'));
    await screen.findByRole('form');
    await fillIn();
  }

  it('P-CONTACT-18 P-CONTACT-21 is refused within a minute, and nothing is sent', async () => {
    await again();
    expect(localStorage.getItem('contactLeadAt')).toBe(String(start.getTime()));
    vi.setSystemTime(start.getTime() + 59_999);
    await submit();
    expect(await box()).toHaveTextContent('Please wait a moment before submitting again.');
    expect(formServer).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Olsen');
  });

  it('P-CONTACT-19 is accepted after a minute', async () => {
    await again();
    vi.setSystemTime(start.getTime() + 60_000);
    await submit();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
    expect(formServer).toHaveBeenCalledTimes(2);
  });

  it('is left to the server when the browser refuses storage', async () => {
    refuseStorage();
    await openForm();
    await fillIn();
    aMinutePasses();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Request Received!' })).toBeVisible();
  });
});
