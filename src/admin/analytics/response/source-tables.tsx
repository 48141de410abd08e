import { heardOf, type SourceRow, sourceOf, sourceRows } from '#domain/leads/patient-sources.ts';
import { shortMonth } from '#domain/time/month.ts';
import { Card } from '#ui/card.tsx';
import type { MonthOfRequests } from './load-response.ts';

type SourceTablesProps = { now: MonthOfRequests; before: MonthOfRequests };

/** What became of the requests of each source. */
export function SourceTables({ now, before }: SourceTablesProps) {
  const rowsBy = (nameOf: typeof sourceOf) => sourceRows(now.followed, before.followed, nameOf);
  const month = shortMonth(before.month);
  return (
    <section aria-labelledby="patient-sources" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="patient-sources">Where patients come from</h2>
        <p className="mt-1 max-w-[44rem] text-text-2">
          A person counts in the month of the request, also when they’re reached, book or arrive
          later. The second number is {month}. Spam is left out.
        </p>
      </div>
      <SourceTable
        id="sources-web"
        title="By source"
        heading="Source and first pages"
        month={month}
        rows={rowsBy(sourceOf)}
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

const steps = [
  ['requests', 'Requests'],
  ['reached', 'Reached'],
  ['booked', 'Booked'],
  ['arrived', 'Arrived'],
] as const;

type SourceTableProps = {
  id: string;
  title: string;
  heading: string;
  month: string;
  rows: SourceRow[];
};

function SourceTable({ id, title, heading, month, rows }: SourceTableProps) {
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <h3 id={id} className="p-5 pb-2 text-[1rem]">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-text-2">No requests in these two months</p>
      ) : (
        <table className="tbl tbl-dense" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {steps.map(([step, label]) => (
                <th key={step} scope="col" className="max-sm:px-1.5">
                  <span className="block text-right">{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, pages, now, before }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere">
                  {name}
                  {pages.length > 0 && (
                    <span className="block text-caption text-text-2">{pages.join(', ')}</span>
                  )}
                </th>
                {steps.map(([step]) => (
                  <td key={step} className="num max-sm:px-1.5">
                    <span className="block text-right font-semibold">{now[step]}</span>
                    <span className="block text-right text-caption text-text-2">
                      {month} {before[step]}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
