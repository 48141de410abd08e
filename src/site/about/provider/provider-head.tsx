import type { Clinic } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Head } from '#ui/head.tsx';
import { BreadcrumbData } from '../../clinic/breadcrumb-data.tsx';
import { clinicData, known, StructuredData } from '../../clinic/structured-data.tsx';
import { useClinic } from '../../clinic/use-clinic.ts';

export function ProviderHead({ member, path }: { member: StaffMember; path: string }) {
  const clinic = useClinic();
  const { name, title, photoUrl } = member;
  const more = member.firstVisit ? ' Training, languages, and what your first visit is like.' : '';
  return (
    <>
      <Head
        title={`${name}, ${title}`}
        description={`${name}, ${title} at ${clinic.name} in Sandy, Utah.${more}`}
        path={path}
        image={photoUrl ? { address: photoUrl, alt: `Portrait of ${name}` } : undefined}
      />
      <StructuredData data={personData(member, path, clinic)} />
      <BreadcrumbData name={name} path={path} above={[{ name: 'About', path: '/about' }]} />
    </>
  );
}

/** A person who works at the clinic: schema.org's Physician is a practice with a price range, not a person. */
function personData(member: StaffMember, path: string, clinic: Clinic) {
  const worksFor = clinicData(clinic);
  const { name, title, photoUrl, credentials, licenseNumber, languages, specialties } = member;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${clinic.origin}${path}#person`,
    name,
    jobTitle: title,
    url: `${clinic.origin}${path}`,
    image: photoUrl || undefined,
    worksFor: {
      '@type': worksFor['@type'],
      '@id': worksFor['@id'],
      name: clinic.name,
      url: worksFor.url,
    },
    hasCredential: known(credentials)?.map((credential) => ({
      '@type': 'EducationalOccupationalCredential',
      name: credential,
    })),
    identifier: licenseNumber
      ? { '@type': 'PropertyValue', name: 'License number', value: licenseNumber }
      : undefined,
    knowsLanguage: known(languages),
    knowsAbout: known(specialties),
  };
}
