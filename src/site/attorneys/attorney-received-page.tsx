import { Card } from '#ui/card.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import { receivedTitle } from '#words/attorneys.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { AttorneyRequestReceived } from './attorney-request-received.tsx';

export const handle: PageHandle = {
  closing: false,
  callBar: 'call',
  offersSteps: true,
  needsApp: true,
};

/** The function redirects here after a form that was sent without the app. */
export function Component() {
  return (
    <Panel as="div" tone="facts" className="section">
      <Head title={receivedTitle} noindex />
      <div {...useHidesCallBar()} className="wrap">
        <Card className="max-w-[46rem] border-0 p-6 shadow-3 sm:p-9">
          <AttorneyRequestReceived />
        </Card>
      </div>
    </Panel>
  );
}
