import { Button } from '#ui/button.tsx';
import { privacy } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/privacy.ts';
import { LegalPage } from './legal-page.tsx';
import { StorageTable } from './storage-table.tsx';

export { legalHandle as handle } from './legal-page.tsx';

const parts = {
  '{choice}': (
    <p key="choice" className="print:hidden">
      <Button variant="outline" data-cookies="settings">
        {words.changeChoice}
      </Button>
    </p>
  ),
  '{storage}': <StorageTable key="storage" />,
};

export function Component() {
  return (
    <LegalPage
      {...words}
      title={privacy}
      path={paths.privacy}
      lastUpdated="2026-11-26"
      parts={parts}
    />
  );
}
