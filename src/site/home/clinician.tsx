import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Await, Link } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import { meetTeam } from '#words/home.ts';
import { englishLang } from '#words/languages.ts';
import { about } from '#words/paths.ts';

const place = 'mt-5 min-h-[4.5rem] md:mt-8';

/** The first member of the staff, by name; nothing without staff. */
export function Clinician({ member }: { member: Promise<StaffMember | null> }) {
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
            <span className="max-sm:sr-only">{meetTeam}</span>
            <ArrowRight className="ico" aria-hidden="true" />
          </span>
        </span>
      </span>
    </Link>
  );
}
