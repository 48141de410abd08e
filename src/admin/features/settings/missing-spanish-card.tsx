import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { missingSpanish } from '#domain/settings/missing-spanish.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Card } from '#ui/card.tsx';
import { pages } from '../../shared/access/pages.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { withParams } from '../../shared/paths/with-params.ts';

type MissingSpanishCardProps = { clinic: Clinic; staff: readonly StaffMember[] };

/** Leads to each field that is blank in Spanish and not in English. */
export function MissingSpanishCard({ clinic, staff }: MissingSpanishCardProps) {
  const id = useId();
  const missing = missingSpanish(clinic, staff, clinicDate(useNow()));
  if (missing.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="mt-5 max-w-2xl p-4 sm:p-5">
      <h2 id={id} className="text-[1.0625rem]">
        Missing in Spanish
      </h2>
      <p className="mt-1 text-small text-text-2">Spanish pages show these in English.</p>
      <ul className="mt-3 grid gap-1.5 text-small">
        {missing.map(({ page, field, label, member }) => (
          <li key={`${field} ${label} ${member}`} className="wrap-anywhere">
            <Link
              className="link"
              to={{
                pathname: pages[page].path,
                search: member && withParams(new URLSearchParams(), { member }),
                hash: field,
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
