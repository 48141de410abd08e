import { heardOf, sourceOf, sourceRows } from '#domain/analytics/patient-sources.ts';
import { siteHost } from '#domain/clinic/site-host.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { monthLabel, shortMonth } from '#domain/time/month.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import type { MonthOfRequests } from './load-response.ts';
import { SourceTable } from './source-table.tsx';

type SourceTablesProps = { now: MonthOfRequests; before: MonthOfRequests };

/** What became of the requests of each source. */
export function SourceTables({ now, before }: SourceTablesProps) {
  const clinic = useClinic();
  const rowsBy = (nameOf: (lead: Lead) => string) =>
    sourceRows(now.followed, before.followed, nameOf);
  const month = shortMonth(before.month);
  return (
    <section aria-labelledby="patient-sources" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="patient-sources">Where patients come from</h2>
        <p className="mt-1 max-w-[44rem] text-text-2">
          A person counts in the month of the request, also when they’re reached, book or arrive
          later. The small numbers are from {monthLabel(before.month)}. Spam is left out.
        </p>
      </div>
      <SourceTable
        id="sources-web"
        title="By source"
        heading="Source and first pages"
        month={month}
        rows={rowsBy((lead) => sourceOf(lead, siteHost(clinic)))}
      />
      <SourceTable
        id="sources-heard"
        title="How did you hear about us?"
        heading="Answer at the first call"
        month={month}
        rows={rowsBy(heardOf).map((row) => ({ ...row, pages: [] }))}
      />
    </section>
  );
}
