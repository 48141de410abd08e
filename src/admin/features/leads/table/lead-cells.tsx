/** Cells that the tables share, and facts of the cards. */
import { Car } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { classNames } from '#ui/class-names.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { WaitingAge } from '../../../shared/parts/waiting-age.tsx';
import { StatusMenu } from '../status/status-menu.tsx';

type CellProps = { lead: Lead };

/** In a narrow table the number has two lines. */
export function PhoneCell({ lead: { phone } }: CellProps) {
  return (
    <td className="num wrap-anywhere">
      {phone ? (
        <a
          href={phoneHref(phone)}
          className="font-semibold text-primary-text underline-offset-2 hover:underline"
        >
          {phone}
        </a>
      ) : (
        <span className="text-text-3">Not provided</span>
      )}
    </td>
  );
}

export function InjuryCell({ lead: { injury } }: CellProps) {
  return (
    <td className={classNames('wrap-anywhere', !injury && 'text-text-3')}>
      <span className="line-clamp-2">{injury || 'Not specified'}</span>
    </td>
  );
}

export function AccidentCell({ lead: { wasInAccident } }: CellProps) {
  return (
    <td>
      {wasInAccident ? (
        <span className="inline-flex items-center gap-1.5 align-middle font-semibold">
          <Car className="ico text-accent-text @max-6xl:hidden" />
          Yes
        </span>
      ) : (
        <span className="text-text-3">No</span>
      )}
    </td>
  );
}

export function DateCell({ lead: { createdAt } }: CellProps) {
  return (
    <td className="num whitespace-nowrap">
      <LeadDate moment={createdAt} stacked />
    </td>
  );
}

export function StatusCell({ lead }: CellProps) {
  return (
    <td>
      <StatusMenu lead={lead} />
      {isInView(lead, 'new') && <WaitingAge lead={lead} className="flex!" />}
    </td>
  );
}

type CardFactProps = {
  label: string;
  /** Replaces a missing value; without it the fact is left out. */
  missing?: string;
  children: ReactNode;
};

export function CardFact({ label, missing, children }: CardFactProps) {
  if (!children && !missing) return null;
  return (
    <>
      <dt className="text-text-3">{label}</dt>
      <dd
        className={classNames(
          'line-clamp-3 wrap-anywhere',
          children ? 'font-medium' : 'text-text-3',
        )}
      >
        {children || missing}
      </dd>
    </>
  );
}

export function EmailFact({ lead, missing }: CellProps & { missing?: string }) {
  return (
    <CardFact label="Email" missing={missing}>
      {lead.email && <EmailLink lead={lead} className="link font-medium" />}
    </CardFact>
  );
}

export function InjuryFact({ lead: { injury } }: CellProps) {
  return (
    <CardFact label="Injury" missing="Not specified">
      {injury}
    </CardFact>
  );
}

export function AccidentFact({ lead: { wasInAccident } }: CellProps) {
  return <CardFact label="Accident">{wasInAccident ? 'Yes' : 'No'}</CardFact>;
}
