import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#domain/problem.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';

const problem = (changes: Partial<Problem> = {}): Problem => ({
  what: 'Failed to load the schedule',
  kind: 'no answer',
  build: 'index-a1',
  route: '/admin/schedule',
  at: new Date('2026-11-18T16:05:00Z'),
  ...changes,
});

const factsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

describe('the page of problems', () => {
  it('groups the same problem, with its count, first and last time', async () => {
    const earlier = new Date('2026-11-16T17:30:00Z');
    backend.problems = [
      problem({ at: earlier }),
      problem(),
      problem({ what: 'A page broke', kind: 'CodeMissing', at: earlier }),
    ];
    openRoute('/admin/problems');
    const [first, second] = within(
      await screen.findByRole('list', { name: 'Problems' }),
    ).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(
      within(first).getByRole('heading', { name: 'Failed to load the schedule' }),
    ).toBeVisible();
    expect(first).toHaveTextContent('2 page loads');
    expect(factsOf(first)).toEqual([
      '/admin/schedule',
      'no answer',
      'index-a1',
      'Nov 16, 10:30 AM',
      'Nov 18, 9:05 AM',
    ]);
    expect(second).toHaveTextContent('A page broke1 page load');
    expect(await axe()).toEqual([]);
  });

  it('says that there are none', async () => {
    openRoute('/admin/problems');
    expect(
      await screen.findByRole('heading', { name: 'No problems in the last 30 days' }),
    ).toBeVisible();
  });

  it('says while it loads, and when that failed; Retry reads again', async () => {
    backend.fail('listProblems', new Error('Firestore down'));
    openRoute('/admin/problems');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load problems');
    expect(heard).toHaveBeenCalledWith('Failed to load problems', new Error('Firestore down'));
    backend.problems = [problem()];
    backend.mend('listProblems');
    await press('Retry');
    expect(await screen.findByRole('list', { name: 'Problems' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('is reported with its cause, while staff read only that the export failed', async () => {
    backend.leads = [lead()];
    openRoute('/admin/dashboard/appointments');
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    backend.leads = [{ ...lead(), details: null as never }];
    await userEvent.click(button);
    expect(await screen.findByText('Failed to export. Please try again.')).toBeVisible();
    const what = 'Failed to export. Please try again.';
    expect(heard).toHaveBeenCalledWith(what, expect.any(TypeError));
    heard.mockClear();
  });

  it('is stored once per page load, with build and address, at most twenty times', async () => {
    vi.resetModules();
    const { keepProblems } = await import('#admin/shared/access/keep-problems.ts');
    const fresh = await import('#data/problems/report.ts');
    for (const each of fresh.listeners) fresh.listeners.delete(each);
    const entry = document.createElement('script');
    Object.assign(entry, { type: 'module', src: '/assets/index-Bx3.js' });
    document.head.append(entry);

    keepProblems('dana', '/admin/posts/Xk29');
    keepProblems('dana', '/admin/posts/Xk29');
    for (let time = 0; time < 3; time++) {
      fresh.report(new TypeError('Maria Olsen'), 'Failed to load');
      // Every missing answer has the same kind.
      fresh.report(Object.assign(new Error(), { code: 'unavailable' }), `Lost ${time}`);
    }
    const shared = { build: 'index-Bx3', route: '/admin/posts/:id' };
    await waitFor(() =>
      expect(backend.calls('addProblem')).toEqual([
        [{ what: 'Failed to load', kind: 'TypeError', ...shared }, 'dana', now],
        [{ what: 'Lost 0', kind: 'no answer', ...shared }, 'dana', now],
      ]),
    );
    dispatchEvent(new ErrorEvent('error', { error: null }));
    dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new SyntaxError('x') }));
    await waitFor(() => expect(backend.problems).toHaveLength(4));
    expect(backend.problems.slice(2).map(({ what, kind }) => [what, kind])).toEqual([
      ['An error nobody handled', 'RangeError'],
      ['A rejection nobody handled', 'SyntaxError'],
    ]);

    for (let time = 0; time < 30; time++) fresh.report(new Error('x'), `Failed ${time}`);
    await waitFor(() => expect(backend.problems).toHaveLength(20));
    entry.remove();
  });

  it('has the server’s time on a computer whose clock is days off', async () => {
    vi.resetModules();
    const { keepProblems } = await import('#admin/shared/access/keep-problems.ts');
    const { noteServerTime } = await import('#data/server-clock.ts');
    const fresh = await import('#data/problems/report.ts');
    for (const each of fresh.listeners) fresh.listeners.delete(each);
    const time = new Date('2026-10-18T19:00:00Z');
    noteServerTime(time.toISOString());
    keepProblems('dana', '/admin/posts/Xk29');
    fresh.report(new Error('x'), 'Failed to load');
    await waitFor(() => expect(backend.calls('addProblem').map(([, , at]) => at)).toEqual([time]));
  });

  it('is only a console warning when it cannot be stored', async () => {
    vi.resetModules();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { keepProblems } = await import('#admin/shared/access/keep-problems.ts');
    const fresh = await import('#data/problems/report.ts');
    for (const each of fresh.listeners) fresh.listeners.delete(each);
    backend.fail('addProblem', new Error('denied'));
    keepProblems('dana', '/admin/posts/Xk29');
    fresh.report(new Error('x'), 'Failed to load');
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(backend.calls('addProblem')).toHaveLength(1);
    warn.mockRestore();
  });
});
