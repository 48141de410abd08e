import type { ReactNode } from 'react';
import { requestLabels } from '#domain/leads/answers.ts';
import { leadName } from '#domain/leads/lead.ts';
import { datedMoment } from '#domain/time/clinic-time.ts';
import { visitStatusLabels } from '#domain/visits/visit.ts';
import { Badge } from '#ui/badge.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import type { LoadedPerson } from './load-person.ts';

type RecordListProps = {
  person: LoadedPerson;
  ticked: ReadonlySet<string>;
  onTick: (record: string, isTicked: boolean) => void;
};

/** What the files and the erasure take. */
export function RecordList({ person: { leads, visits, group }, ticked, onTick }: RecordListProps) {
  return (
    <ul aria-label="Records" className="mt-4 divide-y divide-line rounded-md border border-line">
      {leads.map((lead) => (
        <Row key={lead.id} record={`leads/${lead.id}`} ticked={ticked} onTick={onTick}>
          <strong className="wrap-anywhere">{leadName(lead)}</strong>{' '}
          {lead.hold && <Badge tone="mute">Legal hold</Badge>}
          <span className="block text-text-2">
            {requestLabels[lead.type]}, <LeadDate moment={lead.createdAt} className="num" />
          </span>
        </Row>
      ))}
      {visits.map((visit) => (
        <Row key={visit.id} record={`appointments/${visit.id}`} ticked={ticked} onTick={onTick}>
          <strong className="wrap-anywhere">{visit.patientName}</strong>
          <span className="num block text-text-2">
            {visit.typeName} visit, {datedMoment(visit.startsAt)},{' '}
            {visitStatusLabels[visit.status].toLowerCase()}
          </span>
        </Row>
      ))}
      {group.map(
        ({ id, imported }) =>
          imported && (
            <Row key={id} record={`persons/${id}`} ticked={ticked} onTick={onTick}>
              <strong className="wrap-anywhere">{imported.name}</strong>
              <span className="block text-text-2 wrap-anywhere">
                {['From the old system', ...imported.keys].join(', ')}
              </span>
            </Row>
          ),
      )}
    </ul>
  );
}

type RowProps = Omit<RecordListProps, 'person'> & { record: string; children: ReactNode };

function Row({ record, ticked, onTick, children }: RowProps) {
  return (
    <li>
      <label className="flex gap-3 px-4 py-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-primary"
          checked={ticked.has(record)}
          onChange={({ target }) => onTick(record, target.checked)}
        />
        <span className="min-w-0 flex-1">{children}</span>
      </label>
    </li>
  );
}
