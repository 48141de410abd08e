import { useState } from 'react';
import { Link, useLoaderData, useParams } from 'react-router-dom';
import { leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { visitAccess } from '#domain/trail/trail-entry.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAccessEntries } from '../../shared/data/access-log.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { RequiredData } from '../../shared/data/required-data.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { peoplePath } from '../../shared/paths/paths.ts';
import { CorrectForm } from './correct-form.tsx';
import { EraseForm } from './erase-form.tsx';
import { ExportFiles } from './export-files.tsx';
import { HoldForm } from './hold-form.tsx';
import { type LoadedPerson, loader } from './load-person.ts';
import { action } from './person-action.ts';
import { RecordList } from './record-list.tsx';

function PersonPage() {
  const { leadId = '' } = useParams();
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="A person’s data"
        sub="Give it to the person, correct it, or erase it. First make sure who is asking."
      />
      <RequiredData
        data={data}
        dataKey={leadId}
        // The feed reloads in the middle of an erasure, whose form leads on when everything is gone.
        keepsDeleted
        notFound={
          <EmptyState
            title="There is no such request"
            text="It may have been erased. The list of erasures says so."
            action={
              <ButtonLink variant="outline" size="sm" to={peoplePath}>
                Erasures
              </ButtonLink>
            }
          />
        }
        failed={<LoadError title="Failed to load this person’s data" className="mt-6" />}
      >
        {(person, isStale) => (
          <>
            {isStale && <LoadError title="Couldn’t refresh this page" className="mt-6" />}
            <Person key={leadId} person={person} />
          </>
        )}
      </RequiredData>
    </>
  );
}

/** A route of its own, in one chunk with the list of erasures, to which it leads. */
export const person = { loader, action, Component: PersonPage };

function Person({ person }: { person: LoadedPerson }) {
  const { lead, leads, visits } = person;
  useAccessEntries([
    ...[lead, ...leads].map(({ id }) => ({ kind: 'view', leadId: id }) as const),
    ...visits.map(visitAccess),
  ]);
  // What is certain: this request, and what was booked from it.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set([
      `leads/${lead.id}`,
      ...visits.filter(({ leadId }) => leadId === lead.id).map(({ id }) => `appointments/${id}`),
    ]),
  );
  const tick = (record: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(record);
    else next.delete(record);
    setTicked(next);
  };
  return (
    <div className="mt-5 grid max-w-3xl gap-5">
      <Card as="section" aria-labelledby="records" className="p-5">
        <h2 id="records">Records that may belong to this person</h2>
        <p className="mt-1 text-text-2">
          Families share phones. Select what belongs to{' '}
          <Link className="link wrap-anywhere" to={leadPath(lead)}>
            {leadName(lead)}
          </Link>
          : the files and the erasure take what is selected.
        </p>
        <RecordList person={person} ticked={ticked} onTick={tick} />
      </Card>
      <ExportFiles ticked={ticked} />
      <CorrectForm lead={lead} />
      <HoldForm lead={lead} />
      <EraseForm person={person} ticked={ticked} />
    </div>
  );
}
