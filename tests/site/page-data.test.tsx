import { expect, it } from 'vitest';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { openPage } from '../open-route.tsx';
import { structuredData } from './structured-data.ts';

it.each([
  ['/about', 'About'],
  ['/patient-info', 'Patient Info'],
  ['/attorneys', 'Attorneys'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/disclaimer', 'Disclaimer'],
  ['/notice-of-privacy-practices', 'Notice of Privacy Practices'],
  ['/good-faith-estimate', 'Good faith estimate'],
  ['/accessibility', 'Accessibility'],
  ['/language-help', 'Language help'],
])('%s has a breadcrumb under Home in its structured data', async (path, name) => {
  await openPage(path);
  expect(structuredData('BreadcrumbList').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${clinic.origin}/` },
    { '@type': 'ListItem', position: 2, name, item: clinic.origin + path },
  ]);
});

it.each(['/about', '/patient-info', '/attorneys'])(
  'P-SEO-07 describes the clinic to search engines on %s',
  async (path) => {
    await openPage(path);
    expect(structuredData('MedicalClinic')).toMatchObject({
      telephone: '+18015550142',
      address: { addressLocality: 'Sandy' },
    });
  },
);
