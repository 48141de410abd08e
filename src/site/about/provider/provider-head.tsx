import type { Clinic } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Head } from '#ui/head.tsx';
import { about } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/provider.ts';
import { portraitOf } from '#words/staff.ts';
import { BreadcrumbData } from '../../clinic/breadcrumb-data.tsx';
import { clinicData, known, StructuredData } from '../../clinic/structured-data.tsx';
import { useClinic } from '../../clinic/use-clinic.ts';

export function ProviderHead({ member, path }: { member: StaffMember; path: string }) {
  const clinic = useClinic();
  const { name, title, photoUrl } = member;
  const more = member.firstVisit ? words.alsoHere : '';
  return (
    <>
      <Head
        title={`${name}, ${title}`}
        description={words.description(name, title, clinic.name) + more}
        path={path}
        image={photoUrl ? { address: photoUrl, alt: portraitOf(name) } : undefined}
      />
      <StructuredData data={personData(member, path, clinic)} />
      <BreadcrumbData name={name} path={path} above={[{ name: about, path: paths.about }]} />
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
      ? { '@type': 'PropertyValue', name: words.license, value: licenseNumber }
      : undefined,
    knowsLanguage: known(languages),
    knowsAbout: known(specialties),
  };
}
