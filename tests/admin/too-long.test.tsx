import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { reviewFrom } from '#domain/clinic/review.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { personFrom } from '#domain/people/person.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';
import { post } from './post-fixtures.ts';

/** Longer than every field takes but the words of an article, which count themselves (post-editor.test.tsx). */
const pasted = 'x'.repeat(5001);

/** shown: the label of a field that says that the form is there. */
type Form = { path: string; shown: string | RegExp; open?: () => Promise<unknown> };

const forms: Record<string, Form> = {
  contact: { path: '/contact', shown: /^Full name/i },
  guide: { path: '/pip-guide', shown: /^Full name/i },
  attorneys: { path: '/attorneys', shown: /^Firm/ },
  note: { path: '/admin/dashboard/appointments/maria', shown: 'Add a note' },
  'new request': { path: '/admin/dashboard/appointments/new', shown: /^What they say/ },
  booking: { path: '/admin/schedule?lead=maria', shown: /^Note/ },
  photo: { path: '/admin/dashboard/media', shown: /^Caption/, open: () => press(/^Edit/) },
  photos: {
    path: '/admin/dashboard/media',
    shown: /^Caption/,
    open: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Lobby' }));
      await press('Alt text');
    },
  },
  media: { path: '/admin/media', shown: /^Alt text of the next/ },
  staff: { path: '/admin/media', shown: /^Bio/, open: () => press('Edit Sample Robin') },
  mail: { path: '/admin/messages/visitBooked', shown: 'Message' },
  text: { path: '/admin/messages/visitText', shown: 'Text message' },
  'contact facts': { path: '/admin/settings', shown: 'Short name' },
  location: { path: '/admin/settings/location', shown: /^Street/ },
  rating: { path: '/admin/settings/rating', shown: /^Link to your reviews/ },
  closures: { path: '/admin/settings/hours', shown: /^Reason/, open: () => press('Add a closure') },
  'visit types': {
    path: '/admin/settings/visit-types',
    shown: 'Name',
    open: () => press('Add a type'),
  },
  'calendars of another system': { path: '/admin/settings/booking', shown: /^Sample Robin/ },
  announcement: { path: '/admin/settings/announcement', shown: /^Words/ },
  review: {
    path: '/admin/settings/reviews',
    shown: 'Words',
    open: () => press('Edit the review of Robin'),
  },
  'build hook': { path: '/admin/publishing', shown: /^Build hook/ },
  invitation: { path: '/admin/accounts', shown: 'Name' },
  'correction and legal hold': { path: '/admin/people/maria', shown: 'Why' },
  'patient of the old system': { path: '/admin/people/otis', shown: 'Name' },
  article: { path: '/admin/posts/neck', shown: 'Summary' },
};

it.each([
  ['a note', 'note', 'note', 1001, '2002 of at most 2000 characters'],
  ['a visitor’s name', 'contact', 'name', 61, ''],
  ['a request by phone', 'new request', 'message', 1001, ''],
])('emoji are counted as what refuses them does: %s', async (_, form, name, emoji, counted) => {
  const { path, shown } = forms[form] as Form;
  openRoute(path);
  await screen.findAllByLabelText(shown);
  const field = document.querySelector(`[name=${name}]`) as HTMLTextAreaElement;
  fireEvent.input(field, { target: { value: '🙂'.repeat(emoji) } });
  const [status] = within(field.parentElement as HTMLElement).getAllByRole('status');
  expect(status?.textContent).toBe(counted);
  if (!counted) return;
  await press('Save note');
  expect(await screen.findByText(/^Note is too long: an emoji counts as two/)).toBeVisible();
});

/** What is refused for another reason than its length, or counts by line or part. */
const others = ['phones', 'emails', 'postalCode', 'confirmation', 'content', 'search'];
const isText = (field: HTMLInputElement | HTMLTextAreaElement) =>
  /^(text|email|tel|url|textarea)$/.test(field.type) &&
  !field.inputMode.match(/numeric|decimal/) &&
  !field.readOnly &&
  !field.closest('[aria-hidden=true]') &&
  !others.includes(field.name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.leads = [lead({ personId: 'maria' })];
  backend.posts = [post()];
  backend.reviews = [reviewFrom('r1', { text: 'On time.', name: 'Robin' })];
  const imported = { importId: 'i1', name: 'Otis', keys: [], lang: null };
  backend.persons = [
    personFrom('maria', { name: 'Maria Olsen' }),
    personFrom('otis', { name: 'Otis', imported }),
  ];
  backend.staff = [staffMemberFrom('s1', { name: 'Sample Robin', title: 'Therapist' })];
  const photo = { alt: 'The lobby', caption: 'Lobby', createdAt: new Date() };
  backend.media = [mediaItemFrom('lobby', photo)];
});
it.each(Object.entries(forms))(
  'each field keeps a text that is too long, and counts it: %s',
  async (_, { path, shown, open }) => {
    openRoute(path);
    await open?.();
    await screen.findAllByLabelText(shown);
    const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
    for (const field of [...fields].filter(isText)) {
      fireEvent.input(field, { target: { value: pasted } });
    }
    const silent = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')]
      .filter(isText)
      .filter(({ parentElement }) => !parentElement?.textContent?.includes('5001 of at most '))
      .map(({ name, value }) => `${name}: ${value.length}`);
    expect(silent).toEqual([]);
  },
);
