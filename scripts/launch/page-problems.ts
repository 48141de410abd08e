import type { Clinic } from '#domain/clinic/clinic.ts';
import type { ShownReview } from '#domain/clinic/review.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { Site } from '../build/read-facts.ts';
import { guideTitle } from '../pip-guide/guide-html.ts';

export type Pages = {
  staff: readonly Pick<StaffMember, 'name' | 'isSample' | 'licenseNumber'>[];
  /** Those of the home page. */
  reviews: readonly Pick<ShownReview, 'name' | 'origin'>[];
  samples: Site['samples'];
  /** public/pip-guide.pdf, one character for each byte. */
  guide: string;
};

/** What pages and guide hold that was made up for the demo, one sentence each. */
export function pageProblems(pages: Pages, clinic: Clinic): string[] {
  const { staff, reviews, samples, guide } = pages;
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
      .filter(({ name, origin }) => /^sample/i.test(name) || origin === '')
      .map(({ name }) => `The review of “${name}” on the home page is made up.`),
    ...samples.articles.map((title) => `The article “${title}” is made up.`),
    ...samples.photos.map((alt) => `The photo “${alt}” in the gallery is made up.`),
    ...(isOfClinic(guide, clinic)
      ? []
      : ['public/pip-guide.pdf has another name or web address: run `npm run pip-guide`.']),
  ];
}

/** Chromium doesn't compress the title and the links of a PDF. */
function isOfClinic(guide: string, clinic: Clinic): boolean {
  const title = pdfText(guideTitle(clinic));
  return guide.includes(`/Title ${title}`) && guide.includes(`(${clinic.origin}/contact)`);
}

/** A text as Chromium writes it: outside ASCII as UTF-16 in hex. */
function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
