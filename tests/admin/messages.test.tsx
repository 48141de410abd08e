import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { sam } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead } from './lead-fixtures.ts';

const by = { uid: 'dana', name: 'Dana Reyes' };
const template = (fields: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: 'visitBooked',
  subject: 'See you {when}',
  body: '{greeting}\n\nSee you {when}:\n{link}',
  by,
  updatedAt: new Date(),
  ...fields,
});

async function open(kind: string) {
  const router = openRoute(`/admin/messages/${kind}`);
  await screen.findByRole('heading', { name: 'Preview' });
  return router;
}

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const body = () => screen.getByLabelText<HTMLTextAreaElement>(/^(Message|Text message)$/);
const preview = () => screen.getByRole('region', { name: 'Preview' });
const type = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const insert = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
const storedBody = () => backend.templates[0]?.body;
const listed = () => screen.findByRole('heading', { name: 'Messages', level: 1 });

describe('the list of messages', () => {
  it('shows when each goes out, and who changed its words', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T16:00:00Z') });
    const updatedAt = new Date('2026-06-20T18:00:00Z');
    backend.templates = [
      template({ updatedAt }),
      template({ id: 'visitMoved', subject: 'Your pain', updatedAt }),
    ];
    openRoute('/admin/messages');
    const visits = await screen.findByRole('region', { name: 'Visits' });
    const rows = within(visits).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Visit booked, EmailGoes to the patient about two minutes after a visit is booked.Changed by Dana Reyes, Jun 20',
      expect.stringContaining('Needs review: patients get the original words'),
      expect.stringContaining('Original words'),
      expect.stringContaining('Original words'),
      expect.stringContaining('Text about a visit, Text message'),
      expect.stringContaining('Original words'),
      expect.stringContaining('A sooner time, Email'),
      expect.stringContaining('Text about a sooner time, Text message'),
    ]);
    expect(screen.getByRole('region', { name: 'Answers to requests' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'PIP guide' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('is reached from every page, and leads to the words of a message', async () => {
    openRoute('/admin/problems');
    await press('Settings: Problems');
    await follow('Messages');
    await follow('Send Guide, Email draft');
    expect(await screen.findByRole('heading', { name: 'Send Guide' })).toBeVisible();
  });

  it('says when it cannot be read', async () => {
    backend.fail('listTemplates');
    openRoute('/admin/messages');
    expect(await screen.findByText('Failed to load the messages')).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it('is not for people of another role', async () => {
    backend.session = sam;
    openRoute('/admin/messages');
    expect(await screen.findByText('You do not have administrator privileges.')).toBeVisible();
  });
});

it('a message that does not exist says so', async () => {
  openRoute('/admin/messages/newsletter');
  expect(await screen.findByText('There is no such message')).toBeVisible();
});

describe('in Spanish', () => {
  it('a message has its own words, with the English ones beside them', async () => {
    backend.templates = [template()];
    await open('visitBooked');
    await follow('Spanish');
    await screen.findByText(/^Hola, Maria:/);
    expect(subject()).toHaveValue('Su cita: {when}');
    expect(preview()).toHaveTextContent(/Hola, Maria: Usted tiene una cita en Wasatch Spine/);
    expect(preview()).toHaveTextContent('Recibe este mensaje porque nos dieron este correo');
    const english = screen.getByRole('region', { name: 'The same in English' });
    expect(english).toHaveTextContent(/Hello Maria, See you \w+day, /);
    expect(await axe()).toEqual([]);
    type(subject(), 'Nos vemos {when}');
    await press('Save');
    await listed();
    expect(backend.templates.map(({ id }) => id)).toEqual(['visitBooked', 'visitBooked-es']);
    const visits = await screen.findByRole('region', { name: 'Visits' });
    expect(within(visits).getAllByRole('listitem')[0]).toHaveTextContent(/Spanish: Changed by/);
  });

  it('a word about health in the subject is refused', async () => {
    await open('visitBooked-es');
    type(subject(), 'Su dolor: {when}');
    await press('Save');
    expect(await screen.findAllByText(/“dolor” can be read on a locked phone/)).not.toEqual([]);
    expect(backend.templates).toEqual([]);
  });
});

describe('the preview', () => {
  it('shows a mail with the facts of the clinic, and what is added to it', async () => {
    await open('visitBooked');
    expect(preview()).toHaveTextContent(/Your appointment on \w+day, /);
    expect(preview()).toHaveTextContent(/Hello Maria, You have an appointment at Wasatch Spine/);
    expect(preview()).toHaveTextContent('Added to every email like this.');
    expect(preview()).toHaveTextContent("You're receiving this because");
    expect(await axe()).toEqual([]);
  });

  it('follows what is typed', async () => {
    await open('visitBooked');
    type(subject(), 'See you {when}');
    type(body(), '{greeting}\n\nWe look forward to it. {foo}');
    expect(preview()).toHaveTextContent(/See you \w+day, /);
    expect(preview()).toHaveTextContent('Hello Maria, We look forward to it. {foo}');
  });

  it('shows a text message with its length', async () => {
    await open('visitText');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    type(body(), 'Hi {first name}: {phone}');
    expect(preview()).toHaveTextContent('Hi Maria: (801) 555-0142');
    expect(preview()).toHaveTextContent('24 characters, sent as 1 part');
  });
});

describe('a placeholder button', () => {
  it('puts its placeholder at the caret, and in place of what is selected', async () => {
    await open('visitText');
    type(body(), 'Hi , see you then.');
    body().setSelectionRange(3, 3);
    await insert('Add to the message', '{first name}');
    expect(body()).toHaveValue('Hi {first name}, see you then.');
    expect(body()).toHaveFocus();
    expect(body().selectionStart).toBe('Hi {first name}'.length);
    body().setSelectionRange(25, 29);
    await insert('Add to the message', '{when}');
    expect(body()).toHaveValue('Hi {first name}, see you {when}.');
  });

  it('adds to the end of words that nobody has touched', async () => {
    await open('visitBooked');
    await insert('Add to the subject', '{when}');
    expect(subject()).toHaveValue('Your appointment on {when}{when}');
  });
});

describe('saving', () => {
  it('stores the words with the name of who changed them, and goes back to the list', async () => {
    await open('visitText');
    type(body(), '  See you {when}.  ');
    await press('Save');
    await listed();
    expect(backend.templates).toEqual([
      { id: 'visitText', subject: '', body: 'See you {when}.', by, updatedAt: expect.any(Date) },
    ]);
    expect(await screen.findByText('Saved. These words go out from now on.')).toBeVisible();
    expect(screen.getByText(/^Changed by Dana Reyes/)).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('refuses what may not go out, in words, and keeps what is typed', async () => {
    await open('visitBooked');
    type(subject(), 'Your neck pain');
    type(body(), 'See you {when}');
    await press('Save');
    expect(await screen.findByText('2 things need another look')).toBeVisible();
    expect(subject()).toHaveAccessibleDescription(
      /“neck” can be read on a locked phone\. Please leave it out of the subject\.$/,
    );
    expect(body()).toHaveAccessibleDescription('Keep {link}, so that the patient can confirm.');
    expect(subject()).toHaveValue('Your neck pain');
    expect(backend.calls('saveTemplate')).toEqual([]);
    expect(await axe()).toEqual([]);
  });

  it('that fails keeps the words and says so; the next press stores them', async () => {
    await open('visitText');
    type(body(), 'See you {when}.');
    backend.failOnce('saveTemplate');
    await press('Save');
    expect(await screen.findByText(/^Failed to save the message/)).toBeVisible();
    expect(body()).toHaveValue('See you {when}.');
    expect(heard).toHaveBeenCalled();
    backend.loseAnswer('saveTemplate');
    await press('Save');
    await waitFor(() => expect(storedBody()).toBe('See you {when}.'));
    await press('Save');
    await listed();
    expect(backend.templates).toHaveLength(1);
  });

  it('does not overwrite the words of a colleague before they were seen', async () => {
    backend.templates = [template()];
    await open('visitBooked');
    type(body(), 'Mine: {when} {link}');
    backend.templates = [template({ body: 'Theirs: {when} {link}' })];
    await press('Save');
    const conflict = await screen.findByText(/^A colleague just changed this/);
    expect(conflict.closest('[role=alert]')).toHaveTextContent('Message: Theirs: {when} {link}');
    expect(body()).toHaveValue('Mine: {when} {link}');
    expect(storedBody()).toBe('Theirs: {when} {link}');
    await press('Save');
    await waitFor(() => expect(storedBody()).toBe('Mine: {when} {link}'));
  });

  it('the original words leaves no document', async () => {
    backend.templates = [template()];
    await open('visitBooked');
    type(subject(), originalWords.en.visitBooked.subject);
    type(body(), originalWords.en.visitBooked.body);
    await press('Save');
    await waitFor(() => expect(backend.templates).toEqual([]));
  });
});

describe('back to the original words', () => {
  it('asks first, and then deletes the changed ones', async () => {
    backend.templates = [template()];
    await open('visitBooked');
    await press('Back to the original words');
    const dialog = screen.getByRole('alertdialog', { name: 'Go back to the original words?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(backend.templates).toHaveLength(1);
    await press('Back to the original words');
    await press('Use the original words');
    await listed();
    expect(backend.templates).toEqual([]);
    // The toast moves out of the dialog as it closes.
    await waitFor(() => expect(screen.getByText('The original words are back')).toBeVisible());
  });

  it('says what to do when a colleague has changed the words meanwhile', async () => {
    backend.templates = [template()];
    await open('visitBooked');
    backend.templates = [template({ body: 'Theirs: {when} {link}' })];
    await press('Back to the original words');
    await press('Use the original words');
    const conflict = await screen.findByText(/^A colleague just changed this/);
    const alert = conflict.closest('[role=alert]');
    expect(alert).toHaveTextContent('Message: Theirs: {when} {link}');
    expect(alert).toHaveTextContent('Go back to the original words again to replace it');
    expect(alert).not.toHaveTextContent('Save again');
    await press('Back to the original words');
    await press('Use the original words');
    await waitFor(() => expect(backend.templates).toEqual([]));
  });

  it('keeps what is typed when it fails', async () => {
    backend.templates = [template()];
    await open('visitBooked');
    type(body(), 'Typed {when} {link}');
    backend.fail('saveTemplate');
    await press('Back to the original words');
    await press('Use the original words');
    expect(await screen.findByText(/^Failed to save the message/)).toBeVisible();
    expect(body()).toHaveValue('Typed {when} {link}');
  });

  it('is not offered where the words are the original ones', async () => {
    await open('visitBooked');
    expect(screen.queryByRole('button', { name: 'Back to the original words' })).toBeNull();
  });
});

describe('leaving', () => {
  it('with unsaved words asks, keeps them on request, or discards them', async () => {
    const router = await open('visitText');
    type(body(), 'See you {when}.');
    await act(() => router.navigate('/admin/problems'));
    await press('Keep writing');
    expect(body()).toHaveValue('See you {when}.');
    await follow('All messages');
    await press('Discard changes');
    await listed();
    await act(() => router.navigate('/admin/messages/visitText'));
    await screen.findByRole('heading', { name: 'Preview' });
    expect(body()).toHaveValue(originalWords.en.visitText.body);
  });

  it('by Cancel discards them, and asks nothing', async () => {
    await open('visitText');
    type(body(), 'See you {when}.');
    await press('Cancel');
    await listed();
    expect(sessionStorage).toHaveLength(0);
  });

  it('without changes asks nothing', async () => {
    const router = await open('visitText');
    await act(() => router.navigate('/admin/problems'));
    expect(await screen.findByRole('heading', { name: 'Problems' })).toBeVisible();
  });
});

describe('drafts that staff send', () => {
  const draft = async () => {
    const link = await screen.findByRole('link', { name: 'Contact Maria Olsen' });
    return decodeURIComponent(link.getAttribute('href') ?? '');
  };
  const pipLead = { type: 'pip', email: 'maria.olsen@example.com', wasInAccident: false } as const;

  it('have the changed words', async () => {
    const words = { subject: 'Your guide', body: '{greeting}\n\nHave you read {guide link}?' };
    backend.templates = [template({ id: 'pipContact', ...words })];
    backend.leads = [lead(pipLead)];
    openRoute('/admin/dashboard/pip-leads');
    expect(await draft()).toContain('subject=Your guide&body=Hello Maria,');
  });

  it('have the original words while the changed ones cannot be read', async () => {
    backend.fail('listTemplates');
    backend.leads = [lead(pipLead)];
    openRoute('/admin/dashboard/pip-leads');
    expect(await draft()).toContain('subject=Your request for our PIP guide&body=Hello Maria,');
    expect(heard).toHaveBeenCalled();
  });
});
