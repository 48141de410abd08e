import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import { Deferred } from '#start/deferred.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { atHead, languageName } from '#words/facts.ts';
import { about } from '#words/frame.ts';
import { englishLang } from '#words/languages.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/provider.ts';
import * as staff from '#words/staff.ts';
import { CallButton } from '../../clinic/call-button.tsx';
import { useHidesCallBar } from '../../layout/call-bar.tsx';
import { Portrait } from '../portrait.tsx';
import { ProviderHead } from './provider-head.tsx';

type ProviderProps = { member: StaffMember; types: readonly VisitType[]; path: string };

export function Provider({ member, types, path }: ProviderProps) {
  const { firstVisit, name, takesAppointments } = member;
  return (
    <>
      <ProviderHead member={member} path={path} />
      <Top member={member} />
      <Deferred>
        <div className="wrap grid items-start gap-12 section lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
          <div className="grid max-w-[43rem] gap-14">
            {firstVisit && (
              <section aria-labelledby="first-visit-title">
                <h2 id="first-visit-title" className="text-h2">
                  {words.firstVisit(whole(name))}
                </h2>
                <p lang={englishLang} className="mt-5 text-lead whitespace-pre-line text-text-2">
                  {firstVisit}
                </p>
              </section>
            )}
            {takesAppointments && <BookableVisits member={member} types={types} />}
          </div>
          <ProviderFacts member={member} />
        </div>
      </Deferred>
    </>
  );
}

/** A title or an initial stays with the name: 'Dr. Lund', 'Ana M. Ruiz'. */
const whole = (name: string) => name.replaceAll('. ', '.\u00a0');

function Top({ member }: { member: StaffMember }) {
  const { name, title, titleEs, bio, bioEs, isSample, takesAppointments } = member;
  return (
    <Panel as="header" tone="facts">
      <div className="wrap pt-6 md:pt-10">
        <Link to={paths.about} className="more">
          <ArrowLeft className="ico" />
          {about}
        </Link>
      </div>
      <div className="wrap grid items-center gap-6 pt-5 pb-12 sm:max-lg:grid-cols-[minmax(0,1fr)_14rem] sm:max-lg:items-start md:pb-16 lg:grid-cols-[minmax(0,1fr)_27.5rem] lg:gap-x-20">
        <div>
          <h1 className="text-h1 wrap-anywhere">{name}</h1>
          <p
            lang={titleEs ? undefined : englishLang}
            className="mt-3 text-lead font-semibold text-primary-text"
          >
            {title}
          </p>
          {isSample && (
            <p className="mt-4">
              <Badge tone="new">{words.sample}</Badge>
            </p>
          )}
          {bio && (
            <p
              lang={bioEs ? undefined : englishLang}
              className="mt-5 max-w-[56ch] text-lead whitespace-pre-line"
            >
              {bio}
            </p>
          )}
          <div {...useHidesCallBar()} className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            {takesAppointments && <ButtonLink to={requestPath(name)}>{words.request}</ButtonLink>}
            <CallButton variant="outline" />
          </div>
        </div>
        <Portrait
          member={member}
          fetchPriority="high"
          className="aspect-[4/5] rounded-xl max-sm:row-start-1 max-sm:w-40"
        />
      </div>
    </Panel>
  );
}

/** The form of the request, which then asks for this person. */
const requestPath = (name: string) => `${paths.contact}?with=${encodeURIComponent(name)}`;

type BookableVisitsProps = { member: StaffMember; types: readonly VisitType[] };

/** Nothing where no type of this person is on the website. */
function BookableVisits({ member: { name, visitTypes }, types }: BookableVisitsProps) {
  const shown = types.filter(
    ({ id, isActive, isOnline }) => isActive && isOnline && (visitTypes?.includes(id) ?? true),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="visits-title">
      <h2 id="visits-title" className="text-h2">
        {words.visitsWith(whole(name))}
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

function ProviderFacts({ member }: { member: StaffMember }) {
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
