import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFeaturedPosts } from '#data/posts/posts.ts';
import { contactsOf, reviewAskId } from '#domain/visits/review-ask.ts';
import { backup as backUp } from '../../scripts/backup.ts';
import type { Environment } from '../../scripts/local/firebase-project.ts';
import { emulatorUrls, localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { restore as putBack } from '../../scripts/restore.ts';
import { lookAtRestored } from '../../scripts/restore-drill.ts';
import { seed } from '../../scripts/seed.ts';
import { appointment, post } from '../netlify/post-form.ts';
import { intercept } from './intercept.ts';
import { emulator } from './stored.ts';

const bucket = localEnv.VITE_FIREBASE_STORAGE_BUCKET;
const documents = `projects/${localEnv.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const passphrase = 'correct horse battery';

type Options = { name?: string; env?: Environment; overwrite?: boolean };
const backup = ({ name, env = localEnv }: Options = {}) => backUp(folder(name), env, passphrase);
const restore = ({ name, env = localEnv, overwrite = false }: Options = {}) =>
  putBack(folder(name), env, { overwrite }, async () => passphrase);

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(home, { recursive: true }));

const firestore = async (method: string, body: object) => {
  const url = `${emulatorUrls.firestore}/v1/${documents}:${method}`;
  const answer = await fetch(url, { method: 'POST', headers: owner, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
};

type Found = { document?: { name: string; fields?: object } }[];

/** Every document with its typed fields. */
async function storedDocuments(): Promise<Record<string, object>> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const found: Found = await firestore('runQuery', { structuredQuery });
  return Object.fromEntries(
    found.flatMap(({ document }) => (document ? [[document.name, document.fields ?? {}]] : [])),
  );
}

/** The stored count. */
async function newRequests(): Promise<object> {
  const [counts] = await firestore('batchGet', { documents: [`${documents}/summaries/leads`] });
  return counts.found.fields.contact.mapValue.fields.new;
}

type Item = { name: string; generation: string } & Record<string, unknown>;

async function listed(): Promise<Item[]> {
  const answer = await fetch(`${emulatorUrls.storage}/storage/v1/b/${bucket}/o?maxResults=1000`, {
    headers: owner,
  });
  return (await answer.json()).items ?? [];
}

/** Every file, with its metadata and the answer of its download URL. */
async function storedFiles() {
  return Promise.all(
    (await listed()).map(async ({ name, contentType, contentDisposition, md5Hash, metadata }) => {
      const { firebaseStorageDownloadTokens: token = '' } = metadata as Record<string, string>;
      const url = `${emulatorUrls.storage}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media&token=${token}`;
      const answer = await fetch(url);
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
      const { status } = answer;
      return { name, contentType, contentDisposition, md5Hash, metadata, status, bytes };
    }),
  );
}

async function wipe() {
  await emulator.wipe();
  await Promise.all(
    (await listed()).map(({ name }) =>
      fetch(`${emulatorUrls.storage}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`, {
        method: 'DELETE',
        headers: owner,
      }),
    ),
  );
  expect([await storedDocuments(), await listed()]).toEqual([{}, []]);
}

const folder = (name = 'backup') => join(home, name);

describe('seed, backup, wipe, restore', () => {
  beforeAll(async () => {
    await wipe();
    await seed({});
  }, 120_000);

  it('restores every document and file', async () => {
    const before = { documents: await storedDocuments(), files: await storedFiles() };
    const paths = Object.keys(before.documents).join('\n');
    expect(paths).toMatch(/leads\/\w+\/activity\/\w+/);
    expect(before.files.length).toBeGreaterThan(20);
    expect(before.files.map(({ status }) => status)).not.toContain(403);

    const manifest = await backup();
    expect(manifest.documents.lines).toBe(Object.keys(before.documents).length);
    expect(manifest.files.lines).toBe(before.files.length);
    await wipe();
    await restore();

    expect(await storedDocuments()).toEqual(before.documents);
    expect(await storedFiles()).toEqual(before.files);
    const [article] = await listFeaturedPosts();
    expect((await fetch(article?.coverImageUrl ?? '')).headers.get('content-type')).toBe(
      'image/webp',
    );
  });

  it('finds requests and a file that opens, which the restore drill looks for', async () => {
    const found = await lookAtRestored(localEnv);
    expect(found.requests).toBeGreaterThan(20);
    expect(found.newest).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(found.bytes).toBeGreaterThan(1000);
    await wipe();
    const nothing = { requests: 0, newest: null, file: null, bytes: 0 };
    expect(await lookAtRestored(localEnv)).toEqual(nothing);
    await seed({});
  });

  it('makes the same backup again', async () => {
    const first = await backup({ name: 'first' });
    await wipe();
    await restore({ name: 'first' });
    const second = await backup({ name: 'second' });
    expect(second).toEqual({ ...first, readTime: second.readTime, seal: second.seal });
    expect(second.seal?.salt).not.toBe(first.seal?.salt);
  });
});

describe('a small database', () => {
  const everyType = {
    text: { stringValue: 'one\u2028two\n"three" 🙂' },
    whole: { integerValue: '9007199254740993' },
    wholeAsDouble: { doubleValue: 3 },
    notANumber: { doubleValue: 'NaN' },
    yes: { booleanValue: true },
    nothing: { nullValue: null },
    moment: { timestampValue: '2026-01-05T10:00:00.123456Z' },
    bytes: { bytesValue: 'AAEC' },
    place: { geoPointValue: { latitude: 40.5806, longitude: -111.8888 } },
    reference: { referenceValue: `${documents}/staff/s1` },
    list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
    stringValue: { mapValue: { fields: { referenceValue: { stringValue: 'a field’s name' } } } },
  };

  const put = (path: string, fields: object) =>
    firestore('commit', { writes: [{ update: { name: `${documents}/${path}`, fields } }] });

  beforeEach(async () => {
    await wipe();
    await put('things/all', everyType);
    await put('things/empty', {});
    // The parents of this document do not exist.
    await put('gone/a/deep/b/deeper/c', { text: { stringValue: 'still here' } });
    await repair(localEnv);
    await emulator.upload([
      {
        path: 'clinic/form.pdf',
        contentType: 'application/pdf',
        contentDisposition: 'attachment; filename="Intake “form”.pdf"',
        bytes: Buffer.from('%PDF-1.7\r\n--\r\n'),
      },
      { path: 'clinic/copy.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
    ]);
  });

  it('keeps every type, documents without fields, and documents without parents', async () => {
    const before = await storedDocuments();
    await backup();
    await wipe();
    await restore();
    expect(await storedDocuments()).toEqual(before);
    expect(before[`${documents}/things/all`]).toEqual(everyType);
  });

  it('is a snapshot, despite later writes', async () => {
    const before = await storedDocuments();
    const late = { update: { name: `${documents}/things/late`, fields: {} } };
    const gone = { delete: `${documents}/things/empty` };
    intercept(async (_, body) => {
      if (body.includes('"readTime"')) await firestore('commit', { writes: [late, gone] });
      return undefined;
    });
    await backup();
    vi.unstubAllGlobals();
    expect(Object.keys(await storedDocuments())).toContain(`${documents}/things/late`);
    await wipe();
    await restore();
    expect(await storedDocuments()).toEqual(before);
  });

  it('can be read only by the owner of the files, because it has patients’ data', async () => {
    await backup();
    const names = await readdir(folder(), { recursive: true });
    expect(names).toHaveLength(6);
    for (const name of ['.', ...names]) {
      expect((await stat(join(folder(), name))).mode & 0o077, name).toBe(0);
    }
  });

  it('is not written into a folder that has files', async () => {
    await backup();
    await expect(backup()).rejects.toThrow('is not empty');
  });

  it('changes references and file URLs to the project that it is restored to', async () => {
    // Another project on every run, because restore refuses one that has files.
    const otherProject = `demo-${crypto.randomUUID()}`;
    const otherBucket = `${otherProject}.appspot.com`;
    const address = (origin: string, to: string) =>
      `${origin}/v0/b/${to}/o/clinic%2Fform.pdf?token=x`;
    await put('things/all', {
      reference: { referenceValue: `${documents}/staff/s1` },
      body: {
        stringValue: `![a](${address(emulatorUrls.storage, bucket)}) ![b](https://elsewhere.example/a.png)`,
      },
    });
    await backup();
    const ofOther = {
      FIREBASE_PROJECT_ID: otherProject,
      VITE_FIREBASE_STORAGE_BUCKET: otherBucket,
    };
    await restore({ env: { ...localEnv, ...ofOther } });
    const other = documents.replace('demo-clinic', otherProject);
    const moved = await fetch(`${emulatorUrls.firestore}/v1/${other}/things/all`, {
      headers: owner,
    });
    expect((await moved.json()).fields).toEqual({
      reference: { referenceValue: `${other}/staff/s1` },
      body: {
        stringValue: `![a](${address(emulatorUrls.storage, otherBucket)}) ![b](https://elsewhere.example/a.png)`,
      },
    });
  });

  it('has no word in clear text, in the names of files neither', async () => {
    await put('leads/l1', { name: { stringValue: 'Marisol Quimby' } });
    await backup();
    const names = await readdir(folder(), { recursive: true });
    for (const name of names.filter((each) => each !== 'contents')) {
      const text = (await readFile(join(folder(), name))).toString('latin1');
      expect(text, name).not.toMatch(/Quimby|still here|PDF|clinic.form/);
    }
  });

  it('is in clear text on request, and restored without a passphrase', async () => {
    const before = await storedDocuments();
    await backUp(folder(), localEnv, null);
    expect(await readFile(join(folder(), 'documents.ndjson'), 'utf8')).toContain('still here');
    await wipe();
    await putBack(folder(), localEnv, { overwrite: false }, () =>
      Promise.reject(new Error('asked')),
    );
    expect(await storedDocuments()).toEqual(before);
  });

  it('needs a passphrase that is not found by trying', async () => {
    await expect(backUp(folder(), localEnv, 'too short')).rejects.toThrow('at least 12 characters');
    expect(await readdir(home)).toEqual([]);
  });

  describe('is not restored', () => {
    it('with another passphrase', async () => {
      await backup();
      await wipe();
      await expect(
        putBack(folder(), localEnv, { overwrite: false }, async () => 'another passphrase'),
      ).rejects.toThrow('This is not the passphrase of this backup.');
      expect([await storedDocuments(), await listed()]).toEqual([{}, []]);
    });

    it('over documents without --overwrite, which keeps other documents', async () => {
      await backup();
      const before = await storedDocuments();
      await put('things/all', { text: { stringValue: 'changed' } });
      await put('things/new', {});
      await expect(restore()).rejects.toThrow('Project demo-clinic is not empty. Add --overwrite');
      expect((await storedDocuments())[`${documents}/things/all`]).not.toEqual(everyType);
      await restore({ overwrite: true });
      expect(await storedDocuments()).toEqual({ ...before, [`${documents}/things/new`]: {} });
    });

    it('over files alone', async () => {
      await backup();
      await emulator.wipe();
      await expect(restore()).rejects.toThrow('is not empty');
      expect(await storedDocuments()).toEqual({});
    });

    it.each([
      ['without its manifest', 'manifest.json', null, 'no complete backup'],
      ['with a changed document', 'documents.ndjson', '{"path":"users/me"}\n', 'documents.ndjson'],
      ['with a changed list of files', 'files.ndjson', '', 'files.ndjson'],
      ['of another format', 'manifest.json', '{"format":2}', 'a format that is not known'],
      [
        'whose manifest was cut off',
        'manifest.json',
        '{"format":1,"re',
        'manifest.json is damaged',
      ],
    ])('%s, and nothing is written', async (_, name, text, problem) => {
      await backup();
      await wipe();
      const path = join(folder(), name);
      await (text === null ? rm(path) : writeFile(path, text));
      await expect(restore()).rejects.toThrow(problem);
      expect([await storedDocuments(), await listed()]).toEqual([{}, []]);
    });

    it('with a damaged file', async () => {
      await backup();
      await wipe();
      const [name = ''] = await readdir(join(folder(), 'contents'));
      const path = join(folder(), 'contents', name);
      await writeFile(path, `${await readFile(path, 'utf8')}.`);
      await expect(restore()).rejects.toThrow(name);
      expect([await storedDocuments(), await listed()]).toEqual([{}, []]);
    });
  });

  it.each(['FIREBASE_PROJECT_ID', 'VITE_FIREBASE_STORAGE_BUCKET'])(
    'names a missing %s',
    async (name) => {
      const env = { ...localEnv, [name]: '' };
      await expect(backup({ env })).rejects.toThrow(`${name} is not set.`);
      await expect(restore({ env })).rejects.toThrow(`${name} is not set.`);
    },
  );
});

it('a backup has a request of the form, with its times', async () => {
  await wipe();
  vi.spyOn(console, 'log').mockReturnValue();
  expect((await post(appointment)).status).toBe(200);
  await repair(localEnv);
  const before = await storedDocuments();
  await backup();
  await wipe();
  await restore();
  expect(await storedDocuments()).toEqual(before);
});

it('a restore counts requests that are not in the backup, too', async () => {
  await wipe();
  const lead = { type: 'contact', status: 'new' };
  await emulator.store([{ path: 'leads/a', data: lead }]);
  await backup();
  await emulator.store([{ path: 'leads/b', data: lead }]);
  await restore({ overwrite: true });
  expect(await newRequests()).toEqual({ integerValue: '2' });
});

describe('a person who was erased', () => {
  const maria = { name: 'Marisol Quimby', email: 'm.quimby@example.com', phone: '(801) 555-0142' };
  const contacts = contactsOf({ patientEmail: maria.email, patientPhone: maria.phone });
  const stub = (collection: string, recordId: string) => ({
    path: `erasures/${collection}-${recordId}`,
    data: {
      ...{ collection, recordId, why: 'asked', state: 'done', at: new Date() },
      by: { uid: 'dana', name: 'Dana Reyes' },
    },
  });
  const stubs = [stub('leads', 'l1'), stub('appointments', 'v1')];

  const storePerson = async () => {
    const asks = await Promise.all(contacts.map(reviewAskId));
    await emulator.store([
      { path: 'leads/l1', data: { type: 'contact', status: 'new', ...maria } },
      { path: 'leads/l1/activity/a1', data: { kind: 'note', text: 'Marisol called' } },
      { path: 'leads/other', data: { type: 'contact', status: 'new', name: 'Ben' } },
      {
        path: 'appointments/v1',
        data: { leadId: 'l1', patientName: maria.name, startsAt: new Date('2026-03-02T16:00:00Z') },
      },
      { path: 'slotLocks/1_avery', data: { appointmentId: 'v1' } },
      ...asks.map((id) => ({ path: `reviewAsks/${id}`, data: { isOptedOut: false } })),
    ]);
  };

  const expectErased = async () => {
    const paths = Object.keys(await storedDocuments()).map((name) => name.slice(documents.length));
    expect(paths.sort()).toEqual([
      '/erasures/appointments-v1',
      '/erasures/leads-l1',
      '/leads/other',
      // Of the other request: repair gives each a person.
      expect.stringMatching(/^\/persons\//),
      '/summaries/gallery',
      '/summaries/leads',
    ]);
    expect(await newRequests()).toEqual({ integerValue: '1' });
  };

  beforeEach(wipe);

  it('stays erased when an older backup is restored over the project', async () => {
    await storePerson();
    await backup();
    await wipe();
    await emulator.store(stubs);
    await restore({ overwrite: true });
    await expectErased();
  });

  it('is erased by the list of a newer backup, too', async () => {
    await emulator.store(stubs);
    await backup();
    await wipe();
    await storePerson();
    await restore({ overwrite: true });
    await expectErased();
  });

  it('has what came again after the erasure, with its own history alone', async () => {
    await storePerson();
    const later = new Date(Date.now() + 60_000);
    const lead = { type: 'contact', status: 'new', ...maria, createdAt: later };
    const running = stubs.map(({ path, data }) => ({ path, data: { ...data, state: 'running' } }));
    await emulator.store([
      ...running,
      { path: 'leads/l1', data: lead },
      { path: 'leads/l1/activity/a1', data: { kind: 'note', text: 'Marisol', at: new Date(0) } },
      { path: 'leads/l1/activity/a2', data: { kind: 'note', text: 'She called', at: later } },
    ]);
    const kept = async () =>
      Object.keys(await storedDocuments())
        .map((name) => name.slice(documents.length))
        .filter((name) => name.startsWith('/leads/l1'));
    await backup();
    for (const state of ['repaired', 'restored', 'repaired again']) {
      if (state === 'restored') {
        await wipe();
        await restore();
      }
      await repair(localEnv);
      expect((await kept()).sort(), state).toEqual(['/leads/l1', '/leads/l1/activity/a2']);
    }
  });

  it('is erased by a repair after an erasure that was cut off', async () => {
    await storePerson();
    await emulator.store(
      stubs.map(({ path, data }) => ({ path, data: { ...data, state: 'running' } })),
    );
    expect(await repair(localEnv)).toContain('erasures');
    await expectErased();
    expect(await repair(localEnv)).toEqual([]);
  });
});
