import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Drawing, drawings, type PictureName, type Region } from './drawings.ts';
import { inParallel } from './in-parallel.ts';

/** width and height in pixels; bytes are WebP. */
export type Rendition = { width: number; height: number; bytes: Uint8Array };

export type Picture = {
  /** The widest first. */
  renditions: Rendition[];
  /** A few pixels as a data URI, to be shown while the picture loads. */
  placeholder: string;
};

export type Pictures = Record<PictureName, Picture>;

/** The same widths as uploads in the back office. */
const photoWidths = [1280, 640, 256];
const placeholderWidth = 16;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Part of the cache's key: another setting renders everything again. */
const webp = { quality: 85, effort: 2 };

const artFolders = ['./art', '../../public/img'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const cache = fileURLToPath(new URL('../../node_modules/.cache/seed-pictures', import.meta.url));

/** Draws everything that is not in node_modules/.cache already. */
export async function renderPictures(): Promise<Pictures> {
  const names = Object.keys(drawings) as PictureName[];
  const pictures = await inParallel(4, names, async (name) => [name, await render(name)] as const);
  return Object.fromEntries(pictures) as Pictures;
}

async function render(name: PictureName): Promise<Picture> {
  const drawing: Drawing = drawings[name];
  const widths = drawing.widths ?? photoWidths;
  const { svg, region } = await drawn(drawing, Math.max(...widths));
  const key = createHash('sha1')
    .update(svg)
    .update(JSON.stringify([widths, webp]))
    .digest('hex');
  const folder = join(cache, `${name}-${key.slice(0, 12)}`);

  const files = [...widths, placeholderWidth].map((width) => join(folder, `${width}.webp`));
  if (!files.every(existsSync)) {
    await rasterise(svg, [...widths, placeholderWidth], files, drawing.transparent);
  }

  const contents = await Promise.all(files.map((file) => readFile(file)));
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

/** The drawing cut to its region and repainted, sized so that it is rasterised at full sharpness. */
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

async function rasterise(
  svg: string,
  widths: number[],
  files: string[],
  transparent = false,
): Promise<void> {
  // Loaded here alone: with a full cache no picture has to be made.
  const { default: sharp } = await import('sharp');
  const drawing = sharp(Buffer.from(svg));
  if (!transparent) drawing.removeAlpha();
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await Promise.all(
    widths.map(async (target, index) => {
      const file = files[index] ?? '';
      const bytes = await sharp(data, { raw: { width, height, channels } })
        .resize(target)
        .webp(webp)
        .toBuffer();
      await mkdir(dirname(file), { recursive: true });
      // Under its name only when complete: an interrupted run must not leave half a picture.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    }),
  );
}
