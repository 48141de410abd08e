import * as words from '#words/frame.ts';
import * as paths from '#words/paths.ts';

export const navEntries = [
  { label: words.home, to: paths.home },
  { label: words.about, to: paths.about },
  { label: words.gallery, to: paths.gallery },
  { label: words.blog, to: paths.blog },
  { label: words.patientInfo, to: paths.patientInfo },
  { label: words.attorneys, to: paths.attorneys },
  { label: words.pipGuide, to: paths.pipGuide },
  { label: words.contact, to: paths.contact },
];

export const legalEntries = [
  { label: words.privacy, to: paths.privacy },
  { label: words.terms, to: paths.terms },
  { label: words.disclaimer, to: paths.disclaimer },
];

/** What the law gives patients, beside the legal entries. */
export const patientRights = [
  { label: words.privacyPractices, to: paths.privacyPractices },
  { label: words.goodFaithEstimate, to: paths.goodFaithEstimate },
  { label: words.accessibility, to: paths.accessibility },
  { label: words.languageHelp, to: paths.languageHelp },
];
