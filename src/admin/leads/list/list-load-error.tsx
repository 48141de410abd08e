import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { Notice } from '#ui/notice.tsx';
import { LoadError } from '../../load-error.tsx';
import { Leads } from '../table/table-or-cards.tsx';
import { listLabels } from './list-labels.ts';

const noneArrived = new Set<string>();

type ListFailureProps = {
  type: LeadType;
  /** Leads to show below in a demonstration, else null; nothing can be done with them. */
  sample: Lead[] | null;
  /** The list that was there before is still in view. */
  keepsLast: boolean;
};

export function ListLoadError({ type, sample, keepsLast }: ListFailureProps) {
  const { loadFailed, refreshFailed } = listLabels[type];
  return (
    <>
      <LoadError title={keepsLast ? refreshFailed : loadFailed} className="mt-4" />
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
