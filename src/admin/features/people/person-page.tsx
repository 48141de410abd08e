import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { may } from '#domain/account/access.ts';
import { leadName } from '#domain/leads/lead.ts';
import { visitSummary } from '#domain/people/person-line.ts';
import { languageNames } from '#domain/text/language.ts';
import { visitAccess } from '#domain/trail/trail-entry.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAccessEntries } from '../../shared/data/access-log.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { RequiredData } from '../../shared/data/required-data.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { SaveButton } from '../../shared/save/save-button.tsx';
import { CorrectForm } from './correct-form.tsx';
import { CorrectImportedForm } from './correct-imported-form.tsx';
import { EraseForm } from './erase-form.tsx';
import { ExportFiles } from './export-files.tsx';
import { HoldForm } from './hold-form.tsx';
import { type LoadedPerson, loader } from './load-person.ts';
import { MaybeSame } from './maybe-same.tsx';
import { action } from './person-action.ts';
import { RecordList } from './record-list.tsx';
import { TimelineList } from './timeline-list.tsx';

function PersonPage() {
  const { personId = '' } = useParams();
  const data = useLoaderData<typeof loader>();
  return (
    <RequiredData
      data={data}
      dataKey={personId}
      // The feed reloads in the middle of an erasure, whose form leads on when everything is gone.
      keepsDeleted
      notFound={
        <>
          <PageHeader title="Person" />
          <EmptyState
            title="There is no such person"
            text="They may have been erased. The list of erasures says so."
          />
        </>
      }
      failed={
        <>
          <PageHeader title="Person" />
          <LoadError title="Failed to load this person’s data" className="mt-6" />
        </>
      }
    >
      {(person, isStale) => (
        <>
          <Heading person={person} />
          {isStale && <LoadError title="Couldn’t refresh this page" className="mt-6" />}
          <Person key={personId} person={person} />
        </>
      )}
    </RequiredData>
  );
}

/** A route of its own, in one chunk with the list of erasures, to which it leads. */
export const person = { loader, action, Component: PersonPage };

const nameOf = ({ group, leads }: LoadedPerson) =>
  group[0].name || (leads[0] ? leadName(leads[0]) : '') || 'No name';

function Heading({ person }: { person: LoadedPerson }) {
  const now = useNow();
  const { group, visits } = person;
  const keys = [...new Set(group.flatMap((each) => each.keys))];
  const facts = [...visitSummary(visits, now), ...keys].join(' · ');
  const sub = facts.charAt(0).toUpperCase() + facts.slice(1);
  return <PageHeader title={nameOf(person)} tabTitle="Person" sub={sub} />;
}

function Person({ person }: { person: LoadedPerson }) {
  const { session } = useAdminData();
  const { group, leads, visits, timeline } = person;
  useAccessEntries([
    ...leads.map(({ id }) => ({ kind: 'view', leadId: id }) as const),
    ...visits.map(visitAccess),
  ]);
  return (
    <div className="mt-5 grid max-w-3xl gap-5">
      <MaybeSame person={person} />
      {!group[0].isErased && <PersonLanguage person={group[0]} />}
      <TimelineList timeline={timeline} />
      {may(session.role, 'update', 'personsData') && <PersonData person={person} />}
    </div>
  );
}

/** What managers do when a person asks for their data. */
function PersonData({ person }: { person: LoadedPerson }) {
  const { leads, visits, group } = person;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = [
    ...leads.map(({ id }) => `leads/${id}`),
    ...visits.map(({ id }) => `appointments/${id}`),
    ...group.flatMap(({ id, imported }) => (imported ? [`persons/${id}`] : [])),
  ];
  const ticked = new Set(all.filter((record) => !left.has(record)));
  const tick = (record: string, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(record);
    else next.add(record);
    setLeft(next);
  };
  const [latest] = leads;
  return (
    <>
      <SectionCard
        title="This person’s data"
        text="First make sure who is asking. The files and the erasure take what is selected."
      >
        <RecordList person={person} ticked={ticked} onTick={tick} />
      </SectionCard>
      <ExportFiles ticked={ticked} />
      {latest && <CorrectForm personId={group[0].id} lead={latest} leads={leads} />}
      {group.map(
        (person) =>
          person.imported && (
            <CorrectImportedForm key={person.id} person={person} imported={person.imported} />
          ),
      )}
      {latest && <HoldForm personId={group[0].id} leads={leads} />}
      <EraseForm person={person} ticked={ticked} />
    </>
  );
}

/** In which language emails and texts about visits go out, and its correction. */
function PersonLanguage({ person }: { person: LoadedPerson['group'][0] }) {
  const language = person.language ?? 'en';
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Card
      as="section"
      aria-labelledby="language"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5"
    >
      <div>
        <h2 id="language">Language</h2>
        <p className="mt-1 text-text-2">
          Emails and texts about visits go out in {languageNames[language]}.
        </p>
      </div>
      <SaveButton
        variant="outline"
        busyLabel="Saving…"
        fields={{
          ...{ intent: 'language', id: person.id, language: other },
          base: JSON.stringify(person.language),
        }}
      >
        Write in {languageNames[other]}
      </SaveButton>
    </Card>
  );
}
