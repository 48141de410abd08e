import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { guideSections } from '#words/guide.ts';
import { axe } from '../axe.ts';
import { paste, press } from '../press.ts';
import { formServer, holdForms, sent, startFormServer } from './form-server.ts';

const start = new Date('2026-10-14T16:00:00Z');
const failureText = 'Something went wrong. Please try again.';

/** Links that the page clicked by itself. */
let clicked: [href: string | null, isDownload: boolean][];

startFormServer(start);

beforeEach(() => {
  clicked = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.getAttribute('href'), this.hasAttribute('download')]);
  });
});

async function openForm() {
  // Imported here, because the test without a database resets all modules.
  const { openRoute } = await import('../open-route.tsx');
  const router = openRoute('/pip-guide');
  await screen.findByRole('form', { name: 'Send me the guide' });
  return router;
}

const box = (label: string) => screen.getByRole('textbox', { name: label });
const question = () => screen.getByRole('combobox', { name: 'Were you in an accident?' });
const submit = () => press('Get the free guide');
const success = () => screen.findByRole('heading', { name: 'Success! Download Your Guide' });

async function fill({ name = 'Maria Olsen', email = 'maria@example.com', accident = 'yes' } = {}) {
  if (name) await paste(box('Full Name'), name);
  if (email) await paste(box('Email Address'), email);
  await userEvent.selectOptions(question(), accident);
}

async function fillAndSubmit(answers = {}) {
  await fill(answers);
  await submit();
}

describe('the offer', () => {
  it('P-PIP-01 P-PIP-02 P-PIP-03 says what it is and for whom', async () => {
    await openForm();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Free Utah PIP Guide')).toBeVisible();
    expect(
      main.getByRole('heading', { level: 1, name: 'Injured in a Car Accident?' }),
    ).toBeVisible();
    expect(main.getByText('You May Be Entitled to $3,000+ in Medical Coverage')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Free Utah PIP Guide \|/));
  });

  it('P-PIP-04 lists the six sections of the guide', async () => {
    await openForm();
    const learn = within(screen.getByRole('region', { name: "What You'll Learn" }));
    const items = learn.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toHaveLength(6);
    expect(items).toEqual(Object.values(guideSections));
  });

  it('P-PIP-05 urges the reader to act soon, without an invented deadline', async () => {
    await openForm();
    const notice = screen.getByRole('region', { name: 'Time matters with PIP' });
    expect(notice).toHaveTextContent(/Report the crash to your insurer soon/);
    expect(notice).toHaveTextContent(/hours or days later/);
    expect(notice).toHaveTextContent(/attorney which deadlines apply/);
    expect(notice).not.toHaveTextContent(/14/);
  });

  it('P-PIP-08 states what the request means', async () => {
    await openForm();
    const form = screen.getByRole('form');
    expect(form).toHaveTextContent(/educational only/);
    expect(form).toHaveTextContent(/does not create a patient-provider relationship/);
    expect(form).toHaveTextContent(/you agree that we may contact you/);
  });

  it('P-PIP-09 offers a call or a message instead', async () => {
    await openForm();
    const talk = within(screen.getByRole('region', { name: 'Prefer to talk it through?' }));
    expect(talk.getByRole('link', { name: 'Call (801) 555-0142' })).toLeadTo('tel:+18015550142');
    expect(talk.getByRole('link', { name: 'Send a message' })).toLeadTo('/contact');
  });

  it('moves from the call bar to the first field', async () => {
    await openForm();
    const bar = within(screen.getByRole('region', { name: 'Quick contact' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Call (801) 555-0142',
      'Get the guide',
    ]);
    await userEvent.click(bar.getByRole('link', { name: 'Get the guide' }));
    expect(box('Full Name')).toHaveFocus();
  });
});

describe('the form', () => {
  it('P-PIP-06 P-PIP-07 asks three things', async () => {
    await openForm();
    const form = within(screen.getByRole('form'));
    expect(form.getAllByRole('textbox')).toEqual([box('Full Name'), box('Email Address')]);
    const options = within(question()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Please select...'],
      ['yes', 'Yes, I was in an accident'],
      ['no', 'No, but I want to be prepared'],
    ]);
    expect(question()).toHaveValue('');
  });

  it.each([
    ['nothing', { name: '', email: '', accident: '' }, 'Full Name'],
    ['a blank name', { name: '   ' }, 'Full Name'],
    ['no email', { email: '' }, 'Email Address'],
    ['no answer', { accident: '' }, 'Were you in an accident?'],
  ])('P-PIP-10 refuses %s, and sends nothing', async (_, answers, label) => {
    await openForm();
    await fillAndSubmit(answers);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    await userEvent.click(within(alert).getByRole('link', { name: 'Please fill in all fields' }));
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please fill in all fields');
    expect(formServer).not.toHaveBeenCalled();
  });

  it.each(['maria', 'maria@example', 'maria @example.com', '@example.com'])(
    'P-PIP-11 refuses the address %s',
    async (email) => {
      await openForm();
      await fillAndSubmit({ email });
      const alert = await screen.findByRole('alert');
      expect(
        within(alert).getByRole('link', { name: 'Please enter a valid email address' }),
      ).toBeVisible();
      expect(box('Email Address')).toBeInvalid();
      expect(box('Email Address')).toHaveValue(email);
      expect(formServer).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['yes', true, 'Car accident: Yes'],
    ['no', false, 'Car accident: No'],
  ])(
    'P-PIP-23 P-PIP-24 P-PIP-25 P-PIP-26 P-PIP-27 sends the answer %s',
    async (accident, wasInAccident, message) => {
      await openForm();
      await fillAndSubmit({ email: 'Maria@Example.com', accident });
      await success();
      const [address, request] = formServer.mock.calls[0] ?? [];
      expect(address).toBe('/.netlify/functions/form-submission');
      expect(request?.method).toBe('POST');
      const {
        submissionId,
        elapsedMs,
        [trapName]: trap,
        consentVersion,
        lang,
        source,
        ...answers
      } = sent();
      expect(answers).toEqual({
        type: 'pip',
        name: 'Maria Olsen',
        email: 'maria@example.com',
        phone: '',
        wasInAccident,
        message,
        recaptchaToken: null,
      });
      expect(submissionId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      expect(trap).toBe('');
      expect(source.page).toBeDefined();
      expect([typeof elapsedMs, typeof consentVersion, lang]).toEqual(['number', 'string', 'en']);
    },
  );

  it('P-PIP-15 says that it is sending, and sends once', async () => {
    const accept = holdForms();
    await openForm();
    await fillAndSubmit();
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    await userEvent.type(box('Full Name'), '{Enter}');
    expect(formServer).toHaveBeenCalledOnce();
    expect(clicked).toEqual([]);
    accept();
    await success();
  });
});

describe('success', () => {
  it('P-PIP-17 P-PIP-18 P-PIP-19 P-PIP-20 replaces the form and its heading', async () => {
    await openForm();
    await fillAndSubmit();
    const heading = await success();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();

    const main = within(screen.getByRole('main'));
    const download = main.getByRole('link', { name: /Download the guide/ });
    expect(download).toLeadTo('/pip-guide.pdf');
    expect(download).toHaveAttribute('download');
    expect(main.getAllByRole('link', { name: 'Call (801) 555-0142' })[0]).toLeadTo(
      'tel:+18015550142',
    );
    expect(main.getByRole('link', { name: 'Back to Home' })).toLeadTo('/');
    expect(await axe()).toEqual([]);
  });

  it('P-PIP-21 downloads the guide automatically, once', async () => {
    await openForm();
    expect(clicked).toEqual([]);
    await fillAndSubmit();
    await success();
    expect(clicked).toEqual([['/pip-guide.pdf', true]]);
  });
});

describe('failure', () => {
  it.each<[string, () => Promise<Response>, string]>([
    [
      'P-PIP-28 the server’s message',
      async () => Response.json({ message: 'The clinic’s system is resting.' }, { status: 503 }),
      'The clinic’s system is resting.',
    ],
    ['P-PIP-13 no message', async () => Response.json({ ok: false }, { status: 500 }), failureText],
    ['P-PIP-13 no JSON', async () => new Response('<h1>502</h1>', { status: 502 }), failureText],
    [
      'P-PIP-13 no network',
      async () => {
        throw new TypeError('Failed to fetch');
      },
      failureText,
    ],
  ])('P-PIP-16 %s is shown, the answers stay, a retry works', async (_, answer, message) => {
    formServer.mockImplementationOnce(answer);
    await openForm();
    await fillAndSubmit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(alert).toHaveFocus();
    expect(screen.getByRole('form')).toHaveFormValues({
      name: 'Maria Olsen',
      email: 'maria@example.com',
      wasInAccident: 'yes',
    });
    expect(clicked).toEqual([]);
    expect(localStorage.getItem('pipLeadAt')).toBeNull();

    await submit();
    await success();
    expect(sent(1).submissionId).toBe(sent(0).submissionId);
  });

  it('P-PIP-14 sends nothing without a database', async () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    await openForm();
    await fillAndSubmit();
    expect((await screen.findByRole('alert')).textContent).toBe('Database not available');
    expect(formServer).not.toHaveBeenCalled();
    expect(box('Full Name')).toHaveValue('Maria Olsen');
  });
});

describe('a second request', () => {
  async function again() {
    const router = await openForm();
    await fillAndSubmit();
    await success();
    await act(() => router.navigate('/privacy'));
    await act(() => router.navigate('/pip-guide'));
    await screen.findByRole('form', { name: 'Send me the guide' });
    await fill();
  }

  it('P-PIP-12 is refused within a minute', async () => {
    await again();
    expect(localStorage.getItem('pipLeadAt')).toBe(String(start.getTime()));
    vi.setSystemTime(start.getTime() + 59_999);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please wait a moment before submitting again.',
    );
    expect(formServer).toHaveBeenCalledOnce();
    expect(clicked).toHaveLength(1);
  });

  it('P-PIP-12 is accepted after a minute', async () => {
    await again();
    vi.setSystemTime(start.getTime() + 60_000);
    await submit();
    await success();
    expect(formServer).toHaveBeenCalledTimes(2);
  });

  it('P-PIP-12 does not count an appointment request', async () => {
    localStorage.setItem('contactLeadAt', String(start.getTime()));
    await openForm();
    await fillAndSubmit();
    await success();
  });
});
