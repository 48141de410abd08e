/** A mail: its paragraphs, below the greeting. */
export const letter = (subject: string, ...paragraphs: string[]) => ({
  subject,
  body: ['{greeting}', ...paragraphs].join('\n\n'),
});

/** For a phone: it has no subject. */
export const phoneText = (body: string) => ({ subject: '', body });
