import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { expect, it } from 'vitest';
import { Head, HeadDefaults } from '#ui/head.tsx';

const show = (page: ReactNode) =>
  render(
    <HelmetProvider>
      <HeadDefaults
        brand="Wasatch Spine"
        origin="https://clinic.example"
        defaultTitle="Chiropractic care"
        defaultDescription="Care after a crash."
      >
        {page}
      </HeadDefaults>
    </HelmetProvider>,
  );

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const canonical = () =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

it('puts the brand after the title', async () => {
  show(<Head title="Contact" path="/contact" description="How to reach us." />);
  await waitFor(() => expect(document.title).toBe('Contact | Wasatch Spine'));
  expect(meta('description')).toBe('How to reach us.');
  expect(canonical()).toBe('https://clinic.example/contact');
  expect(meta('og:title')).toBe('Contact | Wasatch Spine');
  expect(meta('og:url')).toBe('https://clinic.example/contact');
  expect(meta('robots')).toBeUndefined();
});

it.each([
  ['Ice or heat for a sore neck?', 'Ice or heat for a sore neck? | Wasatch Spine & Auto Injury'],
  [
    'Set up a driving seat that spares your neck',
    'Set up a driving seat that spares your neck | Wasatch Spine',
  ],
  [
    'What whiplash feels like on day one, day three and week two',
    'What whiplash feels like on day one, day three and week two',
  ],
])('keeps a title within 65 characters: %s', async (title, shown) => {
  render(
    <HelmetProvider>
      <HeadDefaults brand="Wasatch Spine & Auto Injury" shortBrand="Wasatch Spine">
        <Head title={title} />
      </HeadDefaults>
    </HelmetProvider>,
  );
  await waitFor(() => expect(document.title).toBe(shown));
  expect(shown.length).toBeLessThanOrEqual(65);
});

it('P-SEO-02 falls back to the defaults', async () => {
  show(<Head path="/" />);
  await waitFor(() => expect(document.title).toBe('Chiropractic care | Wasatch Spine'));
  expect(meta('description')).toBe('Care after a crash.');
});

it('makes pictures absolute', async () => {
  show(<Head title="Post" path="/blog/a" image={{ address: '/img/cover.svg', alt: 'A desk' }} />);
  await waitFor(() => expect(meta('og:image')).toBe('https://clinic.example/img/cover.svg'));
  expect(meta('og:type')).toBe('website');
  expect(meta('article:section')).toBeUndefined();
});

it('P-SEO-10 has an article’s section and dates', async () => {
  const publishedAt = new Date('2026-09-01T18:00:00Z');
  show(
    <Head
      title="Post"
      path="/blog/a"
      article={{ section: 'Health & Recovery', publishedAt, changedAt: null }}
    />,
  );
  await waitFor(() => expect(meta('og:type')).toBe('article'));
  expect(meta('article:section')).toBe('Health & Recovery');
  expect(meta('article:published_time')).toBe('2026-09-01T18:00:00.000Z');
  expect(meta('article:modified_time')).toBeUndefined();
});

it('keeps a page out of search', async () => {
  show(<Head title="404 - Page Not Found" noindex />);
  await waitFor(() => expect(meta('robots')).toBe('noindex'));
  expect(canonical()).toBeNull();
});
