import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router-dom';
import { trailAreaLabels } from '#domain/trail/trail-entry.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { trailPath } from '../../shared/paths/paths.ts';
import { withParams } from '../../shared/paths/with-params.ts';
import { type Trail, trailQueryOf } from './load-trail.ts';

const areas = Object.entries(trailAreaLabels).map(([value, label]) => ({ value, label }));

/** By person, by what it is about, by day, by a patient's requests, and by one visit, to which only its drawer leads. */
export function TrailFilter({ people, names }: Pick<Trail, 'people' | 'names'>) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const { by, leadIds, appointmentId, area, day } = trailQueryOf(params);
  const persons = people.map(({ uid, name, email }) => {
    const isShared = people.some((other) => other.uid !== uid && other.name === name);
    return {
      value: uid,
      label: [name, (isShared || !name) && (email || uid)].filter(Boolean).join(', '),
    };
  });
  // The newest comes first, and a person may have written the name in several ways.
  const named = leadIds.map((id) => names[`leads/${id}`]).find(Boolean);
  const request = leadIds.length > 0 && (named ?? 'a request that was erased');
  const patient = appointmentId && names[`appointments/${appointmentId}`];
  const visit = appointmentId && (patient ? `the visit of ${patient}` : 'a visit that was deleted');
  const form = useRef<HTMLFormElement>(null);
  // A link, too, changes what is chosen. A key would take the focus from the changed field.
  useEffect(() => {
    for (const [name, value] of Object.entries({ person: by, about: area, day })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) {
        field.value = value ?? '';
      }
    }
  }, [by, area, day]);
  return (
    <Form
      ref={form}
      action={trailPath}
      aria-label="Filter the log"
      className="mt-5 grid items-end gap-4 sm:grid-cols-[repeat(3,minmax(0,14rem))_auto]"
      // Another filter begins with the newest again.
      onChange={({ currentTarget }) => {
        const chosen = [...new FormData(currentTarget)].filter(([, value]) => value !== '');
        const params = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
        void submit(params, { action: trailPath, replace: true });
      }}
    >
      <SelectField
        label="Who"
        name="person"
        defaultValue={by ?? ''}
        options={[{ value: '', label: 'Everyone' }, ...persons]}
      />
      <SelectField
        label="About"
        name="about"
        defaultValue={area ?? ''}
        options={[{ value: '', label: 'Everything' }, ...areas]}
      />
      <TextField label="Day" optional name="day" type="date" defaultValue={day ?? ''} />
      {request && (
        <Only name="request" value={leadIds.join(' ')} what={request} all="All requests" />
      )}
      {visit && <Only name="visit" value={appointmentId} what={visit} all="All visits" />}
    </Form>
  );
}

type OnlyProps = { name: string; value: string; what: string; all: string };

/** One record, and the way back to all of them, which keeps the other filters. */
function Only({ name, value, what, all }: OnlyProps) {
  const [params] = useSearchParams();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input type="hidden" name={name} value={value} />
      <span>
        Only <strong className="wrap-anywhere">{what}</strong>
      </span>
      <ButtonLink variant="ghost" to={withParams(params, { [name]: null, after: null })}>
        <X className="ico" />
        {all}
      </ButtonLink>
    </p>
  );
}
