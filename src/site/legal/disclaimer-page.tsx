import * as words from '#words/disclaimer.ts';
import { disclaimer } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle: PageHandle = { closing: false };

export function Component() {
  return (
    <LegalPage
      title={disclaimer}
      path={paths.disclaimer}
      description={words.description}
      lead={words.lead}
      lastUpdated="2026-11-22"
      sections={words.sections}
    />
  );
}
