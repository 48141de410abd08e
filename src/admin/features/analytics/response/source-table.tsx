import type { SourceRow } from '#domain/analytics/patient-sources.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';

const steps = [
  ['requests', 'Requests'],
  ['reached', 'Reached'],
  ['booked', 'Booked'],
  ['arrived', 'Arrived'],
] as const;

/** Five columns fit on a narrow phone. */
const stepCell = 'max-sm:px-0.5 max-sm:last:pr-3';

type SourceTableProps = {
  id: string;
  title: string;
  heading: string;
  month: string;
  rows: SourceRow[];
};

/** The steps of each source, with the month before in small numbers. */
export function SourceTable({ id, title, heading, month, rows }: SourceTableProps) {
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <h3 id={id} className="p-5 pb-2 text-[1rem]">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-text-2">No requests in these two months</p>
      ) : (
        <table className="tbl tbl-dense tbl-stack table-fixed" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col" className="w-[30%] max-sm:pr-1 max-sm:pl-3 max-sm:whitespace-normal">
                {heading}
              </th>
              {steps.map(([step, label]) => (
                <th key={step} scope="col" className={stepCell}>
                  <span className="block text-right">{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, pages, now, before }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere max-sm:pr-1 max-sm:pl-3">
                  {name}
                  {pages.length > 0 && (
                    <span className="block text-caption text-text-2">{pages.join(', ')}</span>
                  )}
                </th>
                {steps.map(([step, label]) => (
                  <td key={step} data-label={label} className={classNames('num', stepCell)}>
                    <span className="block text-right font-semibold">{now[step]}</span>
                    {before[step] > 0 && (
                      <span className="block text-right text-caption text-text-2">
                        {month} {before[step]}
                      </span>
                    )}
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
