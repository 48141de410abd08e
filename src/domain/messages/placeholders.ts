/** What can stand in braces in the words of a message, such as {when}. */

/** Each in one sentence for staff. */
export const placeholders = {
  greeting: 'Hello and the first name. Only “Hello,” when the name isn’t a plain one.',
  'first name': 'The patient’s first name.',
  when: 'Day and time of the visit.',
  with: 'Who the visit is with.',
  was: 'Day and time before the change.',
  'was with': 'Who the visit was with before the change.',
  minutes: 'How long the visit takes, as a number.',
  clinic: 'The clinic’s name.',
  phone: 'The clinic’s phone number.',
  'call us': 'Call us, with the clinic’s phone number.',
  address: 'Street and city, on two lines.',
  'how to get in': 'Parking and the way in.',
  directions: 'The address of a map with directions.',
  'what to bring': 'What to bring to a first visit.',
  link: 'The patient’s own page: see the visit, confirm it or ask for another time.',
  'how to cancel': 'Until when the link cancels the visit, or to call when it’s too late for that.',
  'how soon': 'When we get back to them, as promised on the website.',
  'if closed': 'That we’re closed, and when we open. Left out while we’re open.',
  'opening hours': 'A line for each day of the week.',
  'guide link': 'The address of the Utah PIP guide.',
  'review link': 'The page where people review the clinic, from the settings.',
} as const;

export type Placeholder = keyof typeof placeholders;

export type Values = Partial<Record<Placeholder, string>>;

/** Name nobody and nothing of health, so a locked phone may show them. */
export const subjectPlaceholders = ['when', 'was'] as const satisfies Placeholder[];

const inBraces = /\{([^{}\n]*)\}/g;

const inBracesWithStop = new RegExp(`${inBraces.source}(\\.?)`, 'g');

/** The names in braces, known or not. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = '']) => name);
}

/** Whether a brace is without its partner. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(inBraces, ''));
}

/**
 * The text with the values filled in, each once: braces in a value stay text. Lines and paragraphs with empty values
 * alone are left out, and so are paragraphs without any words. A placeholder without a value stays as it is written.
 */
export function fillIn(text: string, values: Values): string {
  const says = (part: string) => {
    const names = namesIn(part);
    return names.length === 0 || names.some((name) => values[name as Placeholder] !== '');
  };
  // A Spanish time ends with a full stop: '9:00 a. m.'
  const filled = (line: string) =>
    line.replace(inBracesWithStop, (written, name: Placeholder, stop: string) => {
      // Every object has a 'constructor'.
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return written;
      return value.endsWith('.') ? value : value + stop;
    });
  return text
    .split(/\n{2,}/)
    .filter(says)
    .map((paragraph) => paragraph.split('\n').filter(says).map(filled).join('\n'))
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}
