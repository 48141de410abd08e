import { daysBefore } from '../clock.ts';
import type { SeedPart } from '../document.ts';
import { drawings, type PictureName } from './drawings.ts';
import { photoFiles, type UrlOf, webpFile } from './photo-files.ts';
import type { Pictures } from './pictures.ts';

/** Newest first: two pages of the picker, the covers of the articles on the first one. */
const library: PictureName[] = [
  'whiplash',
  'insurance-form',
  'bedroom',
  'exterior-winter',
  'child-seat',
  'desk',
  'office',
  'front-desk',
  'first-aid-shelf',
  'phone-call',
  'bedside-lamp',
  'driver-seat',
  'red-light',
  'rehab-floor',
  'cold-pack',
  'x-ray',
  'canyon-road',
  'reception',
  'treatment-room',
  'rehab-room',
  'exterior',
  'sunrise-lobby',
  'instruments',
  'model-hands',
  'team',
  'door',
  'coffee-corner',
  'mountain-view',
];

/** Uploaded before there were renditions. */
const originalOnly: PictureName = 'exterior-night';
const smallOnly: PictureName = 'treatment-table';

const folderOf = (picture: PictureName) => `blogImages/${picture}`;

export function libraryFiles(picture: PictureName, pictures: Pictures, urlOf: UrlOf) {
  return photoFiles(folderOf(picture), pictures[picture], urlOf);
}

export function images(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const stored = library.map((picture, index) => {
    const { files, sizes, path } = libraryFiles(picture, pictures, urlOf);
    const data = {
      alt: drawings[picture].alt,
      sizes,
      placeholder: pictures[picture].placeholder,
      originalPath: path,
      createdAt: daysBefore(now, 4 * index + 2),
    };
    return { files, document: { path: `images/i${index + 1}`, data } };
  });

  const original = libraryFiles(originalOnly, pictures, urlOf);
  const originalPath = `${folderOf(originalOnly)}/original.webp`;
  const small = libraryFiles(smallOnly, pictures, urlOf);
  const { w640 } = small.sizes;
  if (!w640) throw new Error('w640 was not rendered.');

  return {
    files: [
      ...stored.flatMap(({ files }) => files),
      webpFile(originalPath, original.widest),
      ...small.files.filter(({ path }) => path.endsWith('/w640.webp')),
    ],
    documents: [
      ...stored.map(({ document }) => document),
      {
        path: 'images/i29',
        data: { alt: drawings[originalOnly].alt, originalPath, createdAt: daysBefore(now, 700) },
      },
      {
        path: 'images/i30',
        data: { alt: drawings[smallOnly].alt, sizes: { w640 }, createdAt: daysBefore(now, 710) },
      },
    ],
  };
}
