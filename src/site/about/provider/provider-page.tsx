import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { memberInLanguage } from '#domain/clinic/in-language.ts';
import { providerPath, type StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import { promptRead } from '#start/reads.ts';
import { Head } from '#ui/head.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as frame from '#words/frame.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/provider.ts';
import { ItemLoadError } from '../../item/item-load-error.tsx';
import { ItemNotFound } from '../../item/item-not-found.tsx';
import { Provider } from './provider.tsx';

type Page = { member: StaffMember | null; types: readonly VisitType[] };

const about = { name: frame.about, path: paths.about };

export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const { read } = await promptRead(`staff member ${slug}`, words.failed, async () => {
    const [{ getStaffMemberBySlug }, { readVisitTypes }] = await Promise.all([
      import('#data/staff.ts'),
      import('#data/read-booking.ts'),
    ]);
    const [member, types] = await Promise.all([
      getStaffMemberBySlug(slug.toLowerCase()),
      readVisitTypes(),
    ]);
    return { member: member && memberInLanguage(lang, member), types };
  });
  return { slug, read };
}

export function Component() {
  const { slug, read } = useLoaderData<typeof loader>();
  return (
    // Keyed by address: another person's page starts fresh.
    <Suspense key={slug} fallback={<Loading />}>
      <Await resolve={read}>
        {(answer: Settled<Page>) => {
          if (!answer.ok) {
            return <ItemLoadError title={frame.broken} failure={answer} list={about} />;
          }
          const { member, types } = answer.value;
          const path = member && providerPath(member);
          if (!member || !path) return <NotFound />;
          if (member.slug !== slug) return <Navigate to={path} replace />;
          return <Provider member={member} types={types} path={path} />;
        }}
      </Await>
    </Suspense>
  );
}

function Loading() {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 text-text-2">
      <Head title={frame.about} />
      <Spinner />
      <p role="status">{words.loading}</p>
    </div>
  );
}

function NotFound() {
  return (
    <ItemNotFound
      title={words.notFound}
      text={words.notFoundText}
      link={{ label: words.seeTeam, path: about.path }}
    />
  );
}
