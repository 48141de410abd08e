import fc from 'fast-check';

/** Checks a property with 500 inputs. A fixed seed makes failures repeatable. */
export function check<Input>(arbitrary: fc.Arbitrary<Input>, property: (input: Input) => void) {
  fc.assert(fc.property(arbitrary, property), { seed: 20_261_121, numRuns: 500 });
}

/** Control characters, separators, joiners, combining marks, lone surrogates, other scripts. */
const trouble = fc.constantFrom(
  ...['\0', '\t', '\r', '\n', '\v', '\u0085', '\u00a0', '\u200b', '\u2028', '\u2029', '\u202e'],
  ...['\u200c', '\u200d', '\ufe0f', '\u094d', 'ن', 'क', '👩', '\u{1f3fd}', '↔', '\u0338', '\ue000'],
  ...['(', ')', '[', ']', '“', '”', '。', '、', '−', '’'],
  ...['\ud800', '\udc00', '🙂', 'é', 'e\u0301', 'ﬁ', 'İ', 'ß', 'Å', '한', '٣', '８', '\ufeff'],
  ...[
    '"',
    "'",
    ',',
    ';',
    '<',
    '>',
    '=',
    '+',
    '-',
    '@',
    '/',
    '\\',
    '%',
    '.',
    '#',
    '?',
    ' ',
    'a',
    '1',
  ],
);

export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: trouble, maxLength: 40 }),
  fc.string({ unit: trouble, minLength: 100, maxLength: 3000 }),
  fc.string({ maxLength: 40 }),
);

/** Firestore refuses text with a lone surrogate. */
export const loneSurrogate = /\p{Cs}/u;
