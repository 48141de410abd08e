import { isSampleText } from '#domain/clinic/sample-texts.ts';
import * as words from '#words/accessibility.ts';
import { accessibility } from '#words/frame.ts';
import { englishLang } from '#words/languages.ts';
import * as paths from '#words/paths.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { LegalPage } from './legal-page.tsx';

export { legalHandle as handle } from './legal-page.tsx';

export function Component() {
  return (
    <LegalPage
      {...words}
      title={accessibility}
      path={paths.accessibility}
      lastUpdated="2026-11-26"
      isSample={isSampleText['/accessibility']}
      parts={{ '{arrival}': <Arrival key="arrival" /> }}
    />
  );
}

function Arrival() {
  const { arrival, arrivalEs } = useClinic();
  return <span lang={arrivalEs ? undefined : englishLang}>{arrival}</span>;
}
