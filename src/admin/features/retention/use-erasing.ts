import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { eraseDue } from '#data/people/due-requests.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { useAuthor } from '../../shared/data/use-admin-data.ts';
import { plural } from '../../shared/parts/plural.ts';
import { save } from '../../shared/save/save.ts';

export type Failure = { request: Lead; why: string };

/** Erases requests one after the other. One that fails stays ticked, by `keep`, and the rest go on. */
export function useErasing(keep: (ids: string[]) => void) {
  const by = useAuthor();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<string | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);

  const erase = async (requests: Lead[]) => {
    const failed: Failure[] = [];
    setFailures(failed);
    for (const [index, request] of requests.entries()) {
      setProgress(`Erasing ${index + 1} of ${requests.length}…`);
      const erased = await save(
        { by, dropDraft() {} },
        {
          write: () => eraseDue(request.id, by),
          failed: 'It isn’t gone completely. Erase it again, or finish it under Erasures.',
          inForm: true,
          refusals: {
            'on-hold': 'It’s on legal hold now.',
            'visit-ahead': 'It has an upcoming visit now.',
            'not-due': 'Something happened with it since, so it isn’t due anymore.',
          },
        },
      );
      if (!erased.ok)
        failed.push({ request, why: erased.errors.map((each) => each.message).join() });
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
