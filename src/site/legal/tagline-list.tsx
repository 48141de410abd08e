import { englishLang } from '#words/languages.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { taglines } from './taglines.ts';

export function TaglineList() {
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
