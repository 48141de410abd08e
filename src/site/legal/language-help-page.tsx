import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { SpokenLanguages } from '#facts/spoken-languages.tsx';
import { languageHelp } from '#words/frame.ts';
import * as words from '#words/language-help.ts';
import { englishLang } from '#words/languages.ts';
import * as paths from '#words/paths.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { LegalPage } from './legal-page.tsx';
import { taglines } from './taglines.ts';

export { legalHandle as handle } from './legal-page.tsx';

const { languages, ...others } = words.sections;
const parts = {
  '{taglines}': <TaglineList key="taglines" />,
  '{languages}': <OwnLanguages key="languages" />,
};

/** The languages that the staff speak; nothing while they are not known. */
function OwnLanguages() {
  const { languages: spoken } = useClinic();
  return spoken.length > 0 ? (
    <p>
      <SpokenLanguages languages={spoken} />
    </p>
  ) : null;
}

// The notices of 45 CFR 92.10 and 92.11 (Section 1557 of the Affordable Care Act).
export function Component() {
  const clinic = useClinic();
  return (
    <LegalPage
      {...words}
      title={languageHelp}
      path={paths.languageHelp}
      lastUpdated="2026-11-26"
      isSample={isSampleText['/language-help']}
      // The taglines tell people to call, so they need a number.
      sections={clinic.phone ? { languages, ...others } : others}
      parts={parts}
    />
  );
}

function TaglineList() {
  return (
    <dl className="grid gap-6">
      {taglines.map(({ lang, name, english, text }) => {
        const [before, after] = text.split('{phone}');
        return (
          <div key={lang}>
            <dt className="flex flex-wrap items-baseline gap-x-2.5">
              <strong lang={lang}>{name}</strong>
              {english !== name && (
                <span lang={englishLang} className="text-small text-text-3">
                  {english}
                </span>
              )}
            </dt>
            <dd className="mt-1 [&:lang(ko)]:break-keep" lang={lang} dir="auto">
              {before}
              <bdi dir="ltr">
                <PhoneLink />
              </bdi>
              {after}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
