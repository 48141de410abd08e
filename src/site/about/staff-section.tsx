import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Await, Link } from 'react-router-dom';
import { defaultStaff, providerPath, type StaffMember } from '#domain/clinic/staff-member.ts';
import { Badge, Chip } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/about.ts';
import { englishLang } from '#words/languages.ts';
import * as staff from '#words/staff.ts';
import { Portrait } from './portrait.tsx';

/** staff resolves to null when the directory failed to load. */
export function Staff({ staff }: { staff: Promise<StaffMember[] | null> }) {
  return (
    <Panel tone="facts" className="section" aria-labelledby="staff-title">
      <div className="wrap">
        <h2 id="staff-title" className="text-h2">
          {words.staffTitle}
        </h2>
        <div className="mt-10 lg:mt-14">
          <Suspense fallback={<StaffSkeleton />}>
            <Await resolve={staff}>
              {(members: StaffMember[] | null) => (
                <StaffList members={members?.length ? members : [defaultStaff]} />
              )}
            </Await>
          </Suspense>
        </div>
      </div>
    </Panel>
  );
}

const columns =
  'grid gap-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(max(13.5rem,22%),1fr))]';

function StaffList({ members }: { members: StaffMember[] }) {
  return (
    <>
      {members.some(({ isSample }) => isSample) && (
        <p className="mb-5">
          <Badge tone="new">{words.samples}</Badge>
        </p>
      )}
      <ul className={columns}>
        {members.map((member) => (
          <StaffCard
            key={member.id}
            member={member}
            lang={member === defaultStaff ? undefined : englishLang}
          />
        ))}
      </ul>
    </>
  );
}

function StaffSkeleton() {
  return (
    <div className={columns}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="card max-w-md overflow-hidden">
          <Skeleton className="aspect-square rounded-none" />
          <div className="grid gap-3 p-5 pb-6">
            <Skeleton className="h-7 w-40 max-w-full" />
            <Skeleton className="h-5 w-32 max-w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

type StaffCardProps = {
  member: StaffMember;
  /** Of what the clinic wrote. */
  lang: string | undefined;
};

function StaffCard({ member, lang }: StaffCardProps) {
  const { name, title, titleEs, bio, bioEs, credentials, specialties } = member;
  const path = providerPath(member);
  return (
    <Card as="li" className="flex max-w-md flex-col overflow-hidden">
      <Portrait member={member} loading="lazy" className="aspect-square" />
      <div className="flex flex-1 flex-col p-5 pb-6">
        <h3 className="text-h3">{name}</h3>
        <p lang={titleEs ? undefined : lang} className="mt-1 font-semibold text-primary-text">
          {title}
        </p>
        {bio && (
          <p lang={bioEs ? undefined : lang} className="mt-3 whitespace-pre-line text-text-2">
            {bio}
          </p>
        )}
        <FactList title={staff.credentials} facts={credentials} lang={lang} />
        <FactList title={staff.specialties} facts={specialties} lang={lang} />
        {path && (
          <Link to={path} className="more mt-auto self-start pt-7">
            {words.moreAbout(name)}
            <ArrowRight className="ico" />
          </Link>
        )}
      </div>
    </Card>
  );
}

type FactListProps = { title: string; facts: string[]; lang: string | undefined };

function FactList({ title, facts, lang }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-sans text-small font-semibold tracking-normal text-text-3">{title}</h4>
      <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} lang={lang} className="max-w-full">
            <Chip className="max-w-full whitespace-normal wrap-anywhere">{fact}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
