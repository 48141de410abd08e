import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Suspense } from 'react';
import { Await, Link, useLoaderData } from 'react-router-dom';
import { memberInLanguage } from '#domain/clinic/in-language.ts';
import type { ShownReview } from '#domain/clinic/review.ts';
import { type ListedPost, listedPost } from '#domain/posts/listed-post.ts';
import { maxFeatured } from '#domain/posts/post.ts';
import { ReviewQuote } from '#facts/review-quote.tsx';
import { Deferred } from '#start/deferred.tsx';
import { optionalRead } from '#start/reads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/home.ts';
import { lang } from '#words/lang.ts';
import { blog, home, pipGuide } from '#words/paths.ts';
import { FeaturedCards } from '../blog/featured-cards.tsx';
import { ClinicStructuredData, SiteStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { loadOpenings } from '../openings/load-openings.ts';
import { GuideCover } from '../pip-guide/guide-cover.tsx';
import { GlanceCard } from './glance-card.tsx';
import { Hero } from './hero.tsx';
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
      <Head title={words.title} description={words.description(clinic.promiseHours)} path={home} />
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

function PipBand() {
  return (
    <Panel tone="money" className="overflow-hidden" aria-labelledby="pip-title">
      <div className="wrap relative grid items-center gap-x-10 md:grid-cols-[1.2fr_.8fr] lg:gap-20">
        <div className="pt-10 pb-8 md:pt-[clamp(4rem,2.6rem+5.2vw,7rem)] md:pb-[clamp(4rem,2.6rem+5.2vw,7rem)]">
          <p className="num font-display text-[min(clamp(4.5rem,3rem+7vw,9rem),23vw)] leading-[.82] font-bold tracking-[-.03em] text-alpen-700">
            $3,000<span className="align-[.32em] text-[.45em]">+</span>
          </p>
          <h2 id="pip-title" className="mt-5 max-w-[13.4em] text-h2">
            {words.pipTitle}
          </h2>
          <p className="mt-4 max-w-[48ch] text-lead text-text-2">{words.pipText}</p>
          <p className="mt-6 md:mt-8">
            <ButtonLink to={pipGuide}>{words.getGuide}</ButtonLink>
          </p>
        </div>
        <div className="max-md:absolute max-[24rem]:hidden max-md:right-6 max-md:-bottom-16 max-md:w-28 md:-mb-14 md:w-full md:self-end md:justify-self-end lg:mr-10 lg:max-w-[22rem]">
          <GuideCover />
        </div>
      </div>
    </Panel>
  );
}

/** Nothing without quotes. The rating is at the top of the page. */
function Reviews({ reviews }: { reviews: ShownReview[] }) {
  const { reviewUrl } = useClinic();
  if (reviews.length === 0) return null;
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
          <h2 id="reviews-title" className="text-h2">
            {words.reviewsTitle}
          </h2>
          {reviewUrl && (
            <a href={reviewUrl} className="more">
              {words.readReviews}
              <ArrowUpRight className="ico" />
            </a>
          )}
        </div>
        <ul className="mt-7 grid gap-7 md:mt-10 md:grid-cols-2 md:gap-x-12 md:gap-y-10 lg:mt-14 lg:gap-x-20">
          {reviews.map((review, i) => (
            <li key={review.id} className={i === 0 ? 'md:col-span-full' : ''}>
              <ReviewQuote {...review} large={i === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeaturedArticles({ posts }: { posts: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section
      className="pb-10 sm:pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
      aria-labelledby="articles-title"
    >
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line pt-8 sm:pt-[clamp(3rem,2rem+4vw,5rem)]">
          <h2 id="articles-title" className="text-h2">
            {words.articlesTitle}
          </h2>
          <Link to={blog} className="more">
            {words.allArticles}
            <ArrowRight className="ico" />
          </Link>
        </div>
        <div className="mt-5 sm:mt-10">
          <FeaturedCards posts={posts} />
        </div>
      </div>
    </section>
  );
}
