import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { goodFaithEstimate } from '#words/frame.ts';
import * as words from '#words/good-faith-estimate.ts';
import * as paths from '#words/paths.ts';
import { LegalPage } from './legal-page.tsx';

export { legalHandle as handle } from './legal-page.tsx';

// What 45 CFR 149.610 asks of a provider.
export function Component() {
  return (
    <LegalPage
      {...words}
      title={goodFaithEstimate}
      path={paths.goodFaithEstimate}
      lastUpdated="2026-11-26"
      isSample={isSampleText['/good-faith-estimate']}
    />
  );
}
