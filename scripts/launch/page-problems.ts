import type { Clinic } from '#domain/clinic/clinic.ts';
import type { ShownReview } from '#domain/clinic/review.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { Site } from '../build/read-facts.ts';
import { guideTitle } from '../pip-guide/guide-html.ts';
import { type GuideLang, guideLanguages, guideWords } from '../pip-guide/guide-words.ts';

export type Pages = {
  staff: readonly Pick<StaffMember, 'name' | 'isSample' | 'licenseNumber'>[];
  /** Those of the home page. */
  reviews: readonly Pick<ShownReview, 'name' | 'source'>[];
  samples: Site['samples'];
  /** The PDFs in public/, one character for each byte. */
  guides: Record<GuideLang, string>;
};

/** What pages and guide hold that was made up for the demo, one sentence each. */
export function pageProblems(pages: Pages, clinic: Clinic): string[] {
  const { staff, reviews, samples, guides } = pages;
  return [
    ...(staff.length === 0
      ? ['The About page has nobody but “Our care team”: add the staff.']
      : []),
    ...staff
      .filter(({ isSample }) => isSample)
      .map(({ name }) => `${name} on the About page is made up.`),
    ...staff
      .filter(({ licenseNumber }) => /^000000|sample/i.test(licenseNumber))
      .map(
        ({ name, licenseNumber }) => `The license number of ${name} is made up: ${licenseNumber}`,
      ),
    ...reviews
      .filter(({ name, source }) => /^sample/i.test(name) || source === '')
      .map(({ name }) => `The review of “${name}” on the home page is made up.`),
    ...samples.articles.map((title) => `The article “${title}” is made up.`),
    ...samples.photos.map((alt) => `The photo “${alt}” in the gallery is made up.`),
    ...guideLanguages
      .filter((lang) => !isOfClinic(guides[lang], clinic, lang))
      .map(
        (lang) =>
          `public${guideWords[lang].guidePath} has another name or web address: run \`npm run pip-guide\`.`,
      ),
  ];
}

/** Chromium doesn't compress the title and the links of a PDF. */
function isOfClinic(guide: string, clinic: Clinic, lang: GuideLang): boolean {
  const title = pdfText(guideTitle(clinic, lang));
  const contact = clinic.origin + guideWords[lang].contact;
  return guide.includes(`/Title ${title}`) && guide.includes(`(${contact})`);
}

/** A text as Chromium writes it: outside ASCII as UTF-16 in hex. */
export function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
