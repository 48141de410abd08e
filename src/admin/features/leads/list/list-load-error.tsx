import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import type { LeadType } from '#domain/leads/lead.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { Notice } from '#ui/notice.tsx';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { listLabels } from '../params/list-labels.ts';
import { Leads } from '../table/table-or-cards.tsx';

const noneArrived = new Set<string>();

type ListFailureProps = {
  type: LeadType;
  /** The previous list is still in view. */
  keepsLast: boolean;
};

export function ListLoadError({ type, keepsLast }: ListFailureProps) {
  const { loadFailed, refreshFailed } = listLabels[type];
  return (
    <>
      <LoadError title={keepsLast ? refreshFailed : loadFailed} className="mt-4" />
      {import.meta.env.VITE_DEMO_DATA === 'true' && <SampleData type={type} />}
    </>
  );
}

/** For a demonstration without a database; nothing can be done with these leads. */
function SampleData({ type }: { type: LeadType }) {
  const { value: leads } = useAsync([type], () => settled(loadSample(type), 'No sample data'));
  if (!leads) return null;
  return (
    <section aria-label="Sample data" className="mt-4 grid gap-3">
      <Notice tone="warn">Sample data – not real patients</Notice>
      <div inert>
        <Leads type={type} leads={leads} arrived={noneArrived} />
      </div>
    </section>
  );
}

async function loadSample(type: LeadType) {
  return (await import('../export/sample-leads.ts')).sampleLeads(type, serverDate());
}
