import { X } from 'lucide-react';
import { Form, useSearchParams, useSubmit } from 'react-router-dom';
import { trailAreaLabels } from '#domain/trail/trail-entry.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { type Trail, trailQueryOf } from './load-trail.ts';
import { trailPath } from './trail-path.ts';

const areas = Object.entries(trailAreaLabels).map(([value, label]) => ({ value, label }));

/** By person, by what it is about, and by one request, to which only its drawer leads. */
export function TrailFilter({ people, names }: Pick<Trail, 'people' | 'names'>) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const { by, leadId, area } = trailQueryOf(params);
  const persons = people.map(({ uid, name, email }) => ({
    value: uid,
    label: name || email || 'No name',
  }));
  const patient = leadId && (names[`leads/${leadId}`] ?? 'a request that was erased');
  return (
    <Form
      action={trailPath}
      aria-label="Filter the log"
      className="mt-5 grid items-end gap-4 sm:grid-cols-[repeat(2,minmax(0,16rem))_auto]"
      // Another filter begins with the newest again.
      onChange={({ currentTarget }) => void submit(currentTarget, { replace: true })}
    >
      <SelectField
        key={`who ${by}`}
        label="Who"
        name="person"
        size="sm"
        defaultValue={by ?? ''}
        options={[{ value: '', label: 'Everybody' }, ...persons]}
      />
      <SelectField
        key={`about ${area}`}
        label="About"
        name="about"
        size="sm"
        defaultValue={area ?? ''}
        options={[{ value: '', label: 'Everything' }, ...areas]}
      />
      {patient && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <input type="hidden" name="request" value={leadId} />
          <span>
            Only <strong className="wrap-anywhere">{patient}</strong>
          </span>
          <ButtonLink variant="ghost" size="sm" to={trailPath}>
            <X className="ico" aria-hidden="true" />
            All requests
          </ButtonLink>
        </p>
      )}
    </Form>
  );
}
