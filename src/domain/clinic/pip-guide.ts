/** The free Utah PIP guide: its file, and its sections in page order. */

/** Path on the site. */
export const guidePath = '/pip-guide.pdf';

/** The page lists these under 'What You'll Learn'; each is a section of the guide. */
export const guideSections = {
  firstDay: 'What to do in the first 24 hours',
  benefits: 'What PIP covers, and the $3,000 minimum',
  covered: 'Who is covered, and what is not',
  claim: 'How to use PIP, one step at a time',
  exhausted: 'What happens when the $3,000 runs out',
  records: 'Symptoms to watch, and records to keep',
} as const;
