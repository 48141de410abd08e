import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { originalVisitTypes, type VisitType } from '#domain/clinic/visit-types.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { structuredData } from './structured-data.ts';

const dana: StaffMember = {
  ...staffMemberFrom('dana', {}),
  name: 'Dr. Dana Reyes',
  title: 'Chiropractic physician',
  bio: 'Examines necks and backs.',
  photoUrl: 'https://files.example/dana.webp',
  credentials: ['D.C. degree'],
  specialties: ['Whiplash'],
  slug: 'dana-reyes',
  licenseNumber: '000-1',
  languages: ['English', 'Spanish'],
  firstVisit: 'You talk.\nThen she examines you.',
  visitTypes: ['new_patient', 'treatment'],
};

beforeEach(() => {
  backend.staff = [dana];
});

async function open(fields: Partial<StaffMember> = {}) {
  backend.staff = [{ ...dana, ...fields }];
  return openPage('/about/dana-reyes', 'Dr. Dana Reyes');
}

const main = () => within(screen.getByRole('main'));
const factOf = (name: string) =>
  main().getByText(name, { selector: 'dt' }).parentElement?.textContent;

describe('the page of a provider', () => {
  it('introduces the person', async () => {
    await open();
    expect(main().getByText('Chiropractic physician')).toBeVisible();
    expect(main().getByText('Examines necks and backs.')).toBeVisible();
    expect(main().getByRole('img', { name: 'Portrait of Dr. Dana Reyes' })).toHaveAttribute(
      'src',
      'https://files.example/dana.webp',
    );
    expect(factOf('Credentials')).toBe('CredentialsD.C. degree');
    expect(factOf('License number')).toBe('License number000-1');
    expect(factOf('Languages')).toBe('LanguagesEnglishSpanish');
    expect(factOf('Specialties')).toBe('SpecialtiesWhiplash');
    const first = within(
      main().getByRole('region', { name: 'Your first visit with Dr.\u00a0Dana Reyes' }),
    );
    expect(first.getByText(/You talk/)).toHaveClass('whitespace-pre-line');
    expect(await axe()).toEqual([]);
  });

  it('lists the visits, and leads to a request for this person, in no yellow button', async () => {
    await open();
    const visits = within(main().getByRole('region', { name: 'Visits with Dr.\u00a0Dana Reyes' }));
    expect(visits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New patient60 minutes',
      'Treatment15 minutes',
    ]);
    for (const link of main().getAllByRole('link', { name: 'Request an appointment' })) {
      expect(link).toLeadTo('/contact?with=Dr.%20Dana%20Reyes');
      expect(link).not.toHaveClass('btn-accent');
    }
  });

  it('lists no type that is inactive or not on the website', async () => {
    const [first, second, third] = originalVisitTypes;
    const own = { ...first, id: 'own', name: 'Posture check', minutes: 45 } as VisitType;
    backend.visitTypes = [
      ...[{ ...first, isActive: false }, { ...second, isOnline: false }, third, own],
    ] as VisitType[];
    await open({ visitTypes: null });
    const visits = within(main().getByRole('region', { name: /^Visits with/ }));
    expect(visits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Treatment15 minutes',
      'Posture check45 minutes',
    ]);
  });

  it('offers no appointment with a person who takes none, but a call', async () => {
    await open({ takesAppointments: false });
    expect(main().queryByRole('link', { name: 'Request an appointment' })).toBeNull();
    expect(main().queryByRole('region', { name: /^Visits/ })).toBeNull();
    expect(main().getByRole('link', { name: `Call ${clinic.phone}` })).toBeVisible();
  });

  it('leaves out what is not known', async () => {
    const empty = { credentials: [], specialties: [], languages: [] };
    await open({ ...empty, licenseNumber: '', firstVisit: '', bio: '' });
    expect(main().queryByRole('complementary')).toBeNull();
    expect(main().queryByRole('region', { name: /first visit/ })).toBeNull();
  });

  it('says when the person is made up for a demo', async () => {
    await open({ isSample: true });
    expect(main().getByText('Sample profile')).toBeVisible();
  });

  it('describes the person to search engines, with what is known alone', async () => {
    await open({ licenseNumber: '', languages: [] });
    await waitFor(() =>
      expect(document.title).toBe(`Dr. Dana Reyes, Chiropractic physician | ${clinic.shortName}`),
    );
    expect(document.head.querySelector('link[rel="canonical"]')).toLeadTo(
      `${clinic.origin}/about/dana-reyes`,
    );
    expect(structuredData('Person')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': `${clinic.origin}/about/dana-reyes#person`,
      name: 'Dr. Dana Reyes',
      jobTitle: 'Chiropractic physician',
      url: `${clinic.origin}/about/dana-reyes`,
      image: 'https://files.example/dana.webp',
      worksFor: expect.objectContaining({ '@id': `${clinic.origin}/#clinic` }),
      hasCredential: [{ '@type': 'EducationalOccupationalCredential', name: 'D.C. degree' }],
      knowsAbout: ['Whiplash'],
    });
    const trail = structuredData('BreadcrumbList').itemListElement as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'About', 'Dr. Dana Reyes']);
  });

  it('names license and languages to search engines', async () => {
    await open();
    expect(structuredData('Person')).toMatchObject({
      identifier: { '@type': 'PropertyValue', name: 'License number', value: '000-1' },
      knowsLanguage: ['English', 'Spanish'],
    });
  });

  it('opens from an address in capitals, too', async () => {
    const router = openRoute('/about/Dana-Reyes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/about/dana-reyes'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dr. Dana Reyes');
  });
});

it('an address of no member of the team shows the not-found screen with noindex', async () => {
  openRoute('/about/nobody');
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 - Team Member Not Found' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the team' })).toLeadTo('/about');
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    ),
  );
  expect(await axe()).toEqual([]);
});

it('a page that cannot be read says so, and loads with Try again', async () => {
  const error = new Error('Failed to fetch');
  backend.failOnce('getStaffMemberBySlug', error);
  openRoute('/about/dana-reyes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this page');
  expect(heard).toHaveBeenCalledWith('Failed to load this page', error);
  expect(await axe()).toEqual([]);
  await press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Dana Reyes' })).toBeVisible();
});
