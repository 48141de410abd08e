import { Map as MapIcon, Navigation } from 'lucide-react';
import { useState } from 'react';
import { addressLine, cityLine } from '#domain/clinic/address-lines.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/contact.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** The map service sets cookies of its own, so it loads only on request. */
export function ClinicMap() {
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
              <MapIcon className="ico" aria-hidden="true" />
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
            <Navigation className="ico" aria-hidden="true" />
            {words.directions}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
