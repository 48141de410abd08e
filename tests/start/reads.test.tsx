import { afterEach, expect, it, vi } from 'vitest';
import { closeAnswers, keepAnswer, openWithAnswers } from '#start/read-cache.ts';
import { optionalRead, prefetchData, promptRead, requiredRead } from '#start/reads.ts';
import { heard } from '../reports.ts';

const offline = async (): Promise<never> => {
  throw new Error('offline');
};

afterEach(() => {
  // Clears the answers for the next test.
  vi.stubEnv('SSR', true);
  closeAnswers();
  heard.mockClear();
});

/** Opens the page with the answers of the build. */
function openBuiltPage(answers: Record<string, unknown>) {
  vi.stubEnv('SSR', true);
  for (const [name, value] of Object.entries(answers)) keepAnswer(name, value);
  const { answers: text } = closeAnswers();
  vi.stubEnv('SSR', false);
  openWithAnswers(text);
  return text;
}

it('a built page opens with the answers of the build, dates included, and reads again the next time', async () => {
  const changed = new Date('2026-11-02T15:00:00Z');
  openBuiltPage({ post: { title: 'Built', changed, tags: ['a'], cover: null } });
  const read = vi.fn(async () => ({ title: 'New' }));
  expect(await requiredRead('post', 'Failed', read)).toEqual({
    ok: true,
    value: { title: 'Built', changed, tags: ['a'], cover: null },
  });
  expect(read).not.toHaveBeenCalled();
  expect(await requiredRead('post', 'Failed', read)).toEqual({ ok: true, value: { title: 'New' } });
});

it('a built answer stays when the database cannot be reached', async () => {
  openBuiltPage({ staff: ['Dana Reyes'], logo: null });
  for (let time = 0; time < 3; time++) {
    expect(await optionalRead('staff', 'Failed to load staff', offline)).toEqual(['Dana Reyes']);
    expect(await optionalRead('logo', 'Failed to load logo', offline)).toBeNull();
  }
  expect(heard).not.toHaveBeenCalled();
});

it('a failed read without a built answer has its own message', async () => {
  expect(await requiredRead('other', 'Failed to load posts', offline)).toEqual({
    ok: false,
    message: 'Failed to load posts',
  });
  expect(heard).toHaveBeenCalledWith('Failed to load posts', new Error('offline'));
  expect(await optionalRead('another', 'Failed to load staff', offline)).toBeNull();
  expect(heard).toHaveBeenCalledWith('Failed to load staff', expect.any(Error));
});

it('no text can close the script element of the answers', () => {
  const text = openBuiltPage({ post: '</script><script>alert(1)</script><!--' });
  expect(text).not.toMatch(/<[/!s]/);
  expect(JSON.parse(text)).toEqual([['post', '</script><script>alert(1)</script><!--']]);
});

it('a page is not built without its required reads', async () => {
  vi.stubEnv('SSR', true);
  await optionalRead('logo', 'Failed to load logo', offline);
  expect(closeAnswers()).toEqual({ answers: '[["logo",null]]', missing: [] });
  await requiredRead('post', 'Failed to load post', offline);
  expect(closeAnswers().missing).toEqual(['post']);
  expect(closeAnswers()).toEqual({ answers: '[]', missing: [] });
});

it('a page opens before a slow read, but waits a moment for one that it has shown before', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 200, 'list'));
  const { read: first } = await promptRead('list', 'Failed', slow);
  expect(first).toBeInstanceOf(Promise);
  await first;
  const { read: second } = await promptRead('list', 'Failed', slow);
  expect(second).toEqual({ ok: true, value: 'list' });
  const { read: third } = await promptRead('list', 'Failed', () => new Promise(() => {}));
  expect(third).toBeInstanceOf(Promise);
});

it('a prefetched read does not count as shown', async () => {
  let load: Promise<unknown> = Promise.resolve();
  prefetchData(() => (load = promptRead('ahead', 'Failed', async () => 'early')));
  await load;
  await promptRead('ahead', 'Failed', async () => 'early');
  // 'ahead' has been shown now. 'old' is only prefetched, and expires.
  prefetchData(() => (load = promptRead('old', 'Failed', async () => 'early')));
  await load;
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 200, 'late'));
  const [{ read: known }, { read: old }] = await Promise.all([
    promptRead('ahead', 'Failed', slow),
    promptRead('old', 'Failed', slow),
  ]);
  expect(known).toEqual({ ok: true, value: 'late' });
  expect(old).toBeInstanceOf(Promise);
  later.mockRestore();
});
