import { useState } from 'react';
import type { Challenge } from '#data/account/challenge.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { CodeField, codeMissing, typedCode } from './code-field.tsx';
import { useAnswer } from './use-answer.ts';

type CodeFormProps = {
  email: string;
  challenge: Challenge;
  onDone: () => void;
  /** Back to the password, with a sentence that says why unless the person wants it. */
  onBack: (why?: string) => void;
};

/** The second step, after a password. Loaded for those who have one. */
export function CodeForm({ email, challenge, onDone, onBack }: CodeFormProps) {
  const { apps } = challenge;
  const [chosen, choose] = useState(apps[0]?.id ?? '');
  const { isBusy, errors, refuse, ask } = useAnswer();
  if (apps.length === 0) return <TextMessagesOnly onBack={onBack} />;

  const send = async (code: string | null) => {
    if (!code) return refuse(codeMissing);
    const answer = await ask(async () => {
      const given = await challenge.answer(chosen, code);
      return !given.ok && given.isOver ? { over: given.error } : given;
    });
    if (!answer) return;
    if ('over' in answer) return onBack(answer.over);
    onDone();
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(typedCode(event.currentTarget));
      }}
    >
      <div>
        <h2 className="text-[1.25rem]">Enter your code</h2>
        <p className="mt-1 wrap-anywhere text-text-2">
          Your authenticator app shows it for {email}. It changes every 30 seconds.
        </p>
      </div>
      {errors.map(({ message }) => (
        <Notice key={message} tone="bad" role="alert">
          {message}
        </Notice>
      ))}
      {apps.length > 1 && (
        <SelectField
          label="App"
          name="app"
          size="md"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={apps.map(({ id, name }) => ({ value: id, label: name || 'Authenticator app' }))}
        />
      )}
      <CodeField errors={errors} />
      <Button type="submit" size="md" className="w-full" busy={isBusy} busyLabel="Checking...">
        Continue
      </Button>
      <div className="grid justify-items-center gap-1 text-center">
        <p className="text-[.9375rem] text-text-2">
          Lost your phone? Ask the owner to reset your second step.
        </p>
        <Button variant="ghost" size="sm" onClick={() => onBack()}>
          Back to the password
        </Button>
      </div>
    </form>
  );
}

/** A text message needs a captcha of another company, which this page doesn't load. */
function TextMessagesOnly({ onBack }: Pick<CodeFormProps, 'onBack'>) {
  return (
    <div className="grid gap-5">
      <Notice tone="warn" role="alert" title="Your account asks for a code by text message">
        This site works with authenticator apps only. Ask the owner to reset your second step. Then
        sign in with your password, and set up an app.
      </Notice>
      <Button variant="outline" size="md" onClick={() => onBack()}>
        Back to the password
      </Button>
    </div>
  );
}
