import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import { ButtonLink } from '#ui/button.tsx';
import { englishLang } from '#words/languages.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/provider.ts';

/** The form of the request, which then asks for this person. */
export const requestPath = (name: string) => `${paths.contact}?with=${encodeURIComponent(name)}`;

type BookableVisitsProps = { member: StaffMember; types: readonly VisitType[] };

/** Nothing where no type of this person is on the website. */
export function BookableVisits({ member: { name, visitTypes }, types }: BookableVisitsProps) {
  const shown = types.filter(
    ({ id, isActive, isOnline }) => isActive && isOnline && (visitTypes?.includes(id) ?? true),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="visits-title">
      <h2 id="visits-title" className="text-h2">
        {words.visitsWith(name)}
      </h2>
      <ul className="mt-5 border-t border-line">
        {shown.map((type) => (
          <li
            key={type.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4"
          >
            <span lang={englishLang} className="font-display text-h4 font-bold">
              {type.name}
            </span>
            <span className="num text-text-2">{words.minutes(type.minutes)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink to={requestPath(name)}>{words.request}</ButtonLink>
      </p>
    </section>
  );
}
