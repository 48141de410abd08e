import { useState } from 'react';
import { confirmPassword } from '#data/account/auth.ts';
import type { Challenge } from '#data/account/challenge.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { notePassword } from '../../shared/access/lock-times.ts';
import type { CodeForm } from '../login/code-form.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useAnswer } from '../login/use-answer.ts';

/** The password is right, and a code is asked for. */
type Asked = { challenge: Challenge; CodeForm: typeof CodeForm };

type PasswordAgainProps = {
  /** Of the person who is signed in. */
  email: string;
  /** On the button. */
  label: string;
  onDone?: () => void;
};

/** A person who is signed in shows that it's them: with the password, then with a code if they have a second step. */
export function PasswordAgain({ email, label, onDone }: PasswordAgainProps) {
  const { isBusy, errors, refuse, ask } = useAnswer();
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = () => {
    notePassword();
    onDone?.();
  };
  const send = async (password: string) => {
    if (!password) return refuse('Type your password.');
    const answer = await ask(() => answerTo(password));
    if (answer && 'challenge' in answer) setAsked(answer);
    else if (answer) done();
  };
  if (asked) {
    return (
      <asked.CodeForm
        email={email}
        challenge={asked.challenge}
        onDone={done}
        onBack={(why) => {
          setAsked(null);
          if (why) refuse(why);
        }}
      />
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(String(new FormData(event.currentTarget).get('password')));
      }}
    >
      <ErrorSummary errors={errors} />
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" name="email" value={email} />
      <PasswordField />
      <Button type="submit" size="md" className="w-full" busy={isBusy} busyLabel="Checking…">
        {label}
      </Button>
    </form>
  );
}

async function answerTo(password: string) {
  const answer = await confirmPassword(password);
  if (!('challenge' in answer)) return answer;
  const { CodeForm } = await loadChunk(() => import('../login/code-form.tsx'));
  return { challenge: answer.challenge, CodeForm };
}
