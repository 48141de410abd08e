import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteMedia } from '#data/site-media.ts';
import { listStaff } from '#data/staff.ts';
import { clinic } from '#domain/clinic.ts';
import { openRoute } from '../admin/open-route.tsx';
import { structuredData } from './structured-data.ts';

vi.mock('#data/site-media.ts');
vi.mock('#data/staff.ts');

beforeEach(() => {
  vi.mocked(getSiteMedia).mockResolvedValue(null);
  vi.mocked(listStaff).mockResolvedValue([]);
});

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe.each([
  ['/about', 'About'],
  ['/patient-info', 'Patient Info'],
  ['/attorneys', 'Attorneys'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/disclaimer', 'Disclaimer'],
])('%s', (path, title) => {
  const url = `${clinic.origin}${path}`;
  const fullTitle = `${title} | ${clinic.name}`;

  beforeEach(async () => {
    openRoute(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe(fullTitle));
  });

  it('P-SEO-01 P-SEO-03 P-SEO-04 P-SEO-05 P-SEO-06 has title, description, address and cards', () => {
    const description = meta('description') ?? '';
    expect(description.length).toBeGreaterThan(80);
    expect(description.length).toBeLessThan(200);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', url);
    expect(meta('og:title')).toBe(fullTitle);
    expect(meta('og:url')).toBe(url);
    expect(meta('og:description')).toBe(description);
    expect(meta('twitter:title')).toBe(fullTitle);
    expect(meta('twitter:description')).toBe(description);
  });

  it('stands under Home for search engines', () => {
    expect(structuredData('BreadcrumbList').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${clinic.origin}/` },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ]);
  });
});

it.each(['/about', '/patient-info', '/attorneys'])(
  'P-SEO-07 describes the clinic on %s',
  async (path) => {
    openRoute(path);
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('MedicalClinic')).toMatchObject({ telephone: '+18015550142' });
  },
);
