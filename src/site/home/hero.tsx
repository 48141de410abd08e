import { ArrowRight } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Await, Link } from 'react-router-dom';
import type { SitePicture } from '#data/pictures/site-media.ts';
import type { WeekHours } from '#domain/clinic/clinic.ts';
import { daysByHours, hasHours, shortHours } from '#domain/clinic/opening-hours.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { OpenState } from '#facts/open-state.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { atHead } from '#words/facts.ts';
import { request } from '#words/frame.ts';
import * as words from '#words/home.ts';
import { englishLang } from '#words/languages.ts';
import { about, contact } from '#words/paths.ts';
import { times } from '#words/times.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { NextOpening } from '../openings/next-opening.tsx';
import { HeroScene } from './hero-scene.tsx';

type HeroProps = {
  image: Promise<SitePicture | null>;
  clinician: Promise<StaffMember | null>;
  openings: Promise<ShownOpenings | null>;
};

export function Hero({ image, clinician, openings }: HeroProps) {
  const clinic = useClinic();
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className="wrap grid pt-5 md:pt-12 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-13 lg:pb-25 2xl:pb-36 xl:grid-cols-[31rem_minmax(0,1fr)] xl:gap-x-14">
        <div className="relative z-10">
          <OpenChip />
          <h1 className="mt-4 text-display md:mt-6">
            {words.hurt} <br className="sm:max-lg:hidden" />
            {words.crash}
            <br />
            {words.start}
          </h1>
          <p className="mt-4 max-w-[34rem] text-lead text-spruce-800 md:mt-6 lg:max-w-[28rem]">
            {words.intro(clinic.promiseHours)}
          </p>
          <div {...useHidesCallBar()} className="mt-6 grid gap-3 sm:flex sm:flex-wrap md:mt-7">
            <ButtonLink to={contact} className="md:min-h-15 md:max-lg:px-7 lg:px-4 xl:px-5">
              {request}
            </ButtonLink>
            <CallButton
              words={words.callUs}
              variant="outline"
              className="border-transparent md:min-h-15 md:max-lg:px-7 lg:px-4 xl:px-5"
            />
          </div>
          <HeroOpening openings={openings} />
          <Clinician member={clinician} />
        </div>
        <HeroScene image={image} />
      </div>
    </section>
  );
}

/** The week's hours in a built page, then whether the clinic is open. Either fits one line, so that nothing moves. */
function OpenChip() {
  const clinic = useClinic();
  const now = useMinute();
  if (!hasHours(clinic.hours)) return null;
  return (
    <p className="num w-fit rounded-md bg-white px-3 py-1.5 text-small font-semibold max-[23rem]:text-caption">
      {!now && <span data-timeless="">{atHead(weekHours(clinic.hours).join(' · '))}</span>}
      <OpenState clinic={clinic} now={now} />
    </p>
  );
}

/** 'Mon, Wed, Fri 9–12, 2–6' and 'Tue, Thu 2–6': the week's hours, for a page that does not know the time yet. */
function weekHours(hours: WeekHours): string[] {
  return daysByHours(hours, times)
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => shortHours(days, spans, times));
}

/** One line below the buttons, whose room a clinic without online times doesn't keep. */
function HeroOpening({ openings }: { openings: Promise<ShownOpenings | null> }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={openings}>
        {(read: ShownOpenings | null) => read && <Line openings={read} />}
      </Await>
    </Suspense>
  );
}

/** The code that fills it comes later, with the app and without. */
function Line({ openings }: { openings: ShownOpenings }) {
  useEffect(() => {
    void import('../frame/show-openings.ts').then(
      ({ showOpenings }) => showOpenings(openings),
      // Harmless: nothing is shown where it is not known.
      () => {},
    );
  }, [openings]);
  return (
    <p className="mt-4 min-h-[1lh] text-small font-semibold text-spruce-800">
      <NextOpening />
    </p>
  );
}

const place = 'mt-5 min-h-[4.5rem] md:mt-8';

/** The first member of the staff, by name; nothing without staff. */
function Clinician({ member }: { member: Promise<StaffMember | null> }) {
  return (
    // As high as the answer, so that the page does not move.
    <Suspense fallback={<div className={place} />}>
      <Await resolve={member}>
        {(known: StaffMember | null) => known && <Introduction member={known} />}
      </Await>
    </Suspense>
  );
}

function Introduction({ member }: { member: StaffMember }) {
  const { name, title, titleEs, photoUrl, thumbnailUrl } = member;
  return (
    <Link
      to={about}
      className={`group relative flex w-full items-center gap-4 rounded-lg bg-white p-2.5 pr-5 sm:w-fit ${place}`}
    >
      <SafeImage
        src={thumbnailUrl || photoUrl}
        fallback="/img/avatar-blank.svg"
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="size-13 shrink-0 rounded-md bg-tint object-cover object-[50%_30%]"
      />
      <span className="min-w-0 leading-snug">
        <strong className="block font-display text-h4">{name}</strong>
        <span className="flex flex-wrap gap-x-3 text-small">
          <span lang={titleEs ? undefined : englishLang} className="text-text-2">
            {title}
          </span>
          <span className="flex items-center gap-1.5 font-bold text-primary-text group-hover:underline max-sm:absolute max-sm:inset-y-0 max-sm:right-5">
            <span className="max-sm:sr-only">{words.meetTeam}</span>
            <ArrowRight className="ico" />
          </span>
        </span>
      </span>
    </Link>
  );
}
