import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { privacyPractices } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/privacy-practices.ts';
import { LegalPage } from './legal-page.tsx';

export { legalHandle as handle } from './legal-page.tsx';

// The elements that 45 CFR 164.520(b) asks for.
export function Component() {
  return (
    <LegalPage
      {...words}
      title={privacyPractices}
      path={paths.privacyPractices}
      lastUpdated="2026-11-23"
      dateLabel={words.effective}
      isSample={isSampleText['/notice-of-privacy-practices']}
    />
  );
}
