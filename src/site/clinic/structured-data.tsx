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

/**
 * The clinic in schema.org's terms. JSON leaves out what is undefined. No rating: a business must not rate itself
 * there.
 */
export const clinicData = (clinic: Clinic) => ({
  '@context': 'https://schema.org',
  '@type': ['MedicalClinic', 'LocalBusiness'],
  '@id': `${clinic.origin}/#clinic`,
  name: clinic.name,
  url: `${clinic.origin}/`,
  // Search engines want bitmaps, no drawings.
  logo: `${clinic.origin}/icon-512.png`,
  image: `${clinic.origin}${shareImage.address}`,
  telephone: clinic.phone ? internationalPhone(clinic.phone) : undefined,
  email: clinic.email || undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: clinic.address.street || undefined,
    addressLocality: clinic.address.city || undefined,
    addressRegion: clinic.address.region,
    postalCode: clinic.address.postalCode || undefined,
    addressCountry: clinic.address.country,
  },
  geo: clinic.geo ? { '@type': 'GeoCoordinates', ...clinic.geo } : undefined,
  hasMap: clinic.mapUrl || undefined,
  openingHoursSpecification: openingHoursOf(clinic.hours),
});

/**
 * Facts for search engines, which need the address of the site. Escapes '<': text could otherwise end the script
 * element.
 */
export function StructuredData({ data }: { data: object }) {
  if (!useClinic().origin) return null;
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
