import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { eraseDue } from '#data/people/due-requests.ts';
import { HasVisitAhead, NotDue, OnHold } from '#data/people/erase-refusals.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { plural } from '../../shared/parts/plural.ts';

export type Failure = { request: Lead; why: string };

/** Erases requests one after the other. One that fails stays ticked, by `keep`, and the rest go on. */
export function useErasing(keep: (ids: string[]) => void) {
  const { session } = useAdminData();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<string | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);

  const erase = async (requests: Lead[]) => {
    const failed: Failure[] = [];
    setFailures(failed);
    for (const [index, request] of requests.entries()) {
      setProgress(`Erasing ${index + 1} of ${requests.length}…`);
      try {
        await eraseDue(request.id, authorOf(session));
      } catch (error) {
        failed.push({ request, why: await whyNot(error) });
      }
    }
    setFailures(failed);
    keep(failed.map(({ request }) => request.id));
    const erased = requests.length - failed.length;
    // Toasts also reach a person who has left the page.
    if (erased > 0) toast.success(`Erased ${plural(erased, 'request')}.`);
    if (failed.length > 0) toast.error(`${plural(failed.length, 'request')} not erased.`);
    await revalidate();
    setProgress(null);
  };
  return { erase, progress, failures };
}

function whyNot(error: unknown): string | Promise<string> {
  if (error instanceof OnHold) return 'It’s on legal hold now.';
  if (error instanceof HasVisitAhead) return 'It has a visit ahead now.';
  if (error instanceof NotDue) return 'Something happened with it since, so it isn’t due any more.';
  return failureText(
    'It isn’t gone completely. Erase it again, or finish it under Erasures.',
    error,
  );
}
