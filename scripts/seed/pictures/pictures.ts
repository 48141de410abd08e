import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inParallel } from '../../local/in-parallel.ts';
import { type Drawing, drawings, type PictureName, type Region } from './drawings.ts';

/** width and height in pixels; bytes are WebP. */
export type Rendition = { width: number; height: number; bytes: Uint8Array };

export type Picture = {
  /** The widest first. */
  renditions: Rendition[];
  /** A few pixels as a data URI, shown while the picture loads. */
  placeholder: string;
};

export type Pictures = Record<PictureName, Picture>;

/** The same widths as uploads in the back office. */
const photoWidths = [1280, 640, 256];
const placeholderWidth = 16;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Part of the cache's key: another setting renders everything again. */
const webp = {
  photo: { quality: 80, effort: 4 },
  /** Every page loads the mark. Its flat colours compress well, so it is worth the time. */
  mark: { quality: 75, effort: 6 },
  /** Inlined in pages. */
  placeholder: { quality: 50, effort: 6 },
};

type File = { path: string; width: number; settings: { quality: number; effort: number } };

const artFolders = ['../art', '../../../public/img'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const cache = fileURLToPath(new URL('../../../node_modules/.cache/seed-pictures', import.meta.url));

/** Draws everything that is not in node_modules/.cache yet. */
export async function renderPictures(): Promise<Pictures> {
  const names = Object.keys(drawings) as PictureName[];
  const pictures = await inParallel(4, names, async (name) => [name, await render(name)] as const);
  return Object.fromEntries(pictures) as Pictures;
}

async function render(name: PictureName): Promise<Picture> {
  const drawing: Drawing = drawings[name];
  const widths = drawing.widths ?? photoWidths;
  const settings = drawing.transparent ? webp.mark : webp.photo;
  const { svg, region } = await drawn(drawing, Math.max(...widths));
  const key = createHash('sha1')
    .update(svg)
    .update(JSON.stringify([widths, settings, webp.placeholder]))
    .digest('hex');
  const folder = join(cache, `${name}-${key.slice(0, 12)}`);

  const files: File[] = [...widths, placeholderWidth].map((width) => ({
    path: join(folder, `${width}.webp`),
    width,
    settings: width === placeholderWidth ? webp.placeholder : settings,
  }));
  if (!files.every(({ path }) => existsSync(path))) {
    await rasterise(svg, files, drawing.transparent);
  }

  const contents = await Promise.all(files.map(({ path }) => readFile(path)));
  const tiny = contents.pop() ?? Buffer.alloc(0);
  return {
    renditions: widths.map((width, index) => ({
      width,
      height: heightOf(width, region),
      bytes: contents[index] ?? Buffer.alloc(0),
    })),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

function heightOf(width: number, [, , regionWidth, regionHeight]: Region): number {
  return Math.round((width * regionHeight) / regionWidth);
}

/** The drawing cut to its region and repainted, at the size of full sharpness. */
async function drawn(drawing: Drawing, width: number): Promise<{ svg: string; region: Region }> {
  const file = artFolders.map((folder) => join(folder, `${drawing.art}.svg`)).find(existsSync);
  if (!file) throw new Error(`No drawing named ${drawing.art}.`);
  const source = await readFile(file, 'utf8');
  const { region = wholeOf(source), colours = {} } = drawing;
  const size = `width="${width}" height="${heightOf(width, region)}"`;
  const svg = source
    .replace(/<svg[^>]*>/, `<svg xmlns="${svgNamespace}" viewBox="${region.join(' ')}" ${size}>`)
    .replace(/#[0-9A-Fa-f]{6}/g, (colour) => colours[colour] ?? colour);
  return { svg, region };
}

function wholeOf(svg: string): Region {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return [x, y, width, height];
}

async function rasterise(svg: string, files: File[], transparent = false): Promise<void> {
  // Loaded only here: with a full cache no picture is drawn.
  const { default: sharp } = await import('sharp');
  const drawing = sharp(Buffer.from(svg));
  if (!transparent) drawing.removeAlpha();
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await Promise.all(
    files.map(async (file) => {
      const bytes = await sharp(data, { raw: { width, height, channels } })
        .resize(file.width)
        .webp(file.settings)
        .toBuffer();
      await mkdir(dirname(file.path), { recursive: true });
      // Renamed only when complete: an interrupted run must not leave half a picture.
      await writeFile(`${file.path}.part`, bytes);
      await rename(`${file.path}.part`, file.path);
    }),
  );
}
