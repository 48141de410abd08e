import {
  copyFile,
  deleteFile,
  deleteFiles,
  fileUrl,
  nextMoment,
  uploadFile,
  uploadNew,
} from '#data/pictures/files.ts';
import type { Cases } from './case.ts';

const file = (name: string) => `clinic/contract-${name}.webp`;
const upload = (name: string, options = {}) =>
  uploadFile(file(name), new Blob(['RIFF'], { type: 'image/webp' }), options);
const isStored = (name: string) =>
  fileUrl(file(name)).then(
    () => true,
    () => false,
  );

export const fileCases = {
  fileUrl: {
    'of an upload': [async () => (await upload('a')) === (await fileUrl(file('a'))), true],
    'of no file': [() => fileUrl(file('none')), 'storage/object-not-found'],
  },
  uploadFile: {
    'A-UPLOAD-01 tells how far it is': [
      async () => {
        const shares: number[] = [];
        await upload('a', { onProgress: (share: number) => shares.push(share) });
        return shares.at(-1);
      },
      1,
    ],
    cancelled: [() => upload('a', { signal: AbortSignal.abort() }), 'AbortError'],
  },
  nextMoment: {
    'is later each time': [
      async () => {
        const first = nextMoment();
        return first < nextMoment();
      },
      true,
    ],
  },
  uploadNew: {
    'of one name, chosen together': [
      async () => {
        const image = new Blob(['RIFF'], { type: 'image/webp' });
        const name = (moment: Date) => `clinic/contract-image-${moment.getTime()}.webp`;
        const stored = await Promise.all([1, 2, 3].map(() => uploadNew(name, image)));
        const urls = await Promise.all(stored.map(({ path }) => fileUrl(path)));
        return [new Set(urls).size, stored.every(({ url }) => urls.includes(url))];
      },
      [3, true],
    ],
  },
  copyFile: {
    'to a new name': [
      async () => {
        const url = await upload('a');
        const copy = await copyFile(file('a'), file('b'));
        return [copy === (await fileUrl(file('b'))), copy === url, await isStored('a')];
      },
      [true, false, true],
    ],
    'of no file': [() => copyFile(file('none'), file('b')), null],
  },
  deleteFile: {
    'a file': [() => upload('a'), () => deleteFile(file('a')), () => isStored('a'), false],
    'no file': [() => deleteFile(file('none')), undefined],
  },
  deleteFiles: {
    'of every width': [
      () => Promise.all(['a', 'a/w256', 'a/w640', 'b'].map((name) => upload(name))),
      () => deleteFiles(file('a')),
      () => Promise.all(['a', 'a/w256', 'a/w640', 'b'].map(isStored)),
      [false, false, false, true],
    ],
  },
} satisfies Cases;
