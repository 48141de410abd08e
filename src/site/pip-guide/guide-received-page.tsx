import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import { receivedTitle } from '#words/pip-guide.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { GuideReady } from './guide-ready.tsx';

export const handle: PageHandle = {
  closing: false,
  callBar: 'call',
  offersSteps: true,
  needsApp: true,
};

/** The function redirects here after a form that was sent without the app. */
export function Component() {
  return (
    <Panel as="div" tone="money" className="overflow-x-clip">
      <Head title={receivedTitle} noindex />
      <div className="wrap pt-7 pb-14 md:pt-16 md:pb-24">
        <GuideReady />
      </div>
    </Panel>
  );
}
