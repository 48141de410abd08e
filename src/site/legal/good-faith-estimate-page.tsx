import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { goodFaithEstimate } from '#words/frame.ts';
import * as words from '#words/good-faith-estimate.ts';
import * as paths from '#words/paths.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

// What 45 CFR 149.610 asks of a provider.
export function Component() {
  return (
    <LegalPage
      title={goodFaithEstimate}
      path={paths.goodFaithEstimate}
      description={words.description}
      lead={words.lead}
      lastUpdated="2026-11-26"
      isSample={isSampleText['/good-faith-estimate']}
      sections={words.sections}
    />
  );
}
