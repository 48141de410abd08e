import { cityLine } from '#domain/clinic/address-lines.ts';
import { ButtonLink } from '#ui/button.tsx';
import { englishLang } from '#words/languages.ts';
import * as words from '#words/visit.ts';
import { whatToBring } from '#words/what-to-bring.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function VisitFacts() {
  const clinic = useClinic();
  return (
    <section aria-label={words.before} className="grid content-start gap-8">
      <div>
        <h2 className="text-h3">{words.where}</h2>
        <address className="mt-2 whitespace-pre-line not-italic">
          {[clinic.name, clinic.address.street, cityLine(clinic.address)]
            .filter(Boolean)
            .join('\n')}
        </address>
        {clinic.arrival && (
          <p
            lang={clinic.arrivalEs ? undefined : englishLang}
            className="mt-2 max-w-[46ch] wrap-anywhere text-text-2"
          >
            {clinic.arrival}
          </p>
        )}
        {clinic.mapUrl && (
          <ButtonLink
            href={clinic.mapUrl}
            rel="noreferrer"
            variant="outline"
            size="sm"
            className="mt-4 min-h-11"
          >
            {words.directions}
          </ButtonLink>
        )}
      </div>
      <div>
        <h2 className="text-h3">{words.bringTitle}</h2>
        <p className="mt-2 max-w-[46ch] text-text-2">{whatToBring}</p>
      </div>
    </section>
  );
}
