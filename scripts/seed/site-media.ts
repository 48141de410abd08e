import { daysBefore } from './clock.ts';
import type { SeedPart } from './document.ts';
import type { PictureName } from './drawings.ts';
import { photoFiles, type UrlOf } from './photo-files.ts';
import type { Pictures } from './pictures.ts';

const uploads: { id: string; picture: PictureName; folder: string }[] = [
  { id: 'logo', picture: 'logo', folder: 'logos/mark' },
  { id: 'hero', picture: 'hero', folder: 'site-hero/wasatch-evening' },
];

/** Logo and hero picture as uploaded by staff; they look like the built-in ones. */
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
