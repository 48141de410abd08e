import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { originalWords } from '#domain/messages/original-words.ts';
import { personFrom } from '#domain/people/person.ts';
import { neverAsked } from '#domain/visits/review-ask.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { heard } from '../reports.ts';
import { now } from './lead-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

const reviewUrl = 'https://g.page/r/abc/review';
const mail = 'mailto:sofia.lindqvist@example.com';
const phone = 'tel:+18015550186';
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  backend.clinic = { ...backend.clinic, reviewUrl };
  // jsdom opens no programs.
  document.addEventListener('click', stayHere);
});
afterEach(() => {
  document.removeEventListener('click', stayHere);
});

function stayHere(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (/^(mailto|sms):/.test(link?.href ?? '')) event.preventDefault();
}

async function open(fields: Partial<Visit> = {}) {
  backend.visits = [visit({ status: 'completed', ...fields })];
  openRoute('/admin/schedule?visit=sofia');
  await screen.findByRole('dialog', { name: 'Sofia Lindqvist' });
}

const section = () => screen.findByRole('region', { name: 'Review' });
const link = async (name: string) => within(await section()).findByRole('link', { name });
const press = async (name: string) =>
  userEvent.click(await within(await section()).findByRole('button', { name }));

describe('an ask for a review', () => {
  it('has Spanish words for a person who reads Spanish', async () => {
    backend.persons = [personFrom('p1', { name: 'Sofia Lindqvist', language: 'es' })];
    await open({ personId: 'p1' });
    await waitFor(async () => {
      const { searchParams } = new URL((await link('Ask by email')).getAttribute('href') ?? '');
      expect(searchParams.get('subject')).toBe(originalWords.es.reviewMail.subject);
    });
    expect((await link('Ask by text')).getAttribute('href')).toContain('Hola%2C%20Sofia');
  });

  it('opens a mail or a text with the words for everybody', async () => {
    await open();
    const { searchParams, pathname } = new URL(
      (await link('Ask by email')).getAttribute('href') ?? '',
    );
    expect(pathname).toBe('sofia.lindqvist@example.com');
    expect(searchParams.get('subject')).toBe(originalWords.en.reviewMail.subject);
    expect(searchParams.get('body')).toContain(reviewUrl);
    expect(searchParams.get('body')).toContain('good or bad');
    const text = (await link('Ask by text')).getAttribute('href') ?? '';
    expect(text).toMatch(/^sms:\+18015550186\?&body=Hi%20Sofia/);
    expect(decodeURIComponent(text)).toContain(reviewUrl);
    expect(await axe()).toEqual([]);
  });

  it('is noted for each contact, and comes again 90 days later', async () => {
    await open();
    await userEvent.click(await link('Ask by text'));
    expect(await screen.findByText('Asked Nov 18, not again before Feb 16, 2027')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Ask by/ })).toBeNull();
    expect(Object.keys(backend.reviewAsks)).toEqual([mail, phone]);
  });

  it.each([
    ['89 days', 89, false],
    ['90 days', 90, true],
  ])('is offered again after %s: %s', async (_what, days, isOffered) => {
    backend.reviewAsks = { [phone]: { ...neverAsked, askedAt: daysAgo(days) } };
    await open();
    await within(await section()).findByText(/^Asked/);
    expect(screen.queryByRole('link', { name: 'Ask by email' }) !== null).toBe(isOffered);
  });

  it('is not for a person who doesn’t want it, until they take it back', async () => {
    await open();
    await press('Don’t ask this person');
    expect(await screen.findByText('Doesn’t want to be asked')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Ask by/ })).toBeNull();
    expect(backend.reviewAsks[mail]).toEqual({ ...neverAsked, isOptedOut: true });
    await press('Allow review requests');
    expect(await link('Ask by email')).toBeVisible();
    const trace = 'Said no before. Dana Reyes noted on Nov 18 that they may be asked again.';
    expect(await screen.findByText(trace)).toBeVisible();
  });

  it.each<[string, Partial<Visit>]>([
    ['a visit ahead', { status: 'confirmed' }],
    ['a cancelled visit', { status: 'cancelled' }],
    ['a person without an address', { patientEmail: '', patientPhone: '' }],
  ])('is not offered for %s', async (_what, fields) => {
    await open(fields);
    expect(screen.queryByRole('heading', { name: 'Review' })).toBeNull();
    expect(backend.calls('readReviewAsk')).toEqual([]);
  });

  it('is not offered without an address of the reviews', async () => {
    backend.clinic = { ...backend.clinic, reviewUrl: '' };
    await open();
    expect(screen.queryByRole('heading', { name: 'Review' })).toBeNull();
  });

  it('has no mail for a person with a phone alone', async () => {
    await open({ status: 'arrived', patientEmail: '' });
    expect(await link('Ask by text')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask by email' })).toBeNull();
  });

  it('that fails to be noted says so, and stays on offer', async () => {
    await open();
    backend.failOnce('noteReviewAsk');
    await userEvent.click(await link('Ask by email'));
    expect(await screen.findByText(/^Failed to note that you asked/)).toBeVisible();
    expect(await link('Ask by email')).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it('says when it cannot be read, and reads again', async () => {
    backend.failOnce('readReviewAsk');
    await open();
    expect(await screen.findByText(/^Failed to load whether this person was asked/)).toBeVisible();
    await press('Retry');
    expect(await link('Ask by email')).toBeVisible();
    await waitFor(() => expect(heard).toHaveBeenCalled());
  });
});
