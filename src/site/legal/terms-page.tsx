import { terms } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/terms.ts';
import { LegalPage } from './legal-page.tsx';

export { legalHandle as handle } from './legal-page.tsx';

export function Component() {
  return <LegalPage {...words} title={terms} path={paths.terms} lastUpdated="2026-11-26" />;
}
