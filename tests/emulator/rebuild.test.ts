import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newPostId, savePost } from '#data/posts/post-admin.ts';
import { readBuildHook, saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { askForBuild } from '#data/publishing/website-build.ts';
import { publishReview, saveReview } from '#data/review-admin.ts';
import { blankPost, type PostFields } from '#domain/posts/post-fields.ts';
import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { startBuildHook } from '../../scripts/local/build-hook.ts';
import { clinic, clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
const outDir = join(folder, 'dist');
const output: string[] = [];
const fields: PostFields = {
  ...blankPost,
  ...{ title: 'Ice or heat', slug: 'ice-or-heat', content: 'Ice first, for ten minutes.' },
  published: true,
};
const review: ReviewFields = {
  ...{ text: 'Nobody rushed me.', name: 'Luis', source: 'Google' },
  ...{ sourceUrl: 'https://reviews.example/1', reviewedOn: '2026-10-13' },
  permittedOn: '2026-10-20',
};
let hook: Awaited<ReturnType<typeof startBuildHook>>;

beforeAll(async () => {
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
  await signInAs('admin');
  hook = await startBuildHook(outDir, 0, (text) => output.push(text));
  await saveBuildHook(
    `http://localhost:${hook.port}/build_hooks/test`,
    dana,
    await readBuildHook(),
  );
});
afterAll(async () => {
  await hook.stop();
  rmSync(folder, { recursive: true });
});

// The tool of a deploy, not of a test.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

const built = (file: string) =>
  existsSync(join(outDir, file)) ? readFileSync(join(outDir, file), 'utf8') : null;
const record = () => JSON.parse(built('build.json') ?? 'null');

/** Posts to the hook, as the back office does, and waits for the next build. Returns when it was asked for. */
async function rebuild(): Promise<string> {
  const asked = new Date().toISOString();
  await askForBuild(await readBuildHook());
  const isNext = () => (record()?.time ?? '') >= asked;
  await expect.poll(isNext, { timeout: 270_000, message: output.join('') }).toBe(true);
  return asked;
}

// A build needs longer than other tests.
const timeout = 600_000;

it('a published article and a review are in the next build for readers without JavaScript, withdrawn ones are not', {
  timeout,
}, async () => {
  const withdrawn = { ...fields, title: 'Stretches', slug: 'stretches' };
  await savePost(newPostId(), fields, null, dana);
  const other = newPostId();
  await savePost(other, withdrawn, null, dana);
  await savePost(other, { ...withdrawn, published: false }, withdrawn, dana);
  await saveReview('r1', review, null, dana);
  await publishReview('r1', true, dana);
  await saveReview('r2', { ...review, text: 'I was in and out fast.' }, null, dana);
  await publishReview('r2', true, dana);
  await publishReview('r2', false, dana);

  const asked = await rebuild();
  expect(built('blog/ice-or-heat.html')).toContain('Ice first, for ten minutes.');
  expect(built('sitemap.xml')).toContain('/blog/ice-or-heat');
  expect(built('index.html')).toContain('Nobody rushed me.');
  expect(built('blog/stretches.html')).toBeNull();
  expect(built('sitemap.xml')).not.toContain('/blog/stretches');
  expect(built('blog.html')).not.toContain('Stretches');
  expect(built('index.html')).not.toContain('in and out fast');
  expect(built('contact.html')).toContain(clinic.phone);
  expect(record()).toMatchObject({ documents: 4, newestChange: expect.any(String) });
  expect(record().newestChange <= asked).toBe(true);
});
