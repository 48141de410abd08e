import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#domain/account/access.ts';
import { type Review, reviewFrom } from '#domain/clinic/review.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { heard } from '../reports.ts';

const path = '/admin/settings/reviews';

const review = (fields: Record<string, unknown> = {}): Review =>
  reviewFrom('r1', {
    ...{ text: 'On time, and easy to reach.', name: 'Maria O.', source: 'Google' },
    ...{ sourceUrl: 'https://reviews.example/1', reviewedOn: '2026-10-13' },
    ...{ permittedOn: '2026-10-20', permittedBy: 'dana', ...fields },
  });
const published = { status: 'published' };

beforeEach(() => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});

async function open(...reviews: Review[]) {
  backend.reviews = reviews;
  const router = openRoute(path);
  await screen.findByRole('region', { name: 'Reviews' });
  return router;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const stored = () => backend.reviews[0];

describe('the reviews', () => {
  it('are listed with their place on the website, and who noted the yes', async () => {
    backend.people = [
      {
        ...{ uid: 'dana', email: dana.email, name: 'Dana Reyes', role: 'owner' },
        ...{ isSuspended: false, lastUsedAt: null },
      },
    ];
    const dates = ['2026-10-13', '2026-10-12', '2026-10-11', '2026-10-10'];
    const shown = dates.map((reviewedOn) => ({
      ...review({ ...published, reviewedOn }),
      id: reviewedOn,
    }));
    await open(...shown, { ...review({ reviewedOn: '' }), id: 'draft' });
    expect(await screen.findAllByText('On the home page')).toHaveLength(3);
    expect(screen.getAllByText('Published')).toHaveLength(1);
    expect(screen.getAllByText('Draft')).toHaveLength(1);
    expect(screen.getAllByText(/^Said yes in writing on/)[0]).toHaveTextContent(
      'Said yes in writing on Oct 20, 2026, noted by Dana Reyes',
    );
    expect(await axe()).toEqual([]);
  });

  it('say when there is none', async () => {
    await open();
    expect(await screen.findByText('No reviews yet')).toBeVisible();
  });

  it('say when they cannot be read', async () => {
    backend.fail('listReviews');
    await open();
    expect(await screen.findByText('Failed to load the reviews')).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it.each(roles)('are for those who write for the website: %s', async (role) => {
    backend.session = { ...dana, role, isAdmin: role === 'admin' };
    backend.reviews = [review()];
    const router = openRoute(path);
    if (role === 'front_desk') {
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
      return;
    }
    expect(await screen.findByText('On time, and easy to reach.')).toBeVisible();
    await press('Settings: Reviews');
    const parts = within(screen.getByRole('navigation', { name: 'Settings' }));
    const names = parts.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(
      role === 'editor' ? ['Reviews', 'Staff'] : ['Name and contact', 'Location'],
    );
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      role === 'editor' ? path : '/admin/settings',
    );
    // Who has an account is not for an editor.
    expect(backend.calls('listAccounts')).toHaveLength(role === 'editor' ? 0 : 1);
  });
});

describe('a review', () => {
  it('is added as a draft, with a preview, and says what it lacks', async () => {
    await open();
    await press('Add review');
    expect(field('Words')).toHaveFocus();
    type('Words', 'Nobody rushed me.');
    type('Name to show (optional)', 'Luis');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Nobody rushed me.Luis');
    await press('Save draft');
    expect(await screen.findByText('Review saved')).toBeVisible();
    expect(stored()).toMatchObject({ text: 'Nobody rushed me.', name: 'Luis', isPublished: false });
    const reason =
      'Can’t be published yet. Missing: where it was written, its web address, its date, the person’s yes in writing.';
    expect(await screen.findByText(reason)).toBeVisible();
    const publish = screen.getByRole('button', { name: 'Publish the review of Luis' });
    expect(publish).toBeDisabled();
    expect(publish).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('heading', { name: 'Reviews', level: 2 })).toHaveFocus();
    // A draft is no change for visitors.
    expect(backend.calls('readBuildHook')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is refused in words, and keeps what is typed', async () => {
    await open();
    await press('Add review');
    type('Web address (optional)', 'reviews.example');
    await press('Save draft');
    expect(await screen.findByText('2 things need another look')).toBeVisible();
    expect(field('Words')).toHaveAccessibleDescription(/Enter the words of the review$/);
    expect(field('Web address (optional)')).toHaveValue('reviews.example');
    expect(backend.calls('saveReview')).toEqual([]);
    expect(await axe()).toEqual([]);
  });

  it('with all that it needs is published and withdrawn, and asks for a build each time', async () => {
    await open(review());
    await press('Publish the review of Maria O.');
    expect(await screen.findByText('Review published')).toBeVisible();
    expect(stored()?.isPublished).toBe(true);
    expect(await screen.findByText('On the home page')).toBeVisible();
    expect(backend.calls('readBuildHook')).not.toEqual([]);
    backend.forgetCalls();
    await press('Withdraw the review of Maria O.');
    expect(await screen.findByText('Review withdrawn')).toBeVisible();
    expect(stored()?.isPublished).toBe(false);
    expect(backend.calls('readBuildHook')).not.toEqual([]);
  });

  it('loses the yes with other words, and says so before it is saved', async () => {
    await open(review(published));
    await press('Edit the review of Maria O.');
    const yes = 'Said yes in writing on (optional)';
    const words = stored()?.text ?? '';
    type('Words', `${words} And more.`);
    expect(field(yes)).toHaveValue('');
    expect(field(yes)).toHaveAccessibleDescription(
      /^The yes from Oct 20, 2026 was for other words or another name\. Ask the person again/,
    );
    await press('Save');
    expect(await screen.findByText('One thing needs another look')).toBeVisible();
    expect(stored()?.text).toBe(words);
    expect(field('Words')).toHaveValue(`${words} And more.`);
    // The words that the person agreed to have their yes again.
    type('Words', words);
    expect(field(yes)).toHaveValue('2026-10-20');
    type('Name to show (optional)', 'Mario');
    expect(field(yes)).toHaveValue('');
    type(yes, '2026-10-30');
    await press('Save');
    await waitFor(() =>
      expect(stored()).toMatchObject({ name: 'Mario', permittedOn: '2026-10-30' }),
    );
    expect(stored()?.permittedBy).toBe('dana');
  });

  it('on the website keeps its source, its date and the yes', async () => {
    await open(review(published));
    await press('Edit the review of Maria O.');
    type('Said yes in writing on (optional)', '');
    await press('Save');
    expect(await screen.findByText('One thing needs another look')).toBeVisible();
    expect(stored()?.permittedOn).toBe('2026-10-20');
    type('Said yes in writing on (optional)', '2026-10-21');
    await press('Save');
    await waitFor(() => expect(stored()?.permittedOn).toBe('2026-10-21'));
    expect(backend.calls('readBuildHook')).not.toEqual([]);
  });

  it('of the demo data cannot be published again', async () => {
    await open(review({ isSample: true }));
    expect(await screen.findByText(/this one is a sample\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Publish/ })).toBeDisabled();
  });

  it('is deleted after a question', async () => {
    await open(review(published));
    vi.mocked(window.confirm).mockReturnValueOnce(false);
    await press('Delete the review of Maria O.');
    expect(backend.reviews).toHaveLength(1);
    await press('Delete the review of Maria O.');
    expect(await screen.findByText('Review deleted')).toBeVisible();
    expect(backend.reviews).toEqual([]);
    expect(backend.calls('readBuildHook')).not.toEqual([]);
  });

  it('that visitors never saw is deleted without a build', async () => {
    await open(review());
    await press('Delete the review of Maria O.');
    expect(await screen.findByText('Review deleted')).toBeVisible();
    expect(backend.calls('readBuildHook')).toEqual([]);
  });

  it('that fails to save keeps what is typed; the next press stores it once', async () => {
    await open();
    await press('Add review');
    type('Words', 'Nobody rushed me.');
    backend.loseAnswer('saveReview');
    await press('Save draft');
    expect(await screen.findByText(/^Failed to save the review/)).toBeVisible();
    expect(field('Words')).toHaveValue('Nobody rushed me.');
    await press('Save draft');
    expect(await screen.findByText('Review saved')).toBeVisible();
    expect(backend.reviews).toHaveLength(1);
  });

  it('does not overwrite the change of a colleague before it was seen', async () => {
    await open(review());
    await press('Edit the review of Maria O.');
    type('Name to show (optional)', 'M.');
    backend.reviews = [review({ name: 'Maria' })];
    await press('Save draft');
    expect(await screen.findByText(/^A colleague just changed this/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Name to show: Maria');
    expect(field('Name to show (optional)')).toHaveValue('M.');
    await press('Save draft');
    await waitFor(() => expect(stored()?.name).toBe('M.'));
  });

  it.each([
    ['Publish', 'publishReview', review(), 'Failed to publish the review'],
    ['Withdraw', 'publishReview', review(published), 'Failed to withdraw the review'],
    ['Delete', 'deleteReview', review(), 'Failed to delete the review'],
  ] as const)('stays as it is when it fails: %s', async (word, write, before, says) => {
    await open(before);
    backend.failOnce(write);
    await press(`${word} the review of Maria O.`);
    expect(await screen.findByText(new RegExp(`^${says}`))).toBeVisible();
    expect(stored()).toEqual(before);
    expect(heard).toHaveBeenCalled();
  });

  it('that lost its yes meanwhile is not published', async () => {
    await open(review());
    await screen.findByText('On time, and easy to reach.');
    backend.reviews = [review({ permittedOn: '' })];
    await press('Publish the review of Maria O.');
    expect(await screen.findByText(/^A colleague just changed this review/)).toBeVisible();
    expect(stored()?.isPublished).toBe(false);
  });
});

describe('the card', () => {
  it('has a QR code of the address of the reviews', async () => {
    backend.clinic = { ...backend.clinic, reviewUrl: 'https://g.page/r/abc/review' };
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await open();
    await follow('Card with a QR code');
    const code = await screen.findByRole('img', { name: 'QR code of https://g.page/r/abc/review' });
    const path = toSvgPath(generate('https://g.page/r/abc/review'));
    expect(code.querySelector('path')).toHaveAttribute('d', path);
    expect(screen.getAllByText('g.page/r/abc/review')).toHaveLength(4);
    expect(await axe()).toEqual([]);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('leads to the settings without an address', async () => {
    backend.clinic = { ...backend.clinic, reviewUrl: '' };
    openRoute(`${path}/card`);
    expect(await screen.findByText('No link to your reviews yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter the link' })).toHaveAttribute(
      'href',
      '/admin/settings',
    );
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
