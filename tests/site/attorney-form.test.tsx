import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noteServerTime } from '#data/server-clock.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { openRoute } from '../open-route.tsx';
import { paste, press } from '../press.ts';
import { formServer, sent, startFormServer } from './form-server.ts';

/** October 14 in Utah, but October 15 in UTC. */
const start = new Date('2026-10-15T01:00:00Z');

startFormServer(start);

async function openForm() {
  openRoute('/attorneys');
  await screen.findByRole('form', { name: 'Referral or records request' });
}

const filled = {
  Firm: 'Example Law',
  Attorney: 'Pat Lee',
  Email: 'pat@example.com',
  'Client initials': 'j. d.',
  'Date of loss': '2026-10-14',
  'What is needed': 'Records and an itemized bill',
};

async function fill(answers: Record<string, string> = filled) {
  for (const [label, text] of Object.entries(answers)) {
    if (text) await paste(screen.getByLabelText(label), text);
  }
}

const submit = () => press('Send Request');
const success = () => screen.findByRole('heading', { name: 'Request Received!' });
const messages = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the attorney form', () => {
  it('asks for what identifies a file, and for nothing medical', async () => {
    await openForm();
    const form = screen.getByRole<HTMLFormElement>('form');
    const names = [...new FormData(form).keys()].filter((name) => name !== trapName);
    expect(names).toEqual([
      'type',
      'consentVersion',
      'lang',
      'firm',
      'name',
      'email',
      'phone',
      'clientInitials',
      'dateOfLoss',
      'clientPhone',
      'request',
    ]);
    expect(form.querySelector('input[type=file]')).toBeNull();
    expect(form).toHaveTextContent(
      /To attorneys, records go only with a signed HIPAA authorization/,
    );
    expect(form).toHaveTextContent(/leave out medical details/);
  });

  it('names every missing answer, in the order of the fields', async () => {
    await openForm();
    await submit();
    expect(await messages()).toEqual([
      'Firm is required',
      'Name is required',
      'Please enter a valid email address',
      'Client initials are required',
      'Date of loss is required',
      'Please say what is needed',
    ]);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Firm')).toBeInvalid();
    expect(formServer).not.toHaveBeenCalled();
  });

  it('compares the date of loss with today in Utah', async () => {
    await openForm();
    await fill({ ...filled, 'Date of loss': '2026-10-15' });
    await submit();
    expect(await messages()).toEqual(['Please enter a valid date of loss, not in the future']);
  });

  it('compares it by the server’s clock where the device’s is years behind', async () => {
    await openForm();
    noteServerTime('2029-10-15T16:00:00Z');
    await fill({ ...filled, 'Date of loss': '2028-02-29' });
    await submit();
    await waitFor(() => expect(formServer).toHaveBeenCalledOnce());
  });

  it('sends the request to the same function as the other forms', async () => {
    await openForm();
    await fill();
    await submit();
    const heading = await success();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('form')).not.toBeInTheDocument();

    const [address] = formServer.mock.calls[0] ?? [];
    expect(address).toBe('/.netlify/functions/form-submission');
    expect(sent()).toMatchObject({
      type: 'attorney',
      firm: 'Example Law',
      name: 'Pat Lee',
      email: 'pat@example.com',
      phone: '',
      clientInitials: 'J. D.',
      dateOfLoss: '2026-10-14',
      request: 'Records and an itemized bill',
    });
    expect(localStorage.getItem('attorneyLeadAt')).toBe(String(start.getTime()));
    expect(localStorage.getItem('contactLeadAt')).toBeNull();
  });

  it('keeps the answers when sending fails, and offers the phone', async () => {
    formServer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openForm();
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again or call us directly.',
    );
    expect(screen.getByLabelText('What is needed')).toHaveValue('Records and an itemized bill');
    await submit();
    await success();
  });
});
