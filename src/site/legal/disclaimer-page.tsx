import * as words from '#words/disclaimer.ts';
import { disclaimer } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { LegalPage } from './legal-page.tsx';

export { legalHandle as handle } from './legal-page.tsx';

export function Component() {
  return (
    <LegalPage {...words} title={disclaimer} path={paths.disclaimer} lastUpdated="2026-11-22" />
  );
}
