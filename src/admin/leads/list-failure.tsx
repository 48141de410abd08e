import type { Lead, LeadType } from '#domain/lead.ts';
import { Notice } from '#ui/notice.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Leads } from './leads.tsx';
import { listWords } from './list-words.ts';

const noneArrived = new Set<string>();

type ListFailureProps = {
  type: LeadType;
  /** Leads to show below in a demonstration, else null; nothing can be done with them. */
  sample: Lead[] | null;
  /** The list that was there before is still in view. */
  keepsLast: boolean;
};

export function ListFailure({ type, sample, keepsLast }: ListFailureProps) {
  const { loadFailed, refreshFailed } = listWords[type];
  return (
    <>
      <LoadFailure title={keepsLast ? refreshFailed : loadFailed} className="mt-4" />
      {sample && (
        <section aria-label="Sample data" className="mt-4 grid gap-3">
          <Notice tone="warn">Sample data – not real patients</Notice>
          <div inert>
            <Leads type={type} leads={sample} arrived={noneArrived} />
          </div>
        </section>
      )}
    </>
  );
}
