import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedExtension } from '#domain/pictures/stored-file.ts';
import { as, asWithFactor, type Client, startWith, store, withFiles } from './environment.ts';
import { accepts, factorStates, mayOf, none, refuses, whoMay } from './tables.ts';

const folders = ['blogImages', 'logos', 'clinic', 'staff', 'site-hero'];
const webp = { contentType: 'image/webp' };
const megabyte = 1024 * 1024;
const bytes = (size: number) => new Uint8Array(size);

startWith({});

// Files outlive a test, so every upload has a new name.
let uploads = 0;
const freshName = () => `picture-${Date.now()}-${++uploads}.webp`;
const stored = (folder: string) => `${folder}/stored-1.webp`;

beforeAll(() =>
  withFiles(async (storage) => {
    for (const folder of [...folders, 'private']) {
      await uploadBytes(ref(storage, stored(folder)), bytes(3), webp);
    }
  }),
);

const put = ({ storage }: Client, path: string, size = 3, metadata: UploadMetadata = webp) =>
  uploadBytes(ref(storage, path), bytes(size), metadata);

describe('A-RULES-18 who may do what with files', () => {
  for (const folder of folders) {
    whoMay([
      [
        `upload to ${folder}`,
        mayOf('create', 'files'),
        (client) => put(client, `${folder}/${freshName()}`),
      ],
      [
        `read from ${folder}`,
        mayOf('read', 'files'),
        ({ storage }) => getBytes(ref(storage, stored(folder))),
      ],
      [`list ${folder}`, mayOf('read', 'files'), ({ storage }) => listAll(ref(storage, folder))],
      [
        `get a download URL in ${folder}`,
        mayOf('read', 'files'),
        ({ storage }) => getDownloadURL(ref(storage, stored(folder))),
      ],
      [`overwrite in ${folder}`, none, (client) => put(client, stored(folder))],
      [
        `change metadata in ${folder}`,
        none,
        ({ storage }) => updateMetadata(ref(storage, stored(folder)), { contentType: 'text/html' }),
      ],
      [
        `delete from ${folder}`,
        mayOf('delete', 'files'),
        async ({ storage }) => {
          const path = `${folder}/${freshName()}`;
          await put(as('admin'), path);
          return deleteObject(ref(storage, path));
        },
      ],
    ]);
  }
  whoMay([
    ['upload elsewhere', none, (client) => put(client, `private/${freshName()}`)],
    ['upload to the top', none, (client) => put(client, freshName())],
    ['read elsewhere', none, ({ storage }) => getMetadata(ref(storage, stored('private')))],
    ['list elsewhere', none, ({ storage }) => listAll(ref(storage, 'private'))],
    ['list the top', none, ({ storage }) => listAll(ref(storage))],
    ['delete elsewhere', none, ({ storage }) => deleteObject(ref(storage, stored('private')))],
  ]);

  it('shows a file to anyone with its download URL', async () => {
    const url = await getDownloadURL(ref(as('admin').storage, stored('clinic')));
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(/&token=.*/, ''))).status).toBe(403);
  });
});

it.each([null, 'never'])(
  'A-RULES-18 a time of sign-out that is %s ends every sign-in',
  async (validAfter) => {
    const path = ({ storage }: Client) => ref(storage, stored('clinic'));
    await assertSucceeds(getBytes(path(as('editor'))));
    await store({ 'users/uid-editor': { role: 'editor', validAfter } });
    await assertFails(getBytes(path(as('editor'))));
  },
);

describe.each(factorStates)('a second factor is required: %s', (_, documents, isOpen) => {
  beforeEach(() => store(documents));

  const acts: Record<string, (client: Client) => Promise<unknown>> = {
    'upload a file': (client) => put(client, `clinic/${freshName()}`),
    'read a file by its path': ({ storage }) => getBytes(ref(storage, stored('clinic'))),
    'list files': ({ storage }) => listAll(ref(storage, 'clinic')),
    'delete a file': async ({ storage }) => {
      const path = `clinic/${freshName()}`;
      await put(asWithFactor('admin'), path);
      return deleteObject(ref(storage, path));
    },
  };
  for (const [what, act] of Object.entries(acts)) {
    for (const role of ['admin', 'owner'] as const) {
      it(`${role} without one ${isOpen ? 'may' : 'can’t'} ${what}`, () =>
        (isOpen ? assertSucceeds : assertFails)(act(as(role))));
      it(`${role} with one may ${what}`, () => assertSucceeds(act(asWithFactor(role))));
    }
    it(`editor, who sees no patient, may ${what} without one`, () =>
      assertSucceeds(act(as('editor'))));
    it(`front_desk with one can’t ${what}`, () => assertFails(act(asWithFactor('front_desk'))));
  }
});

type Upload = { folder: string; name?: string; type: string; size?: number; disposition?: string };
const upload = (data: object) => {
  const { folder, name = freshName(), type, size, disposition } = data as Upload;
  return put(as('admin'), `${folder}/${name}`, size, {
    contentType: type,
    contentDisposition: disposition,
  });
};
const disposition = 'attachment; filename="paper"';

describe('file names', () => {
  const picture = { folder: 'clinic', type: 'image/webp' };
  const stem = `lobby-${Date.now()}`;

  accepts(upload, picture, {
    'a word and a time': { name: `${stem}.webp` },
    'a folder for the renditions': { name: `${stem}/w640.webp` },
  });
  const extensions = [
    ...['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'bmp', 'tif', 'tiff', 'heic', 'heif'],
    ...['mp4', 'm4v', 'mov', 'webm', 'avi', 'mkv', 'mpg', 'mpeg', '3gp'],
    ...['mp3', 'm4a', 'aac', 'wav', 'oga', 'ogg', 'ogv', 'opus', 'flac'],
    ...[
      'pdf',
      'doc',
      'docx',
      'xls',
      'xlsx',
      'ppt',
      'pptx',
      'odt',
      'ods',
      'odp',
      'pages',
      'numbers',
      'key',
      'dcm',
      'rtf',
      'txt',
      'csv',
    ],
    ...['json', 'zip', 'bin'],
  ];
  const programs = ['html', 'htm', 'svg', 'xml', 'js', 'exe', 'msi', 'bat', 'sh', 'apk'];
  const named = (list: string[]) =>
    Object.fromEntries(list.map((each) => [`.${each}`, { name: `${stem}-${each}.${each}` }]));
  accepts(upload, picture, named(extensions));
  refuses(upload, picture, named(programs));
  it('the app gives the same extensions', () => {
    expect(extensions.map((each) => savedExtension(`a.${each}`))).toEqual(extensions);
    expect(new Set(programs.map((each) => savedExtension(`a.${each}`)))).toEqual(new Set(['bin']));
  });
  refuses(upload, picture, {
    'a step up': { name: `../logos/${stem}.webp` },
    'a step back': { name: `a/../${stem}.webp` },
    'two folders': { name: `a/b/${stem}.webp` },
    'no word': { name: `${stem}/.webp` },
    'a hidden file': { name: `.${stem}.webp` },
    'no extension': { name: stem },
    'a blank extension': { name: `${stem}.` },
    'two extensions': { name: `${stem}.webp.html` },
    'an endless extension': { name: `${stem}.toolong` },
    'a capital': { name: `X${stem}.webp` },
    'a space': { name: `x ${stem}.webp` },
    'an encoded part': { name: `x%2e${stem}.webp` },
  });
});

describe('file types', () => {
  const pictures = ['jpeg', 'png', 'webp', 'gif', 'avif', 'bmp', 'tiff', 'heic', 'heif'];
  const recordings = ['video/mp4', 'video/quicktime', 'audio/mpeg', 'audio/x-m4a'];
  const papers = [
    'application/pdf',
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'application/zip',
    'application/rtf',
    'application/json',
    'application/octet-stream',
    'text/plain',
    'text/csv',
  ];
  const dangerous = [
    'text/html',
    'text/html; charset=utf-8',
    'text/plain; charset=utf-8, text/html',
    'TEXT/HTML',
    'text/javascript',
    'text/xml',
    'image/svg+xml',
    'image/svg',
    'application/javascript',
    'application/xhtml+xml',
    'application/xml',
    'application/x-msdownload',
    'video/svg+xml',
    'audio/x/y',
    'image/pngx',
    'x-image/png',
    'x-video/mp4',
    'x-audio/mpeg',
    'x-application/pdf',
  ];
  const types = (list: string[]) => Object.fromEntries(list.map((type) => [type, { type }]));
  const images = types(pictures.map((kind) => `image/${kind}`));

  for (const folder of folders) {
    describe(`in ${folder}`, () => {
      accepts(upload, { folder }, images);
      refuses(upload, { folder, disposition }, types(dangerous));
      if (folder !== 'clinic') {
        refuses(upload, { folder, disposition }, types([...recordings, ...papers]));
      }
    });
  }
  accepts(upload, { folder: 'clinic', disposition }, types([...recordings, ...papers]));
  refuses(upload, { folder: 'clinic' }, types([...recordings, ...papers]));
  accepts(
    upload,
    { folder: 'clinic', type: 'application/pdf' },
    { 'a paper to download, without a name': { disposition: 'attachment' } },
  );
  refuses(
    upload,
    { folder: 'clinic', type: 'application/pdf' },
    {
      'a paper to open': { disposition: 'inline' },
      'a paper to open, as an attachment': { disposition: 'inline; attachment' },
      'a paper that is nearly an attachment': { disposition: 'attachments' },
    },
  );
});

describe('file sizes', () => {
  for (const folder of folders) {
    const picture = { folder, type: 'image/webp' };
    accepts(upload, picture, { [`a picture of 10 MB in ${folder}`]: { size: 10 * megabyte } });
    refuses(upload, picture, {
      [`an empty picture in ${folder}`]: { size: 0 },
      [`a picture over 10 MB in ${folder}`]: { size: 10 * megabyte + 1 },
    });
  }
  accepts(
    upload,
    { folder: 'clinic' },
    {
      'a picture of one byte': { type: 'image/webp', size: 1 },
      'a video of 25 MB': { type: 'video/mp4', disposition, size: 25 * megabyte },
      'a recording of 10 MB': { type: 'audio/mpeg', disposition, size: 10 * megabyte },
      'a paper of 10 MB': { type: 'application/pdf', disposition, size: 10 * megabyte },
    },
  );
  refuses(
    upload,
    { folder: 'clinic' },
    {
      'a video over 25 MB': { type: 'video/mp4', disposition, size: 25 * megabyte + 1 },
      'a recording over 10 MB': { type: 'audio/mpeg', disposition, size: 10 * megabyte + 1 },
      'a paper over 10 MB': { type: 'application/pdf', disposition, size: 10 * megabyte + 1 },
    },
  );
});
