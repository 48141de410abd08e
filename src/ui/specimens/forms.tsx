import { useState } from 'react';
import { Button } from '../button.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../forms/field.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { SearchBox } from '../forms/search-box.tsx';
import { Group, Specimen } from './specimen.tsx';

const rooms = [
  { value: '', label: 'Please select...' },
  { value: 'reception', label: 'Reception' },
  { value: 'rehab', label: 'Rehab' },
];

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const times = [
  { value: 'morning', label: 'Morning (8AM–12PM)' },
  { value: 'afternoon', label: 'Afternoon (12PM–5PM)' },
  { value: 'evening', label: 'Evening (5PM–7PM)' },
  { value: 'any', label: 'Any time' },
];

const twoMistakes = [
  { field: 'retry-name', message: 'Name is required' },
  { field: 'retry-phone', message: 'Please enter a valid phone number' },
];

export function Forms() {
  const [query, setQuery] = useState('');
  const [errors, setErrors] = useState<typeof twoMistakes>([]);
  return (
    <Group id="forms" title="Forms">
      <Specimen title="Fields" className="grid gap-5 sm:grid-cols-2">
        <TextField label="Full name" name="full-name" autoComplete="name" />
        <TextField
          label="Where does it hurt?"
          name="injury"
          optional
          placeholder="Neck, lower back"
        />
        <TextField label="Phone" name="phone" type="tel" hint="Ten digits, in any form." />
        <SelectField label="Room" name="room" options={rooms} />
        <TextField label="Email" name="email" disabled defaultValue="dana@example.com" />
        <TextAreaField label="Note" name="note" />
      </Specimen>
      <Specimen title="With an error" className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone"
          name="wrong-phone"
          defaultValue="801-555"
          hint="Ten digits, in any form."
          error="Please enter a valid phone number"
        />
        <SelectField
          label="Room"
          name="wrong-room"
          options={rooms}
          error="Please fill in all fields"
        />
      </Specimen>
      <Specimen title="Small, for the back office" className="grid gap-5 sm:grid-cols-3">
        <TextField label="Slug" name="slug" size="sm" defaultValue="sore-neck" />
        <SelectField label="Status" name="status" size="sm" options={rooms} />
        <TextField label="Title" name="title" size="sm" error="Title is required" />
      </Specimen>
      <Specimen
        title="Choices"
        note="Arrow keys move within a group; Tab moves past it."
        className="grid gap-6"
      >
        <RadioCards
          label="Was this a car accident?"
          name="accident"
          options={yesNo}
          defaultValue="no"
        />
        <RadioCards label="Best time for a visit" name="time" options={times} optional />
      </Specimen>
      <Specimen
        title="Error summary"
        note="Send the empty form: the summary takes the focus and leads to each field."
        className="grid gap-5"
      >
        <ErrorSummary errors={errors} />
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setErrors([...twoMistakes]);
          }}
        >
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
        <SearchBox
          label="Search requests"
          placeholder="Search name, phone or injury"
          value={query}
          onSearch={setQuery}
          className="max-w-sm"
        />
        <p className="hint mt-2">In force: {query || 'nothing'}</p>
      </Specimen>
    </Group>
  );
}
