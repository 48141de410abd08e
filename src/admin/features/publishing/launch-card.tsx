import { useId } from 'react';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { plural } from '../../shared/parts/plural.ts';

/** What the launch check found in the build that visitors get; null if that isn't known. */
export function LaunchCard({ problems }: { problems: number | null }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="mt-5 grid max-w-2xl gap-4 p-5">
      <div>
        <h2 id={id} className="text-[1.0625rem]">
          Launch check
        </h2>
        <p className="mt-1 text-small text-text-2">
          Before each build, the clinic’s facts, team and texts are checked for what is missing or
          made up. A build that fails changes nothing: visitors keep what they have.
        </p>
      </div>
      <Found problems={problems} />
    </Card>
  );
}

function Found({ problems }: { problems: number | null }) {
  if (problems === null) return <Notice tone="info" title="No build has passed it yet" />;
  if (problems === 0) return <Notice tone="ok" title="The website passed it" />;
  return (
    <Notice tone="warn" title={`${plural(problems, 'thing')} to change`}>
      This is a demo, so it was built all the same. The build log in Netlify, or{' '}
      <code>npm run launch-check</code>, names each.
    </Notice>
  );
}
