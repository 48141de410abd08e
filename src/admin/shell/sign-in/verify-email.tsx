import { useState } from 'react';
import { sendVerification } from '#data/account/factors.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAnswer } from '../login/use-answer.ts';

/** Firebase adds no second step to an account whose email may belong to somebody else. */
export function VerifyEmail({ email, onDone }: { email: string; onDone: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const { isBusy, errors, ask } = useAnswer();
  const send = async () => {
    if (await ask(sendVerification)) setIsSent(true);
  };
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        First show that {email} is yours. We’ll email you a link; open it, and come back to this
        page.
      </p>
      <ErrorSummary errors={errors} />
      {isSent && (
        <Notice tone="ok" role="status">
          The link is on its way. No email after a few minutes? Look in spam.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant={isSent ? 'outline' : 'primary'}
          busy={isBusy}
          busyLabel="Sending…"
          onClick={() => void send()}
        >
          {isSent ? 'Send it again' : 'Send the link'}
        </Button>
        {isSent && <Button onClick={onDone}>I’ve opened the link</Button>}
      </div>
    </div>
  );
}
