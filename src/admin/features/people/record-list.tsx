import { Link } from 'react-router-dom';
import { type Lead, type LeadType, leadName } from '#domain/leads/lead.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { type Visit, visitStatusLabels } from '#domain/visits/visit.ts';
import { Badge } from '#ui/badge.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { personPath } from '../../shared/paths/paths.ts';
import type { LoadedPerson } from './load-person.ts';

const requestLabels: Record<LeadType, string> = {
  contact: 'Appointment request',
  pip: 'PIP guide',
  attorney: 'Attorney request',
};

type RecordListProps = {
  person: LoadedPerson;
  ticked: ReadonlySet<string>;
  onTick: (record: string, isTicked: boolean) => void;
};

/** Records that may belong to this person. A shared phone is no proof, so a human selects them. */
export function RecordList({ person: { lead, leads, visits }, ticked, onTick }: RecordListProps) {
  const box = (record: string, label: string, isFixed = false) => (
    <input
      type="checkbox"
      aria-label={label}
      className="mt-0.5 size-5 flex-none accent-primary"
      checked={ticked.has(record)}
      disabled={isFixed}
      onChange={({ target }) => onTick(record, target.checked)}
    />
  );
  return (
    <ul aria-label="Records" className="mt-4 divide-y divide-line rounded-md border border-line">
      {[lead, ...leads].map((each) => (
        <li key={each.id} className="flex gap-3 px-4 py-3">
          {box(
            `leads/${each.id}`,
            `Same person: ${requestLabels[each.type]} of ${leadName(each)}`,
            each === lead,
          )}
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="wrap-anywhere">{leadName(each)}</strong>
              {each.hold && <Badge tone="mute">Legal hold</Badge>}
            </p>
            <p className="text-text-2">
              {requestLabels[each.type]}, <LeadDate moment={each.createdAt} className="num" />
            </p>
            <p className="text-text-3 wrap-anywhere">
              {each === lead ? 'This request' : sameWords(lead, each.email, each.phone)}
            </p>
            {each !== lead && (
              <Link className="link" to={personPath(each.id)}>
                Start from this request
              </Link>
            )}
          </div>
        </li>
      ))}
      {visits.map((visit) => (
        <li key={visit.id} className="flex gap-3 px-4 py-3">
          {box(
            `appointments/${visit.id}`,
            `Same person: visit of ${visit.patientName} on ${shortMoment(visit.startsAt)}`,
          )}
          <div className="min-w-0 flex-1">
            <p>
              <strong className="wrap-anywhere">{visit.patientName}</strong>
            </p>
            <p className="num text-text-2">
              {visit.typeName} visit, {shortMoment(visit.startsAt)},{' '}
              {visitStatusLabels[visit.status].toLowerCase()}
            </p>
            <p className="text-text-3 wrap-anywhere">{visitWords(lead, visit)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function sameWords(lead: Lead, email: string, phone: string): string {
  const same = [
    phone !== '' && phone === lead.phone && `phone ${phone}`,
    email !== '' && email === lead.email && `email ${email}`,
  ].filter(Boolean);
  return same.length > 0 ? `Same ${same.join(', same ')}` : 'Same phone, written in another way';
}

function visitWords(lead: Lead, { leadId, patientEmail, patientPhone }: Visit): string {
  return leadId === lead.id
    ? 'Booked from this request'
    : sameWords(lead, patientEmail, patientPhone);
}
