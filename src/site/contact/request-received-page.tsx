import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
import { title } from '#words/request-received.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { ContactDetails } from './contact-details.tsx';
import { RequestReceived } from './request-received.tsx';

export const handle: PageHandle = {
  closing: false,
  callBar: 'call',
  offersSteps: true,
  needsApp: true,
};

/** The function redirects here after a form that was sent without the app. */
export function Component() {
  return (
    <div className="wrap pt-10 pb-[clamp(4rem,2.6rem+5.2vw,7rem)] md:pt-16">
      <Head title={title} noindex />
      <div className="grid gap-12 lg:grid-cols-[1.25fr_.75fr] lg:gap-20">
        <RequestReceived />
        <Deferred>
          <ContactDetails />
        </Deferred>
      </div>
    </div>
  );
}
