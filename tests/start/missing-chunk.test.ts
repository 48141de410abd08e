import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNextDocument, loadOnce } from '#start/missing-chunk.ts';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { reloadDocument } from '#ui/loading/reload-document.ts';

vi.mock('#ui/loading/reload-document.ts');

const storage = new Map<string, string>();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.mocked(reloadDocument).mockResolvedValue(true);
});

const gone = new TypeError('Failed to fetch dynamically imported module');

/** A router at '/' that fails to load the code of /gone, with a log of its updates. */
function start() {
  const load = vi.fn().mockRejectedValue(gone);
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/here' },
    { path: '/gone', lazy: () => loadChunk(load) },
  ]);
  const told: string[] = [];
  loadNextDocument(router, 'build 1').subscribe(({ location, navigation, errors }) => {
    told.push(`${location.pathname} ${navigation.state}${errors ? ' failed' : ''}`);
  });
  return { router, told, load };
}

describe('a chunk that does not load', () => {
  it('is requested twice', async () => {
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('page');
    const answer = loadChunk(load);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('page');
    load.mockRejectedValue(gone);
    const second = expect(loadChunk(load)).rejects.toMatchObject({
      name: 'CodeMissing',
      cause: gone,
    });
    await vi.runAllTimersAsync();
    await second;
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is not requested twice under an address that the browser names: e2e/stale-builds', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('Failed: https://a.example/page-1.js'));
    const rejected = expect(loadChunk(load)).rejects.toMatchObject({ name: 'CodeMissing' });
    await vi.runAllTimersAsync();
    await rejected;
    expect(load).toHaveBeenCalledOnce();
  });

  it('is requested twice in all by who takes a part of it', async () => {
    const load = vi.fn<() => Promise<{ part: string }>>().mockRejectedValue(gone);
    const rejected = expect(
      loadChunk(async () => (await loadChunk(load)).part),
    ).rejects.toMatchObject({ name: 'CodeMissing', cause: gone });
    await vi.runAllTimersAsync();
    await rejected;
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested once if its styles failed, because Vite would skip them the second time', async () => {
    const load = vi.fn().mockRejectedValue(new Error('Unable to preload CSS for /assets/a.css'));
    await expect(loadChunk(load)).rejects.toMatchObject({ name: 'CodeMissing' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('leaves the page on screen while the document of the next one is loaded', async () => {
    const { router, told } = start();
    void router.navigate('/gone');
    await vi.runAllTimersAsync();
    expect(reloadDocument).toHaveBeenCalledOnce();
    // The new document loads from this address.
    expect(router.state.location.pathname).toBe('/gone');
    expect(told).toEqual(['/ loading']);
  });

  it('is an error if the server does not answer, and can be tried again later', async () => {
    vi.mocked(reloadDocument).mockResolvedValue(false);
    const { router, told } = start();
    void router.navigate('/gone');
    await vi.runAllTimersAsync();
    expect(told).toEqual(['/ loading', '/gone idle failed']);
    expect(await loadOnce('/gone', 'build 1')).toBe(false);
    expect(reloadDocument).toHaveBeenCalledTimes(2);
  });

  it('is an error the second time in one build, so that no tab reloads forever', async () => {
    expect(await loadOnce('/gone', 'build 1')).toBe(true);
    const { router, told } = start();
    void router.navigate('/gone');
    await vi.runAllTimersAsync();
    expect(told).toEqual(['/ loading', '/gone idle failed']);
    expect(reloadDocument).toHaveBeenCalledOnce();
    // Each address and each build has one try.
    expect(await loadOnce('/other', 'build 1')).toBe(true);
    expect(await loadOnce('/gone', 'build 2')).toBe(true);
  });

  it('is an error without sessionStorage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(await loadOnce('/gone', 'build 1')).toBe(false);
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('reports nothing about a page that was left', async () => {
    let answer = (_: boolean) => {};
    vi.mocked(reloadDocument).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { router, told } = start();
    void router.navigate('/gone');
    await vi.runAllTimersAsync();
    void router.navigate('/here');
    await vi.runAllTimersAsync();
    answer(false);
    await vi.runAllTimersAsync();
    expect(told).toEqual(['/ loading', '/here idle']);
  });
});
