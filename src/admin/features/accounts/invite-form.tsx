import { givenRoles, roleNames } from '#domain/account/access.ts';
import { limits } from '#domain/text/form-checks.ts';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

const options = [
  { value: '', label: 'Choose…' },
  ...givenRoles.map((value) => ({ value, label: roleNames[value] })),
];

export function InviteForm() {
  const form = useSavedForm<{ id: string }>();
  const { data, isBusy, errors } = form;
  return (
    <SectionCard
      title="Invite someone"
      className="mt-6 max-w-3xl p-5"
      text="They get an email with a link to set their own password. Nobody else knows it."
    >
      <AnsweredForm
        form={form}
        // Begins again after each invitation.
        key={data?.ok ? data.value.id : ''}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="intent" value="invite" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            maxLength={limits.name}
            error={errorOf(errors, 'name')}
          />
          <TextField
            label="Email"
            name="email"
            maxLength={limits.email}
            type="email"
            error={errorOf(errors, 'email')}
          />
        </div>
        <SelectField
          label="Role"
          name="role"
          defaultValue=""
          options={options}
          hint="Owner: everything, accounts included. Front desk: requests, visits and messages. Editor: blog, photos, staff pages and analytics."
          error={errorOf(errors, 'role')}
        />
        <FormFoot isBusy={isBusy} busyLabel="Inviting…">
          Send invitation
        </FormFoot>
      </AnsweredForm>
    </SectionCard>
  );
}
