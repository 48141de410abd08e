import { terms } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/terms.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

export function Component() {
  return (
    <LegalPage
      title={terms}
      path={paths.terms}
      description={words.description}
      lead={words.lead}
      lastUpdated="2026-11-26"
      sections={words.sections}
    />
  );
}
