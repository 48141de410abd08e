import { type MouseEvent, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  NavLink,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { ArticleBody } from '#ui/article-body.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import {
  type GuidePage,
  guideFileOf,
  guidePageNames,
  guidePages,
  helpPathOf,
} from '../../shared/paths/guide-pages.ts';
import { helpPath } from '../../shared/paths/paths.ts';
import { guideFrom } from './guide-text.ts';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

const texts = import.meta.glob<string>('/docs/guide/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('/docs/{guide,screenshots}/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pictureOf = Object.fromEntries(
  Object.entries(pictures).map(([file, address]) => [file.replace(/.*\//, ''), address]),
);

/** null: there is no such page. */
export async function loader({ params: { page = '' } }: LoaderFunctionArgs) {
  const name = isGuidePage(page) ? page : null;
  const load = name !== null && texts[`/docs/guide/${guideFileOf(name)}.md`];
  return load ? guideFrom(await loadChunk(load), pictureOf) : null;
}

const isGuidePage = (name: string): name is GuidePage => Object.hasOwn(guidePages, name);

export function Component() {
  const guide = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { hash } = useLocation();
  // A new tab has no sections yet when the browser looks for the one in the address.
  useEffect(() => {
    if (guide && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [guide, hash]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || !link.pathname.startsWith(helpPath)) return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  };
  return (
    <>
      <PageHeader
        title={guide?.title ?? 'Help'}
        tabTitle={guide ? `Help: ${guide.title}` : 'Help'}
      />
      <GuideMenu />
      {guide ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only opens the links inside without a page load
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
        <div
          onClick={follow}
          className="mt-6 grid max-w-[48rem] gap-8 leading-[1.6] wrap-break-word"
        >
          {guide.intro && <ArticleBody text={guide.intro} breaks={false} />}
          {guide.sections.map(({ id, title, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
              <h2 id={`${id}-title`} className="mb-3">
                {title}
              </h2>
              <ArticleBody text={text} breaks={false} />
            </section>
          ))}
        </div>
      ) : (
        <EmptyState title="There is no such help page" />
      )}
    </>
  );
}

function GuideMenu() {
  return (
    <nav aria-label="Help" className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
      {guidePageNames.map((name) => (
        <NavLink
          key={name}
          to={helpPathOf(name)}
          end
          className="link py-1.5 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:no-underline"
        >
          {guidePages[name].label}
        </NavLink>
      ))}
    </nav>
  );
}
