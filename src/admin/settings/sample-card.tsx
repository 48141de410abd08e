import { useId } from 'react';
import { useFetcher } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { plural } from '../plural.ts';
import { settingsPath } from './settings-path.ts';

/** Made-up people of a demo, to add or to remove. */
export function SampleCard({ people }: { people: number }) {
  const id = useId();
  const fetcher = useFetcher();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="mt-5 grid gap-4 p-4 sm:p-5 xl:mr-[calc((100%-2rem)/2.2+2rem)]"
    >
      <div>
        <h2 id={id} className="text-[1.0625rem]">
          Sample content
        </h2>
        <p className="mt-1 text-small text-text-2">
          This is a demo. Its team can have made-up people, and the About page says that they are.
          {people > 0 && ` ${plural(people, 'made-up member')} now.`}
        </p>
      </div>
      <fetcher.Form method="post" action={settingsPath}>
        <Button
          type="submit"
          name="samples"
          value={people > 0 ? 'remove' : 'add'}
          variant="outline"
          size="sm"
          busy={fetcher.state !== 'idle'}
          busyLabel={people > 0 ? 'Removing…' : 'Loading…'}
        >
          {people > 0 ? 'Remove sample content' : 'Load sample content'}
        </Button>
      </fetcher.Form>
    </Card>
  );
}
