import type { Clinic, WeekHours } from '#domain/clinic/clinic.ts';
import { shareImage } from '#domain/clinic/share-image.ts';
import { internationalPhone } from '#domain/text/phone.ts';
import type { Weekday } from '#domain/time/wall-clock.ts';
import { useClinic } from './use-clinic.ts';

const schemaDays: Record<Weekday, string> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
};

/** One entry per open span: schema.org cannot say 'closed at noon' in one. */
const openingHoursOf = (hours: WeekHours) =>
  Object.entries(hours).flatMap(([weekday, spans]) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaDays[Number(weekday) as Weekday],
      opens: from,
      closes: to,
    })),
  );

/** The clinic in schema.org's terms. No rating: a business must not rate itself there. */
export const clinicData = (clinic: Clinic) => ({
  '@context': 'https://schema.org',
  '@type': ['MedicalClinic', 'LocalBusiness'],
  '@id': `${clinic.origin}/#clinic`,
  name: clinic.name,
  url: `${clinic.origin}/`,
  // Search engines want bitmaps, no drawings.
  logo: `${clinic.origin}/icon-512.png`,
  image: `${clinic.origin}${shareImage.address}`,
  telephone: internationalPhone(clinic.phone),
  email: clinic.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: clinic.address.street,
    addressLocality: clinic.address.city,
    addressRegion: clinic.address.region,
    postalCode: clinic.address.postalCode,
    addressCountry: clinic.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...clinic.geo },
  hasMap: clinic.mapUrl,
  openingHoursSpecification: openingHoursOf(clinic.hours),
});

/** Facts for search engines. Escapes '<': text could otherwise end the script element. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}

export function ClinicStructuredData() {
  return <StructuredData data={clinicData(useClinic())} />;
}

/** The site itself, whose name search engines show above its pages. */
export function SiteStructuredData() {
  const clinic = useClinic();
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${clinic.origin}/#website`,
        name: clinic.name,
        alternateName: clinic.shortName,
        url: `${clinic.origin}/`,
        inLanguage: 'en-US',
        publisher: { '@id': clinicData(clinic)['@id'] },
      }}
    />
  );
}
