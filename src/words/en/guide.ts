/** The free PIP guide, a PDF: scripts/pip-guide has its text. */
export const guidePath = '/pip-guide.pdf';
export const guideName = 'Utah PIP Guide';
/** In the order of its pages. The website lists them under 'What You'll Learn'. */
export const guideSections = {
  firstDay: 'What to do in the first 24 hours',
  benefits: 'What PIP covers, and the $3,000 minimum',
  covered: 'Who is covered, and what is not',
  claim: 'How to use PIP, one step at a time',
  exhausted: 'What happens when the $3,000 runs out',
  records: 'Symptoms to watch, and records to keep',
};
/** In a table, between an amount and 'the limit'. */
export const under = 'under';
export const over = 'over';
