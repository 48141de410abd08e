import type { Clinic, Closure, OpeningTimes, OpenSpan, WeekHours } from '#domain/clinic/clinic.ts';
import { openSpansOn } from '#domain/clinic/opening-hours.ts';
import { shareImage } from '#domain/clinic/share-image.ts';
import { internationalPhone } from '#domain/text/phone.ts';
import { addDays, daysBetween } from '#domain/time/clinic-day.ts';
import type { Weekday } from '#domain/time/wall-clock.ts';
import { service } from '#words/facts.ts';
import { locale } from '#words/lang.ts';
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

/** Of a closed day, in the form that Google asks for. */
const shut = { from: '00:00', to: '00:00' };

const mostDays = 60;

/** A whole-day closure is one entry. Of the others each day has what is left of it. */
const specialHours = ({ from, to, span }: Closure, clinic: OpeningTimes) => {
  const entry = (validFrom: string, validThrough: string, { from, to }: OpenSpan) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    opens: from,
    closes: to,
  });
  if (!span) return [entry(from, to, shut)];
  const length = Math.min(daysBetween(from, to) + 1, mostDays);
  const dates = Array.from({ length }, (_, day) => addDays(from, day));
  return dates.flatMap((date) => {
    const left = openSpansOn(date, clinic);
    return (left.length > 0 ? left : [shut]).map((each) => entry(date, date, each));
  });
};

/** The clinic in schema.org's terms; undefined is left out. No rating: a business must not rate itself there. */
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
    addressRegion: clinic.address.region || undefined,
    postalCode: clinic.address.postalCode || undefined,
    addressCountry: clinic.address.country,
  },
  geo: clinic.geo ? { '@type': 'GeoCoordinates', ...clinic.geo } : undefined,
  hasMap: clinic.mapUrl || undefined,
  sameAs: known(clinic.profiles),
  areaServed: clinic.address.city
    ? { '@type': 'City', name: `${clinic.address.city}, ${clinic.address.region}` }
    : undefined,
  availableLanguage: known(clinic.languages),
  medicalSpecialty: 'Musculoskeletal',
  availableService: { '@type': 'MedicalTherapy', name: service },
  openingHoursSpecification: known(openingHoursOf(clinic.hours)),
  specialOpeningHoursSpecification: known(
    clinic.closures.flatMap((closure) => specialHours(closure, clinic)),
  ),
});

/** JSON leaves out undefined. Search engines take an empty list for a mistake. */
export const known = <Item,>(items: readonly Item[]) => (items.length > 0 ? items : undefined);

/** Facts for search engines, which need the site's address. Escapes '<': text could end the script element. */
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
        alternateName: clinic.shortName || undefined,
        url: `${clinic.origin}/`,
        inLanguage: locale.replace('_', '-'),
        publisher: { '@id': clinicData(clinic)['@id'] },
      }}
    />
  );
}
