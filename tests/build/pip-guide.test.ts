import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../scripts/launch/page-problems.ts';
import { guideLanguages, guideWords } from '../../scripts/pip-guide/guide-words.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

describe.each(guideLanguages)('P-PIP-22 the PIP guide in %s', (lang) => {
  const { guidePath, guideSections } = guideWords[lang];
  /** Chromium does not compress the objects. In latin1, each character is one byte. */
  const pdf = readFileSync(`dist${guidePath}`, 'latin1');

  const object = (number: string | undefined) =>
    new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(pdf)?.[1] ?? '';

  const catalog = object(/\/Root (\d+) 0 R/.exec(pdf)?.[1]);
  const referred = (key: string) => object(new RegExp(`/${key} (\\d+) 0 R`).exec(catalog)?.[1]);

  it('is a complete PDF', () => {
    expect(pdf).toMatch(/^%PDF-1\.\d\n/);
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    expect(catalog).toContain('/Type /Catalog');
  });

  it('has 6 to 8 pages of US Letter', () => {
    const pages = pdf.match(/\/Type \/Page\n[\s\S]*?endobj/g) ?? [];
    expect(referred('Pages')).toContain(`/Count ${pages.length}`);
    expect(pages.length).toBeGreaterThanOrEqual(6);
    expect(pages.length).toBeLessThanOrEqual(8);
    for (const page of pages) expect(page).toContain('/MediaBox [0 0 612 792]');
  });

  it('stays under a megabyte', () => {
    expect(pdf.length).toBeLessThan(1_000_000);
  });

  it('is tagged, in a language, under its title', () => {
    expect(catalog).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(catalog).toContain(`/Lang (${lang}-US)`);
    expect(catalog).toContain('/DisplayDocTitle true');
    expect(referred('StructTreeRoot')).toContain('/Type /StructTreeRoot');
    for (const tag of ['H1', 'H2', 'L', 'Table', 'TH', 'Link']) {
      expect(pdf).toContain(`/S /${tag}\n`);
    }
  });

  it('has a bookmark for each section that the page lists', () => {
    expect(referred('Outlines')).toMatch(/\/First \d+ 0 R/);
    for (const title of Object.values(guideSections))
      expect(pdf).toContain(`/Title ${pdfText(title)}`);
  });

  it('links to the clinic’s contact page, and names no phone number', () => {
    expect(pdf).not.toContain('tel:');
    expect(pdf).toContain(`/URI (${clinic.origin}${guideWords[lang].contact})`);
  });
});
