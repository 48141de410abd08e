import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '#domain/posts/post.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { put } from '../fake-clinic/lists.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard, reported } from '../reports.ts';
import { cover, coverSrcSet, post, posts } from './post-fixtures.ts';
import { structuredData } from './structured-data.ts';

const whiplash = post('whiplash', {
  title: 'What whiplash feels like',
  summary: 'Symptoms often arrive late.',
  content: 'Day one.\nDay three.\n\n## Week two',
});

beforeEach(() => {
  backend.posts = [whiplash];
});

async function open(fields: Partial<Post> = {}) {
  backend.posts = put(backend.posts, { ...whiplash, ...fields });
  return openPage('/blog/whiplash');
}

const hero = () => document.querySelector('img[fetchpriority="high"]');
const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);

describe('an article', () => {
  it('P-POST-01 P-POST-06 says that it is loading, and reads the post with the slug of the address', async () => {
    backend.hold('getPostBySlug');
    openRoute('/blog/whiplash');
    expect(await screen.findByText('Loading blog post...')).toHaveAttribute('role', 'status');
    expect(document.querySelector('main .spinner')).toBeVisible();
    expect(backend.calls('getPostBySlug')).toEqual([['whiplash', 'en']]);
  });

  it('P-ROUTE-01 P-POST-07 P-POST-11 P-POST-13 P-POST-14 shows title, clinic, summary and text', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What whiplash feels like');
    const article = within(screen.getByRole('article'));
    expect(article.getByText('Wasatch Spine & Auto Injury')).toBeVisible();
    expect(article.getByText('Symptoms often arrive late.')).toHaveClass('panel-facts');
    expect((await article.findByText(/^Day one/)).innerHTML).toBe('Day one.<br>Day three.');
    expect(article.getByRole('heading', { level: 2, name: 'Week two' })).toBeVisible();
  });

  it.each([
    [{}, 'October 14, 2026', '2026-10-14T18:00:00.000Z'],
    [{ updatedAt: null }, 'September 1, 2026', '2026-09-01T18:00:00.000Z'],
  ])(
    'P-POST-08 shows the date of the last change, or of the creation: %j',
    async (fields, date, iso) => {
      await open(fields);
      expect(screen.getByText(date)).toHaveAttribute('datetime', iso);
    },
  );

  it('P-POST-09 shows Recent without any date', async () => {
    await open({ createdAt: null, updatedAt: null });
    expect(screen.getByRole('article')).toHaveTextContent('Recent');
    expect(document.querySelector('time')).toBeNull();
  });

  it.each([
    [400, '2 min read'],
    [401, '3 min read'],
  ])('P-POST-10 takes %i words for %s', async (words, text) => {
    await open({ content: 'word '.repeat(words) });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has no summary box without a summary', async () => {
    await open({ summary: '' });
    expect(document.querySelector('article p:empty')).toBeNull();
  });

  it('runs no scripts from its text', async () => {
    await open({ content: 'Text <script>run()</script><img src=x onerror="run()">' });
    expect(document.querySelector('article script')).toBeNull();
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('P-POST-15 P-POST-16 P-POST-17 links to the phone, the request form and the blog', async () => {
    await open();
    const care = within(screen.getByRole('complementary', { name: 'Need Professional Care?' }));
    expect(care.getByRole('link', { name: 'Call (801) 555-0142' })).toLeadTo('tel:+18015550142');
    expect(care.getByRole('link', { name: 'Request Appointment' })).toLeadTo('/contact');
    const more = within(screen.getByRole('complementary', { name: 'More Helpful Articles' }));
    expect(more.getByRole('link')).toLeadTo('/blog');
  });
});

describe('the hero image', () => {
  const firebase = 'https://firebasestorage.googleapis.com/v0/b/c/o/h.webp?alt=media&token=t';
  const unsplash = 'https://images.unsplash.com/photo-1';
  it.each<[string, Partial<Post>, src: string, alt: string]>([
    [
      'P-POST-12 is the hero, without the alt text of the cover',
      { heroUrl: 'https://files.example/hero.webp' },
      'https://files.example/hero.webp',
      '',
    ],
    [
      'P-POST-12 is the cover when there is no hero',
      {},
      'https://files.example/whiplash.webp',
      'Picture of whiplash',
    ],
    [
      'P-IMG-01 P-IMG-03 is requested at 1200x600, webp, quality 80',
      { heroUrl: firebase },
      `${firebase}&width=1200&height=600&format=webp&quality=80`,
      '',
    ],
    [
      'P-IMG-02 P-IMG-03 is requested from Unsplash with the parameters of Unsplash',
      { heroUrl: unsplash },
      `${unsplash}?w=1200&h=600&fit=crop&fm=webp&q=80`,
      '',
    ],
    [
      'P-ERR-11 is a built-in one for an article without pictures',
      { coverImageUrl: '', coverImageAlt: '' },
      '/img/hero-wide.svg',
      '',
    ],
  ])('%s', async (_, fields, src, alt) => {
    await open(fields);
    expect(hero()).toHaveAttribute('src', src);
    expect(hero()).toHaveAttribute('alt', alt);
  });

  it('P-IMG-03 P-POST-12 has the stored widths of the cover, and its placeholder below', async () => {
    await open(cover);
    expect(hero()).toHaveAttribute('src', 'https://files.example/whiplash.webp');
    expect(hero()).toHaveAttribute('srcset', coverSrcSet);
    expect(hero()?.previousElementSibling).toHaveAttribute('src', cover.coverPlaceholder);
    fireEvent.error(hero() as Element);
    expect(hero()).toHaveAttribute('src', '/img/hero-wide.svg');
    expect(hero()).not.toHaveAttribute('srcset');
  });

  it('P-POST-12 has none of the cover’s widths when there is a hero', async () => {
    await open({ ...cover, heroUrl: 'https://files.example/hero.webp' });
    expect(hero()).not.toHaveAttribute('srcset');
    expect(hero()?.previousElementSibling).toBeNull();
  });

  it('P-ERR-11 P-ERR-12 is a built-in one when the image fails to load', async () => {
    await open();
    fireEvent.error(hero() as Element);
    expect(hero()).toHaveAttribute('src', '/img/hero-wide.svg');
  });
});

describe('related articles', () => {
  const region = () => screen.findByRole('region', { name: 'Related articles' });

  it('are three others, the most similar first', async () => {
    const headaches = post('headaches', { content: 'Day one and day three of whiplash' });
    backend.posts = [...posts(3), whiplash, headaches];
    await open();
    const links = within(await region()).getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]).toLeadTo('/blog/headaches');
    expect(backend.calls('listPosts')).toEqual([[{ pageSize: 10, language: 'en' }]]);
  });

  it('link to the next article, which shows its title during the read', async () => {
    const next = post('p1');
    backend.posts = [next];
    const router = await open();
    backend.hold('getPostBySlug');
    await userEvent.click(within(await region()).getByRole('link'));
    expect(await screen.findByText('Loading blog post...')).toBeVisible();
    expect(router.state.location.pathname).toBe('/blog/p1');
    expect(screen.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
    expect(document.title).toContain(next.title);
    expect(screen.queryByText(whiplash.summary)).not.toBeInTheDocument();
  });

  it('are left out when they cannot be read', async () => {
    backend.fail('listPosts');
    await open();
    await reported('Failed to load related posts');
    expect(screen.queryByRole('region', { name: 'Related articles' })).not.toBeInTheDocument();
  });
});

describe('an address without an article', () => {
  it('P-POST-02 P-POST-03 P-POST-04 P-POST-05 shows the not-found screen with noindex', async () => {
    openRoute('/blog/nothing');
    expect(
      await screen.findByRole('heading', { level: 1, name: '404 - Post Not Found' }),
    ).toBeVisible();
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toLeadTo('/blog');
    await waitFor(() => expect(meta('robots')).toHaveAttribute('content', 'noindex'));
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
    expect(await axe()).toEqual([]);
  });

  it('redirects from capitals to the address of the article', async () => {
    const router = openRoute('/blog/WhipLash');
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog/whiplash'));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('redirects from a former address, and replaces its history entry', async () => {
    backend.formerSlugs = { 'old-address': 'whiplash' };
    const router = openRoute('/blog/old-address');
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog/whiplash'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('an article that cannot be read', () => {
  it('P-ERR-02 P-ERR-03 shows our own words, the phone number, a link back and a retry', async () => {
    const error = new Error('Request failed with error: Failed to fetch');
    backend.failOnce('getPostBySlug', error);
    openRoute('/blog/whiplash');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load post$/);
    expect(heard).toHaveBeenCalledWith('Failed to load post', error);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Call (801) 555-0142' })).toBeVisible();
    expect(screen.getByRole('link', { name: '← Back to Blog' })).toLeadTo('/blog');
    expect(await axe()).toEqual([]);
    await press('Try again');
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('for search engines and shared links', () => {
  it('P-SEO-01 P-SEO-10 is an article of the section Health & Recovery', async () => {
    await open();
    await waitFor(() => expect(meta('og:type')).toHaveAttribute('content', 'article'));
    expect(document.title).toBe('What whiplash feels like | Wasatch Spine & Auto Injury');
    expect(meta('article:section')).toHaveAttribute('content', 'Health & Recovery');
    expect(meta('description')).toHaveAttribute('content', 'Symptoms often arrive late.');
    expect(meta('og:image')).toHaveAttribute('content', 'https://files.example/whiplash.webp');
  });

  it('P-SEO-08 has data of the article and its breadcrumb', async () => {
    await open({ title: 'Ends </script><b>here' });
    expect(structuredData('BlogPosting')).toMatchObject({
      headline: 'Ends </script><b>here',
      description: 'Symptoms often arrive late.',
      image: 'https://files.example/whiplash.webp',
      articleSection: 'Health & Recovery',
      datePublished: '2026-09-01T18:00:00.000Z',
      dateModified: '2026-10-14T18:00:00.000Z',
      author: { name: 'Wasatch Spine & Auto Injury' },
      publisher: { name: 'Wasatch Spine & Auto Injury' },
      mainEntityOfPage: 'https://clinic.example/blog/whiplash',
    });
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(script.textContent).not.toContain('<');
    }
    expect(structuredData('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://clinic.example/' },
        { position: 2, name: 'Blog', item: 'https://clinic.example/blog' },
        { position: 3, item: 'https://clinic.example/blog/whiplash' },
      ],
    });
  });
});
