/** The signatures of each module's Spanish. */

type Signature = {
  /** Name and qualification, as 'Ana Ruiz, certified translator'. */
  by: string;
  /** 'YYYY-MM-DD' */
  on: string;
};

export type SignedWords = {
  /** What both modules said then: `npm run translations -- list` prints it. Another text has no signature. */
  en: string;
  es: string;
  translator: Signature;
  /** A clinician or counsel, where `secondSignature` asks for one. */
  reviewer?: Signature;
};

/** By the name of the module; 'pip-guide.pdf' is the guide. Only the one who signs adds a line. */
export const signatures: Record<string, SignedWords> = {};

/** What a translator alone may not sign, and why. */
export const secondSignature: Record<string, string> = {
  about: 'signs of an emergency',
  article: 'what to do in an emergency',
  attorneys: 'consent, and who pays',
  conditions: 'signs of an injury',
  consent: 'consent',
  cookies: 'consent to cookies',
  disclaimer: 'what to do in an emergency',
  frame: 'what to do in an emergency',
  'good-faith-estimate': 'rights, and figures',
  guide: 'PIP figures',
  home: 'signs of an emergency, and PIP figures',
  mails: 'what to do in an emergency, and PIP figures',
  'patient-info': 'signs of an emergency, and PIP figures',
  'pip-guide': 'what to do in an emergency, and PIP figures',
  'pip-guide.pdf': 'signs of an emergency, and PIP figures',
  'pip-rights': 'PIP figures',
  privacy: 'consent',
  'privacy-practices': 'rights, and consent',
  'request-received': 'what to do in an emergency',
  terms: 'consent, and what to do in an emergency',
  visit: 'what to do in an emergency',
};

/** Modules without a sentence. */
export const withoutSentences = ['lang', 'languages', 'paths'];
