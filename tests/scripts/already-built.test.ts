import { beforeEach, expect, it, vi } from 'vitest';
import { whyAlreadyBuilt } from '../../scripts/deploy/already-built.ts';

const env = {
  INCOMING_HOOK_TITLE: 'Publish',
  CONTEXT: 'production',
  URL: 'https://clinic.example',
  COMMIT_REF: 'c0ffee',
  VITE_FIREBASE_PROJECT_ID: 'clinic',
};
const newest = '2026-11-18T16:05:00.000Z';
const record = {
  commit: 'c0ffee',
  time: '2026-11-18T16:06:00.000Z',
  newestChange: newest,
  documents: 4,
};

/** What the site and the database answer; a status instead of a body fails. */
let live: unknown;
let articles: unknown;
let staff: unknown;

const stored = (...times: string[]) => times.map((updateTime) => ({ document: { updateTime } }));
const nothing = [{ readTime: newest }];

beforeEach(() => {
  live = record;
  articles = stored('2026-11-17T09:00:00Z', '2026-11-18T16:05:00.000000Z');
  staff = stored('2026-11-01T09:00:00Z');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit) => {
    const answer = answerTo(String(url), String(body));
    return typeof answer === 'number'
      ? new Response('', { status: answer })
      : Response.json(answer);
  });
});

function answerTo(url: string, body: string): unknown {
  if (url === 'https://clinic.example/build.json') return live;
  expect(url).toMatch(/^https:\/\/firestore\.googleapis\.com\/v1\/projects\/clinic\//);
  if (url.endsWith(':batchGet')) {
    return [{ found: { updateTime: '2026-11-02T09:00:00Z' } }, { missing: 'siteMedia/hero' }];
  }
  if (body.includes('"blogPosts"')) return articles;
  return body.includes('"staff"') ? staff : nothing;
}

it('ends a build of a hook when all of it is already live', async () => {
  expect(await whyAlreadyBuilt(env)).toBe(
    'Nothing public has changed since the build of 2026-11-18T16:06:00.000Z.',
  );
});

it.each<[string, () => void]>([
  [
    'an article was published',
    () => (articles = stored('2026-11-17T09:00:00Z', newest, '2026-11-19T08:00:00Z')),
  ],
  ['an article was withdrawn that was not the newest', () => (articles = stored(newest))],
  [
    'one was withdrawn and another one published',
    () => (articles = stored(newest, '2026-11-19T08:00:00Z')),
  ],
  ['a member of staff changed', () => (staff = stored('2026-11-19T08:00:00Z'))],
  ['the live build is of another commit', () => (live = { ...record, commit: 'bad' })],
  [
    'the live build could not read the database',
    () => (live = { ...record, newestChange: null, documents: null }),
  ],
  ['the site has no build.json', () => (live = 404)],
  ['the database refuses', () => (articles = 403)],
])('builds when %s', async (_, change) => {
  change();
  expect(await whyAlreadyBuilt(env)).toBeNull();
});

it.each([
  ['a push, or a build by hand', { INCOMING_HOOK_TITLE: undefined }],
  ['a preview', { CONTEXT: 'deploy-preview' }],
  ['a site without an address', { URL: undefined }],
  ['a build without a database', { VITE_FIREBASE_PROJECT_ID: undefined }],
])('never ends %s', async (_, change) => {
  expect(await whyAlreadyBuilt({ ...env, ...change })).toBeNull();
});
