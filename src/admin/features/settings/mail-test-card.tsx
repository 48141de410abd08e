import { useId } from 'react';
import type { MailTest } from '#domain/settings/mail-test.ts';
import { longMoment } from '#domain/time/clinic-time.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { mailTestId, settingsPath } from '../../shared/paths/paths.ts';
import { SaveButton } from '../../shared/save/save-button.tsx';

/** Whether emails reach the clinic, and a button that tries it. */
export function MailTestCard({ test, email }: { test: MailTest | null; email: string }) {
  const id = useId();
  return (
    <Card
      as="section"
      id={mailTestId}
      aria-labelledby={id}
      className="mt-8 grid scroll-mt-20 gap-4 p-4 sm:p-5 xl:mr-[calc((100%-2rem)/2.2+2rem)]"
    >
      <div>
        <h2 id={id} className="text-[1.0625rem]">
          Test email
        </h2>
        <p className="mt-1 text-small text-text-2">
          {email
            ? `Goes to ${email}, as the emails about new requests do.`
            : 'Goes to the clinic’s email address. Enter and save it first.'}
        </p>
      </div>
      <Result test={test} />
      <div>
        <SaveButton
          action={settingsPath}
          fields={{ intent: 'mail-test' }}
          variant="outline"
          size="sm"
          busyLabel="Sending…"
        >
          Send a test email
        </SaveButton>
      </div>
    </Card>
  );
}

function Result({ test }: { test: MailTest | null }) {
  if (!test) return <Notice tone="info" title="Not tested yet" />;
  return test.ok ? (
    <Notice tone="ok" title="The mail server took the last one">
      {longMoment(test.at)}. Look whether it has arrived.
    </Notice>
  ) : (
    <Notice tone="bad" title="The last one was not sent">
      {test.reason} ({longMoment(test.at)})
    </Notice>
  );
}
