import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findPerson, searchKnown } from '#data/people/find-person.ts';
import { settled } from '#data/settled.ts';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { Button } from '#ui/button.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { noteAccess } from '../../shared/data/access-log.ts';
import { useAuthor } from '../../shared/data/use-admin-data.ts';
import { typeMore } from '../../shared/parts/type-more.ts';
import { mostRequests } from './load-trail.ts';

const failed = 'Failed to look for the patient';

/** Finds a patient by name, phone or email. The log is then read by the ids of the requests: it has no name. */
export function PatientSearch() {
  const by = useAuthor();
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const { value: found, failure } = useAsync(typed ? [typed] : null, () =>
    settled(findPeople(typed), failed),
  );
  const search = (text: string) => {
    if (text) noteAccess({ kind: 'search', list: 'all' }, by);
    setTyped(text);
  };
  const choose = (requests: Lead[]) => {
    setTyped('');
    setParams(
      (params) => {
        params.set('request', requests.map(({ id }) => id).join(' '));
        params.delete('visit');
        params.delete('after');
        return params;
      },
      { replace: true },
    );
  };
  return (
    <div className="mt-5 max-w-md">
      <SearchBox
        label="Find a patient’s lines"
        placeholder="A patient’s name, phone or email"
        value={typed}
        onSearch={search}
      />
      {failure && (
        <p role="alert" className="mt-2 text-small text-bad">
          {failure}
        </p>
      )}
      {found && (
        <ul aria-label="Patients" className="mt-2 grid gap-1">
          {found.people.map((requests) => (
            <PatientButton
              key={requests[0]?.id}
              requests={requests}
              onChoose={() => choose(requests)}
            />
          ))}
          {found.people.length === 0 && !found.hasMore && (
            <li className="text-small text-text-2">Nobody found</li>
          )}
          {found.hasMore && <li className="text-small text-text-2">{typeMore}</li>}
        </ul>
      )}
    </div>
  );
}

function PatientButton({ requests, onChoose }: { requests: Lead[]; onChoose: () => void }) {
  const [newest] = requests;
  if (!newest) return null;
  return (
    <li>
      <Button variant="line" onClick={onChoose}>
        {leadName(newest)}
        <span className="font-normal text-text-3">{newest.phone || newest.email}</span>
      </Button>
    </li>
  );
}

/** The requests of each person that the text finds. */
async function findPeople(search: string): Promise<{ people: Lead[][]; hasMore: boolean }> {
  const known = await searchKnown(search);
  const found = await Promise.all(known.people.map(({ group: [{ id }] }) => findPerson(id)));
  const people = found.flatMap((person) =>
    person && person.leads.length > 0 ? [person.leads.slice(0, mostRequests)] : [],
  );
  return { people, hasMore: known.hasMore };
}
