import type { SeedFile } from '../document.ts';
import type { Picture, Rendition } from './pictures.ts';

export type UrlOf = (path: string) => string;

/** Keys are 'w256', 'w640' and 'w1280'; sizes in pixels. */
type Sizes = Record<string, { url: string; width: number; height: number }>;

type PhotoFiles = {
  files: SeedFile[];
  sizes: Sizes;
  /** Name of the widest file in the bucket. */
  path: string;
  widest: Rendition;
};

/** A picture as the back office's upload stores it: one file per width, in a folder of its own. */
export function photoFiles(folder: string, picture: Picture, urlOf: UrlOf): PhotoFiles {
  const pathOf = ({ width }: Rendition) => `${folder}/w${width}.webp`;
  const [widest] = picture.renditions;
  if (!widest) throw new Error(`Nothing was rendered for ${folder}.`);
  return {
    files: picture.renditions.map((rendition) => webpFile(pathOf(rendition), rendition)),
    sizes: Object.fromEntries(
      picture.renditions.map((rendition) => {
        const { width, height } = rendition;
        return [`w${width}`, { url: urlOf(pathOf(rendition)), width, height }];
      }),
    ),
    path: pathOf(widest),
    widest,
  };
}

export function webpFile(path: string, { bytes }: Pick<Rendition, 'bytes'>): SeedFile {
  return { path, contentType: 'image/webp', bytes };
}
