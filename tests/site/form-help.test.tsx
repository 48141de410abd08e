import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { consentText, consentVersion } from '#words/consent.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { refuseStorage } from '../refuse-storage.ts';
import { acceptForms, aMinutePasses, formServer, sent, startFormServer } from './form-server.ts';

const fridayEvening = new Date('2026-10-16T18:30:00-06:00');
startFormServer(fridayEvening);

async function open(path: string) {
  const router = openRoute(path);
  await screen.findByRole('form');
  return router;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const received = () => screen.findByRole('heading', { name: 'Request Received!' });

describe.each([
  ['/contact', 'appointment', 'Request Appointment'],
  ['/pip-guide', 'pip', 'Get the free guide'],
  ['/attorneys', 'attorney', 'Send Request'],
])('the form of %s', (path, type, button) => {
  it('has the consent above its button, and is a plain HTML form of its type', async () => {
    await open(path);
    const form = screen.getByRole<HTMLFormElement>('form');
    const consent = within(form).getByText(consentText);
    expect(within(consent).getByRole('link', { name: 'Privacy' })).toLeadTo('/privacy');
    expect(consent.compareDocumentPosition(screen.getByRole('button', { name: button }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/.netlify/functions/form-submission');
    expect(form).toHaveFormValues({ type, consentVersion });
  });
});

describe('a half-filled form', () => {
  it('survives a visit to another page when the browser refuses storage', async () => {
    refuseStorage();
    const router = await open('/contact');
    await userEvent.type(box('Full name'), 'Maria Olsen');
    await userEvent.type(box('Phone'), '801-555-0100');
    await act(() => router.navigate('/privacy'));
    await act(() => router.navigate('/contact'));
    await waitFor(() => expect(box('Full name')).toHaveValue('Maria Olsen'));
    aMinutePasses();
    await press('Request Appointment');
    await received();
    await act(() => router.navigate('/privacy'));
    await act(() => router.navigate('/contact'));
    await screen.findByRole('form');
    expect(box('Full name')).toHaveValue('');
  });

  it('is restored, saves later edits, and is deleted when the form is accepted', async () => {
    sessionStorage.setItem(
      'form:appointment',
      JSON.stringify({ answers: { name: 'Older', phone: '801-555-0100', wasInAccident: 'yes' } }),
    );
    await open('/contact');
    expect(screen.getByRole('form')).toHaveFormValues({ name: 'Older', wasInAccident: 'yes' });
    await userEvent.clear(box('Full name'));
    await userEvent.type(box('Full name'), 'Maria Olsen');
    expect(sessionStorage.getItem('form:appointment')).toContain('Maria Olsen');
    aMinutePasses();
    await press('Request Appointment');
    await received();
    expect(sessionStorage.getItem('form:appointment')).toBeNull();
  });
});

describe('error marks', () => {
  it('leave a corrected field on blur, and stay on the others', async () => {
    await open('/contact');
    await press('Request Appointment');
    expect(box('Full name')).toBeInvalid();
    await userEvent.type(box('Full name'), 'Maria Olsen');
    expect(box('Full name')).toBeInvalid();
    await userEvent.tab();
    expect(box('Full name')).toBeValid();
    expect(screen.queryByText('Name is required', { selector: '.err' })).toBeNull();
    expect(box('Email')).toBeInvalid();
    // Email or phone is enough.
    await userEvent.type(box('Phone'), '801-555-0100');
    await userEvent.tab();
    expect(box('Email')).toBeValid();
  });

  it('P-PIP-10 are on every empty field of the guide’s form, and the heading counts them', async () => {
    await open('/pip-guide');
    await press('Get the free guide');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('3 things need another look');
    expect(within(alert).getAllByRole('link')).toHaveLength(1);
    const fields = ['Full Name', 'Email Address', 'Were you in an accident?'];
    for (const name of fields) {
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Please fill in all fields');
    }
  });
});

describe('offline', () => {
  it('says so, and sends the current answers once when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    formServer.mockRejectedValue(new TypeError('Failed to fetch'));
    await open('/contact');
    await userEvent.type(box('Full name'), 'Maria Olsen');
    await userEvent.type(box('Phone'), '801-555-0100');
    for (const _ of [1, 2]) {
      await press('Request Appointment');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^You’re offline.*Something went wrong/);
      await waitFor(() => expect(alert).toHaveFocus());
    }
    await userEvent.type(box('Email'), 'maria@example.com');
    onLine.mockReturnValue(true);
    acceptForms();
    await received();
    expect(formServer).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject({ email: 'maria@example.com', phone: '(801) 555-0100' });
  });

  it('is not claimed when the server answers, even if the browser says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    formServer.mockImplementationOnce(async () => new Response('', { status: 502 }));
    await open('/contact');
    await userEvent.type(box('Full name'), 'Maria Olsen');
    await userEvent.type(box('Email'), 'maria@example.com');
    await press('Request Appointment');
    expect(await screen.findByRole('alert')).not.toHaveTextContent('You’re offline');
    await press('Request Appointment');
    await received();
  });
});

describe('the promise', () => {
  it('names the time of the reply and how we reach the visitor, before and after sending', async () => {
    await open('/contact');
    const promise = 'We’ll get back to you by Monday 10:00 AM.';
    expect(await within(screen.getByRole('form')).findByText(promise)).toBeVisible();
    await userEvent.type(box('Full name'), 'Maria Olsen');
    await userEvent.type(box('Email'), 'maria@example.com');
    await press('Request Appointment');
    await received();
    const main = screen.getByRole('main');
    expect(await within(main).findByText(/by Monday 10:00 AM/)).toBeVisible();
    expect(main).toHaveTextContent('We’ll write to maria@example.com by Monday 10:00 AM.');
    expect(main).not.toHaveTextContent('24 hours');
  });

  it('of a law firm is a call to its office, and then to the client', async () => {
    await open('/attorneys');
    await userEvent.type(box('Firm'), 'Example Law');
    await userEvent.type(box('Attorney'), 'Pat Lee');
    await userEvent.type(box('Email'), 'pat@example.com');
    await userEvent.type(screen.getByLabelText(/^Phone/), '801-555-0123');
    await userEvent.type(screen.getByLabelText(/^Client’s phone/), '801 555 0188');
    await userEvent.type(box('Client initials'), 'J. D.');
    await userEvent.type(screen.getByLabelText('Date of loss'), '2026-10-14');
    await userEvent.type(box('What is needed'), 'A first visit');
    await press('Send Request');
    await received();
    expect(sent()).toMatchObject({ clientPhone: '(801) 555-0188' });
    expect(await screen.findByText(/by Monday 10:00 AM/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(
      'We’ll call your office at (801) 555-0123 by Monday 10:00 AM, and then your client.',
    );
  });

  it.each(['/contact/received', '/pip-guide/received', '/attorneys/received'])(
    '%s names no time without a request',
    async (path) => {
      openRoute(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText(/by \w+day \d/)).toBeNull();
      await waitFor(() =>
        expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
      );
    },
  );
});
