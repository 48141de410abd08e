import { useId } from 'react';
import { Link } from 'react-router-dom';
import { phoneHref } from '#domain/text/phone.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Stranded } from '#domain/visits/stranded.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { visitPath } from '../../shared/paths/schedule-address.ts';

const atMost = 8;

/** Visits on a day that is closed since, or with a provider who is away; nothing without any. */
export function VisitsToMove({ stranded }: { stranded: readonly Stranded[] }) {
  const id = useId();
  const now = useNow();
  if (stranded.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <div className="border-b border-line px-5 py-4">
        <h2 id={id}>Visits to move</h2>
        <p className="text-[.875rem] text-text-3">
          Their day is closed, or their provider is away. Call the patient, then move or cancel the
          visit.
        </p>
      </div>
      <ul className="divide-y divide-line">
        {stranded.slice(0, atMost).map(({ visit, why }) => (
          <li key={visit.id} className="px-5 py-3.5 focus-within:bg-sunken">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <Link
                to={visitPath(visit)}
                className="py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline max-md:py-2.5"
              >
                {visit.patientName}
              </Link>
              <Badge tone="bad">{why}</Badge>
            </p>
            <p className="num flex flex-wrap items-center gap-x-4 text-[.875rem] text-text-3">
              <span>
                {shortMoment(visit.startsAt, now)} · {visit.providerName}
              </span>
              {visit.patientPhone && (
                <a
                  href={phoneHref(visit.patientPhone)}
                  className="link whitespace-nowrap max-md:py-2.5"
                >
                  {visit.patientPhone}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      {stranded.length > atMost && (
        <p className="border-t border-line px-5 py-3 text-[.875rem] text-text-2">
          And {plural(stranded.length - atMost, 'more visit')}
        </p>
      )}
    </Card>
  );
}
