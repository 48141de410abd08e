import { useFetcher } from 'react-router-dom';
import { givenRoles, roleNames } from '#domain/account/access.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import type { InviteAnswer } from './send-invitation.ts';

const options = [
  { value: '', label: 'Choose…' },
  ...givenRoles.map((value) => ({ value, label: roleNames[value] })),
];

const noErrors: [] = [];

export function InviteForm() {
  const fetcher = useFetcher<InviteAnswer>();
  const isBusy = fetcher.state !== 'idle';
  const { data } = fetcher;
  const errors = data?.ok === false && !isBusy ? data.errors : noErrors;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <Card as="section" aria-labelledby="invite" className="mt-6 max-w-3xl p-5">
      <h2 id="invite">Invite someone</h2>
      <p className="mt-1 text-text-2">
        They get an email with a link to set their own password. Nobody else knows it.
      </p>
      <fetcher.Form
        // Begins again after each invitation.
        key={data?.ok ? data.id : ''}
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <ErrorSummary errors={errors} />
        <input type="hidden" name="intent" value="invite" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            size="sm"
            autoComplete="off"
            error={errorOf('name')}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            size="sm"
            autoComplete="off"
            error={errorOf('email')}
          />
        </div>
        <SelectField
          label="Role"
          name="role"
          size="sm"
          defaultValue=""
          options={options}
          hint="Owner: everything, accounts included. Front desk: requests, visits and messages. Editor: blog, photos, staff pages and analytics."
          error={errorOf('role')}
        />
        <div className="flex justify-end">
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Inviting…">
            Send invitation
          </Button>
        </div>
      </fetcher.Form>
    </Card>
  );
}
