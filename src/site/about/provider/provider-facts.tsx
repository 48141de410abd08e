import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Panel } from '#ui/panel.tsx';
import { atHead, languageName } from '#words/facts.ts';
import { englishLang } from '#words/languages.ts';
import * as words from '#words/provider.ts';
import * as staff from '#words/staff.ts';

export function ProviderFacts({ member }: { member: StaffMember }) {
  const { credentials, licenseNumber, languages, specialties } = member;
  const facts = [
    { title: staff.credentials, texts: credentials, lang: englishLang },
    { title: words.license, texts: licenseNumber ? [licenseNumber] : [] },
    { title: words.languages, texts: languages.map((each) => atHead(languageName(each))) },
    { title: staff.specialties, texts: specialties, lang: englishLang },
  ].filter(({ texts }) => texts.length > 0);
  if (facts.length === 0) return null;
  return (
    <Panel as="aside" shape="box" tone="facts" className="p-7 sm:p-8" aria-label={words.atAGlance}>
      <dl className="grid gap-6">
        {facts.map(({ title, texts, lang }) => (
          <div key={title}>
            <dt className="text-small font-semibold text-text-2">{title}</dt>
            {texts.map((text) => (
              <dd key={text} lang={lang} className="mt-1.5 font-semibold wrap-anywhere">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
