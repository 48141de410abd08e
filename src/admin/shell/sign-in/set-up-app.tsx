import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FactorSetUp, sendVerification, startSetUp } from '#data/account/factors.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAnswer } from '../login/use-answer.ts';
import { PasswordAgain } from './password-again.tsx';
import { ScanCode } from './scan-code.tsx';

type SetUpAppProps = {
  email: string;
  /** The clinic's name, which the app shows above the code. */
  issuer: string;
  onDone: () => void;
};

/** From the button to the first code, with what Firebase wants in between. */
export function SetUpApp({ email, issuer, onDone }: SetUpAppProps) {
  const [step, setStep] = useState<'password' | 'email' | FactorSetUp | null>(null);
  const { isBusy, errors, ask } = useAnswer();
  const start = async () => {
    const answer = await ask(() => startSetUp(issuer));
    if (answer) setStep(answer.ok ? answer.setUp : answer.first);
  };
  const begin = () => void start();

  if (step === 'password') {
    return (
      <Step key="password">
        <div className="grid max-w-sm gap-4">
          <p>You signed in a while ago. Type your password again, so that we know it’s you.</p>
          <PasswordAgain email={email} label="Continue" onDone={begin} />
        </div>
      </Step>
    );
  }
  if (step === 'email') {
    return (
      <Step key="email">
        <VerifyEmail email={email} onDone={begin} />
      </Step>
    );
  }
  if (step) {
    return (
      <Step key="scan">
        <ScanCode setUp={step} onDone={onDone} onCancel={() => setStep(null)} />
      </Step>
    );
  }
  return (
    <div className="grid gap-4">
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft
        Authenticator or 1Password. Install one first.
      </p>
      <ErrorSummary errors={errors} />
      <Button className="justify-self-start" busy={isBusy} busyLabel="Starting…" onClick={begin}>
        Set up an authenticator app
      </Button>
    </div>
  );
}

/** Takes the focus from the button before it. On a phone a field would bring its keys, and they would hide the QR code. */
function Step({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** Firebase adds no second step to an account whose email may belong to somebody else. */
function VerifyEmail({ email, onDone }: { email: string; onDone: () => void }) {
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
