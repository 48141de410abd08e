import { readFileSync, writeFileSync } from 'node:fs';
import { brandStyles } from './build/brand-styles.ts';
import { readFacts } from './build/read-facts.ts';
import { launchChromium } from './local/chromium.ts';
import { optionsOf, runCommand } from './local/run-command.ts';
import { guideHtml } from './pip-guide/guide-html.ts';
import { guideLanguages, guideWords } from './pip-guide/guide-words.ts';

/** Chromium stores the time of printing. Without it, the same guide is the same file. */
function withoutClock(pdf: Buffer): Buffer {
  const still = pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260105000000');
  return Buffer.from(still, 'latin1');
}

/** Prints the PIP guide to public/, in each language. Run it after a change of its text or design, of the clinic's name or web address. */
await runCommand(async () => {
  optionsOf({});
  const facts = await readFacts();
  const browser = await launchChromium();
  try {
    for (const lang of guideLanguages) {
      const page = await browser.newPage();
      await page.setContent(guideHtml(facts, lang));
      await page.addStyleTag({ content: brandStyles() });
      await page.addStyleTag({ content: readFileSync('scripts/pip-guide/guide.css', 'utf8') });
      await page.evaluate(() => document.fonts.ready);
      const overfull = await page.$$eval('.sheet', (sheets) =>
        sheets.flatMap((sheet) => {
          const end = sheet.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
          const content = sheet.querySelector('.content')?.getBoundingClientRect().bottom ?? 0;
          const over = Math.ceil(content + 16 - end);
          return over > 0 ? [`${sheet.id} by ${over} px`] : [];
        }),
      );
      if (overfull.length > 0)
        throw new Error(`Too much for one page in ${lang}: ${overfull.join(', ')}`);
      const pdf = await page.pdf({
        tagged: true,
        outline: true,
        preferCSSPageSize: true,
        printBackground: true,
      });
      const file = `public${guideWords[lang].guidePath}`;
      writeFileSync(file, withoutClock(pdf));
      console.log(`${file}: ${Math.ceil(pdf.length / 1024)} KiB`);
    }
  } finally {
    await browser.close();
  }
});
