import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { memberInLanguage } from '#domain/clinic/in-language.ts';
import type { ShownReview } from '#domain/clinic/review.ts';
import { type ListedPost, listedPost } from '#domain/posts/listed-post.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { Deferred } from '#start/deferred.tsx';
import { optionalRead } from '#start/reads.ts';
import { Head } from '#ui/head.tsx';
import { description, title } from '#words/home.ts';
import { lang } from '#words/lang.ts';
import { home } from '#words/paths.ts';
import { ClinicStructuredData, SiteStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { loadOpenings } from '../openings/load-openings.ts';
import { FeaturedArticles } from './featured-articles.tsx';
import { GlanceCard } from './glance-card.tsx';
import { Hero } from './hero.tsx';
import { PipBand } from './pip-band.tsx';
import { Reviews } from './reviews.tsx';
import { SpineIndex } from './spine-index.tsx';
import { Steps } from './steps.tsx';
import { WhoPays } from './who-pays.tsx';

export const handle: PageHandle = { offersSteps: true };

/** Not awaited: the page must not wait for the database. */
export function loader() {
  return {
    hero: optionalRead('hero', 'Failed to load hero image', async () => {
      const { getSitePicture } = await import('#data/pictures/site-media.ts');
      return getSitePicture('hero');
    }),
    clinician: optionalRead('first staff member', 'Failed to load staff information', async () => {
      const { getFirstStaffMember } = await import('#data/staff.ts');
      const member = await getFirstStaffMember();
      return member && memberInLanguage(lang, member);
    }),
    featured: optionalRead('featured', 'Failed to load featured posts', async () => {
      const { listFeaturedPosts, listPosts } = await import('#data/posts/posts.ts');
      // Stars are for English articles: a Spanish page shows its newest ones.
      const posts =
        lang === 'es'
          ? (await listPosts({ language: lang, pageSize: maxFeatured })).posts.slice(0, maxFeatured)
          : await listFeaturedPosts();
      return posts.map(listedPost);
    }),
    openings: loadOpenings(),
    reviews: optionalRead('reviews', 'Failed to load reviews', async () => {
      const { listShownReviews } = await import('#data/shown-reviews.ts');
      return listShownReviews();
    }),
  };
}

export function Component() {
  const clinic = useClinic();
  const { hero, clinician, featured, openings, reviews } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={title} description={description(clinic.promiseHours)} path={home} />
      <Hero image={hero} clinician={clinician} openings={openings} />
      <Deferred>
        <div>
          <WhoPays />
          <GlanceCard />
        </div>
        <Steps />
        <SpineIndex />
        <PipBand />
        <Suspense fallback={null}>
          <Await resolve={reviews}>
            {(shown: ShownReview[] | null) => <Reviews reviews={shown ?? []} />}
          </Await>
        </Suspense>
        <Suspense fallback={null}>
          <Await resolve={featured}>
            {(posts: ListedPost[] | null) => <FeaturedArticles posts={posts ?? []} />}
          </Await>
        </Suspense>
      </Deferred>
      {/* Last: the first screen comes in the first packets. */}
      <ClinicStructuredData />
      <SiteStructuredData />
    </>
  );
}
