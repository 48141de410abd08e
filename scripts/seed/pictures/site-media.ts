import { daysBefore } from '../clock.ts';
import type { SeedPart } from '../document.ts';
import type { PictureName } from './drawings.ts';
import { photoFiles, type UrlOf } from './photo-files.ts';
import type { Pictures } from './pictures.ts';

const uploads: { id: string; picture: PictureName; folder: string }[] = [
  { id: 'logo', picture: 'logo', folder: 'logos/mark' },
  { id: 'hero', picture: 'reception', folder: 'site-hero/reception' },
];

/** Logo and hero as staff upload them: the logo looks like the built-in one, the hero does not. */
export function siteMedia(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const stored = uploads.map(({ id, picture, folder }) => ({
    id,
    placeholder: pictures[picture].placeholder,
    ...photoFiles(folder, pictures[picture], urlOf),
  }));
  return {
    files: stored.flatMap(({ files }) => files),
    documents: stored.map(({ id, path, sizes, placeholder }) => ({
      path: `siteMedia/${id}`,
      data: {
        url: urlOf(path),
        path,
        variants: sizes,
        placeholder,
        uploadedAt: daysBefore(now, 120),
      },
    })),
  };
}
