import { useLoaderData } from 'react-router-dom';
import { WriteError } from '#data/firebase/write-errors.ts';
import { settled } from '#data/settled.ts';
import { readMailTest, sendTestMail } from '#data/test-mails.ts';
import type { MailTest } from '#domain/settings/mail-test.ts';
import { longMoment } from '#domain/time/clinic-time.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';
import { SaveButton } from '../../shared/save/save-button.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** Not awaited: the heading renders before the result. */
export function loader() {
  return { test: settled(readMailTest(), 'Failed to load the last test') };
}

/** The stored result is shown, since it is read again. */
export const action = saveAction({
  save: (post) =>
    save(post, {
      async write() {
        const { ok } = await sendTestMail();
        if (!ok) throw new WriteError('not-sent');
      },
      failed: 'The email couldn’t be sent. Please try again.',
      refusals: { 'not-sent': 'The test email was not sent' },
      done: 'Test email sent',
    }),
});

/** Whether emails reach the clinic, and a button that tries it. */
export function Component() {
  const { test } = useLoaderData<typeof loader>();
  const { email } = useClinic();
  return (
    <>
      <SettingsHeader
        name="mailTest"
        sub={
          email
            ? `Goes to ${email}, as the emails about new requests do.`
            : 'Goes to the clinic’s email address. Enter and save it first.'
        }
      />
      <Card className="mt-5 grid max-w-2xl gap-4 p-4 sm:p-5">
        <ShownData data={test} fallback={<Skeleton className="h-16" />}>
          {(last) => <Result test={last} />}
        </ShownData>
        <div>
          <SaveButton fields={{}} variant="outline" busyLabel="Sending…">
            Send a test email
          </SaveButton>
        </div>
      </Card>
    </>
  );
}

function Result({ test }: { test: MailTest | null }) {
  if (!test) return <Notice tone="info" title="Not tested yet" />;
  return test.ok ? (
    <Notice tone="ok" title="The mail server took the last one">
      {longMoment(test.at)}. Check whether it has arrived.
    </Notice>
  ) : (
    <Notice tone="bad" title="The last one was not sent">
      {test.reason} ({longMoment(test.at)})
    </Notice>
  );
}
