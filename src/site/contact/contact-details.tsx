import { Mail, Map as MapIcon, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addressLine, cityLine } from '#domain/clinic/address-lines.ts';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import { ProfileLinks } from '#facts/profile-links.tsx';
import { SpokenLanguages } from '#facts/spoken-languages.tsx';
import { WeekTable } from '#facts/week-table.tsx';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/contact.ts';
import { officeHours } from '#words/facts.ts';
import { englishLang } from '#words/languages.ts';
import { languageHelp } from '#words/paths.ts';
import { OpenLine } from '../clinic/open-line.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';

export function ContactDetails() {
  const clinic = useClinic();
  const now = useMinute();
  const { address, arrival, arrivalEs, phone, email, hours, languages, profiles } = clinic;
  return (
    <section aria-label={words.details} className="grid content-start gap-9">
      {address.street && <ClinicMap />}
      {arrival && (
        <div>
          <h2 className="text-h3">{words.arrival}</h2>
          <p
            lang={arrivalEs ? undefined : englishLang}
            className="mt-2 whitespace-pre-line wrap-anywhere"
          >
            {arrival}
          </p>
        </div>
      )}
      {(phone || email) && (
        <div className="grid gap-4">
          {phone && (
            <p className="flex items-center gap-3.5">
              <Phone className="ico text-primary" />
              <PhoneLink className="link num -my-1.5 py-1.5" />
            </p>
          )}
          {email && (
            <p className="flex items-center gap-3.5">
              <Mail className="ico text-primary" />
              <a className="link -my-1.5 py-1.5 wrap-anywhere" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
        </div>
      )}
      {hasHours(hours) && (
        <div>
          <h2 className="text-h3">{officeHours}</h2>
          <OpenLine className="mt-2 mb-3 text-small font-semibold text-text-2" />
          <WeekTable clinic={clinic} now={now} />
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <h2 className="text-h3">{words.languages}</h2>
          <p className="mt-2">
            <SpokenLanguages languages={languages} />{' '}
            <Link to={languageHelp} className="link">
              {words.moreLanguages}
            </Link>
          </p>
        </div>
      )}
      {profiles.length > 0 && (
        <div>
          <h2 className="text-h3">{words.profiles}</h2>
          <ProfileLinks profiles={profiles} />
        </div>
      )}
    </section>
  );
}

/** The map service sets cookies of its own, so it loads only on request. */
function ClinicMap() {
  const clinic = useClinic();
  const place = addressLine(clinic.address);
  const map = `https://www.google.com/maps?q=${encodeURIComponent(place)}`;
  const [loaded, setLoaded] = useState(false);
  return (
    <div>
      <div className="relative aspect-[4/3] overflow-hidden rounded-xl border border-line bg-tint">
        {loaded ? (
          <iframe
            title={words.mapOf(clinic.name, place)}
            src={`${map}&output=embed`}
            className="absolute inset-0 size-full"
            referrerPolicy="no-referrer-when-downgrade"
            allowFullScreen
            // Takes the focus from the button that it replaces.
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            <img
              src="/img/map.svg"
              alt={words.mapPicture}
              width={480}
              height={360}
              loading="lazy"
              className="absolute inset-0 size-full object-cover"
            />
            {/* A link to the map, for a browser without JavaScript. */}
            <ButtonLink
              href={clinic.mapUrl || map}
              variant="outline"
              size="sm"
              className="absolute bottom-3 left-3 min-h-11 border-transparent shadow-2"
              data-app=""
              onClick={(event) => {
                event.preventDefault();
                setLoaded(true);
              }}
            >
              <MapIcon className="ico" />
              {words.loadMap}
            </ButtonLink>
          </>
        )}
      </div>
      {!loaded && <p className="hint mt-2">{words.mapCookies}</p>}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <address className="not-italic">
          <strong className="block">{clinic.address.street}</strong>
          {cityLine(clinic.address)}
        </address>
        {clinic.mapUrl && (
          <ButtonLink href={clinic.mapUrl} variant="outline" size="sm" className="min-h-11">
            <Navigation className="ico" />
            {words.directions}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
