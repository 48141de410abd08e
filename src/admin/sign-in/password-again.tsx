import { confirmPassword } from '#data/account/factors.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useAnswer } from './use-answer.ts';

/** Firebase wants a sign-in of the last minutes before it changes how a person signs in. */
export function PasswordAgain({ onDone }: { onDone: () => void }) {
  const { isBusy, errors, refuse, ask } = useAnswer();
  const send = async (password: string) => {
    if (!password) return refuse('Type your password.');
    if (await ask(() => confirmPassword(password))) onDone();
  };
  return (
    <form
      noValidate
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(String(new FormData(event.currentTarget).get('password')));
      }}
    >
      <p>You signed in a while ago. Type your password again, so that we know it’s you.</p>
      <ErrorSummary errors={errors} />
      <PasswordField />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={isBusy}
        busyLabel="Checking…"
      >
        Continue
      </Button>
    </form>
  );
}
