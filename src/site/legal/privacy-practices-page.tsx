import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { privacyPractices } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/privacy-practices.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

// The elements that 45 CFR 164.520(b) asks for.
export function Component() {
  return (
    <LegalPage
      title={privacyPractices}
      path={paths.privacyPractices}
      description={words.description}
      lead={words.lead}
      lastUpdated="2026-11-23"
      dateLabel={words.effective}
      isSample={isSampleText['/notice-of-privacy-practices']}
      sections={words.sections}
    />
  );
}
