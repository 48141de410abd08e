import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { shareImage } from '#domain/clinic/share-image.ts';
import { brandStyles } from './build/brand-styles.ts';
import { launchChromium } from './local/chromium.ts';
import { optionsOf, runCommand } from './local/run-command.ts';

/**
 * Draws the icons and the preview picture of shared links into public/. Run it after a change of the mark. The picture
 * names no fact of the clinic: networks keep it for months, and show the name of the website beside it.
 */

const mark = readFileSync('public/img/mark.svg');

/** Square icons in pixels. A maskable one extends beyond the area that systems cut off. */
const icons = [
  { file: 'favicon-32.png', size: 32, bleed: false },
  { file: 'apple-touch-icon.png', size: 180, bleed: true },
  { file: 'icon-192.png', size: 192, bleed: false },
  { file: 'icon-512.png', size: 512, bleed: false },
  { file: 'icon-maskable.png', size: 512, bleed: true },
];

const ground = '#143d4a';

const dataUri = (file: string) =>
  `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;

await runCommand(async () => {
  optionsOf({});
  for (const { file, size, bleed } of icons) {
    const inner = bleed ? Math.round(size * 0.8) : size;
    const drawing = await sharp(mark, { density: (72 * inner) / 64 })
      .resize(inner)
      .png()
      .toBuffer();
    const margin = (size - inner) / 2;
    const icon = bleed
      ? sharp(drawing).extend({
          top: Math.floor(margin),
          bottom: Math.ceil(margin),
          left: Math.floor(margin),
          right: Math.ceil(margin),
          background: ground,
        })
      : sharp(drawing);
    await icon.png({ palette: true }).toFile(`public/${file}`);
  }

  const browser = await launchChromium();
  try {
    const { width, height, address } = shareImage;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`
    <img class="scene" src="${dataUri('public/img/hero-wide.svg')}" alt="">
    <div class="veil"></div>
    <img class="mark" src="${dataUri('public/img/mark.svg')}" alt="">
    <h1>Hurt in a car crash?<br>Start here.</h1>
    <p>Chiropractic care in Sandy, Utah</p>`);
    await page.addStyleTag({
      content: `${brandStyles()}
      body { position: relative; margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: #cfe3e7; color: #0c2a34; }
      .scene { position: absolute; right: 0; bottom: 0; width: 1320px; height: 100%; object-fit: cover; object-position: 100% 100%; }
      .veil { position: absolute; inset: 0; background: linear-gradient(90deg, #cfe3e7 8%, rgb(207 227 231 / .86) 42%, rgb(207 227 231 / 0) 82%); }
      .mark, h1, p { position: absolute; left: 72px; margin: 0; }
      .mark { top: 64px; width: 88px; height: 88px; }
      h1 { top: 214px; font: 700 88px/1.04 "National Park"; letter-spacing: -.012em; }
      p { bottom: 72px; font: 600 32px "Hanken Grotesk"; }`,
    });
    await page.evaluate(() => document.fonts.ready);
    const picture = await sharp(await page.screenshot())
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    writeFileSync(`public${address}`, picture);
    console.log(`public${address}: ${Math.ceil(picture.length / 1024)} KiB`);
  } finally {
    await browser.close();
  }
});
