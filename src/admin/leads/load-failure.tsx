import { useRevalidator } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Leads } from './leads.tsx';

const noneArrived = new Set<string>();

/** sample: leads to show below in a demonstration, else null; nothing can be done with them. */
export function LoadFailure({ sample }: { sample: Lead[] | null }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Notice
        tone="bad"
        role="alert"
        title="Failed to load appointment requests"
        action={
          <Button
            variant="outline"
            size="sm"
            busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            Retry
          </Button>
        }
        className="mt-4"
      />
      {sample && (
        <section aria-label="Sample data" className="mt-4 grid gap-3">
          <Notice tone="warn">Sample data – not real patients</Notice>
          <div inert>
            <Leads leads={sample} arrived={noneArrived} />
          </div>
        </section>
      )}
    </>
  );
}
