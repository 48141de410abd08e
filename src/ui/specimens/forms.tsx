import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../forms/field.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { SearchBox } from '../forms/search-box.tsx';
import { Group, Specimen } from './specimen.tsx';

const options = ['Morning (8AM–12PM)', 'Afternoon (12PM–5PM)', 'Evening (5PM–7PM)', 'Any time'].map(
  (label) => ({ value: label, label }),
);

const states = [
  ['Fields', {}],
  ['Small, for the back office', { size: 'sm' }],
  ['Optional, with a hint', { optional: true, hint: 'Ten digits, in any form.' }],
  ['With an error', { error: 'Please enter a valid phone number' }],
  ['Disabled', { disabled: true }],
] as const;

const twoMistakes = [
  { field: 'retry-name', message: 'Name is required' },
  { field: 'retry-phone', message: 'Please enter a valid phone number' },
];

export function Forms() {
  const [query, setQuery] = useState('');
  const [errors, setErrors] = useState<typeof twoMistakes>([]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setErrors([...twoMistakes]);
  };
  return (
    <Group id="forms" title="Forms">
      {states.map(([title, state]) => (
        <Specimen key={title} title={title} className="grid gap-5 sm:grid-cols-3">
          <TextField {...state} label="Phone" name={`${title} phone`} placeholder="801-555" />
          <SelectField {...state} label="Time" name={`${title} time`} options={options} />
          <TextAreaField {...state} label="Note" name={`${title} note`} />
        </Specimen>
      ))}
      <Specimen title="Choices" note="Arrow keys move within a group; Tab moves past it.">
        <RadioCards label="Best time for a visit" name="time" options={options} optional />
      </Specimen>
      <Specimen
        title="Error summary"
        note="Send the empty form: the summary takes the focus and leads to each field."
        className="grid gap-5"
      >
        <ErrorSummary errors={errors} />
        <form noValidate className="grid gap-5" onSubmit={send}>
          <TextField label="Name" name="retry-name" error={errors[0]?.message} />
          <TextField label="Phone" name="retry-phone" error={errors[1]?.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Send</Button>
            <Button variant="ghost" onClick={() => setErrors([])}>
              Reset
            </Button>
          </div>
        </form>
      </Specimen>
      <Specimen title="Search" note="Asks 300 ms after the last letter, or at once on Enter.">
        <SearchBox label="Search requests" value={query} onSearch={setQuery} className="max-w-sm" />
        <p className="hint mt-2">In force: {query || 'nothing'}</p>
      </Specimen>
    </Group>
  );
}
