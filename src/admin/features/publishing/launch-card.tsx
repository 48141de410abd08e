import { useId } from 'react';
import type { LaunchState } from '#data/publishing/launch-state.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { plural } from '../../shared/parts/plural.ts';

/** What the launch check found in the build that visitors get; null if that isn't known. */
export function LaunchCard({ launch }: { launch: LaunchState | null }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="mt-5 grid max-w-2xl gap-4 p-5">
      <div>
        <h2 id={id} className="text-[1.0625rem]">
          Launch check
        </h2>
        <p className="mt-1 text-small text-text-2">
          Before each build, the clinic’s facts, team and texts are checked for what is missing or
          made up. A website that isn’t live yet is built only when nothing is found.
        </p>
      </div>
      <Found launch={launch} />
    </Card>
  );
}

function Found({ launch }: { launch: LaunchState | null }) {
  if (!launch) return <Notice tone="info" title="No build has passed it yet" />;
  const { count, reasons } = launch;
  if (count === 0) return <Notice tone="ok" title="The website passed it" />;
  return (
    <Notice tone="warn" title={`${plural(count, 'thing')} to change`}>
      {reasons.length > 0 ? (
        <>
          <p>Your changes are published all the same. Pass this on to your developer:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {reasons.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          This is a demo, so it was built all the same. The build log in Netlify, or{' '}
          <code>npm run launch-check</code>, names each.
        </>
      )}
    </Notice>
  );
}
