import { ChartLine, Table } from 'lucide-react';
import { useId, useState } from 'react';
import { type AnalyticsDay, figureText } from '#domain/analytics/analytics-report.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { figuresGrid } from './figures-grid.ts';
import { LineChart } from './line-chart.tsx';

/** A line chart, and the same figures as a table on request. */
export function DailyVisitors({ days }: { days: AnalyticsDay[] }) {
  const [asTable, setAsTable] = useState(false);
  const isWide = useWideScreen();
  const id = useId();
  const points = days.map(({ date, visitors }) => ({ label: dateText(date), value: visitors }));
  const hasData = points.some(({ value }) => value !== null);
  const Icon = asTable ? ChartLine : Table;
  return (
    <Card as="section" aria-labelledby={id} className={`${figuresGrid.chart} p-5`}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={id}>Daily visitors</h2>
        {hasData && (
          <Button variant="ghost" onClick={() => setAsTable(!asTable)}>
            <Icon className="ico" aria-hidden="true" />
            {asTable ? 'Show chart' : 'Show table'}
          </Button>
        )}
      </div>
      {!hasData && <p className="mt-3 text-text-2">No data</p>}
      {hasData && asTable && <DaysTable days={days} />}
      {hasData && !asTable && (
        <LineChart points={points} width={isWide ? 760 : 340} height={isWide ? 320 : 240} />
      )}
    </Card>
  );
}

function DaysTable({ days }: { days: AnalyticsDay[] }) {
  return (
    <table className="tbl mt-3">
      <caption className="sr-only">Visitors and pageviews by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">
            <span className="block text-right">Visitors</span>
          </th>
          <th scope="col">
            <span className="block text-right">Pageviews</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, visitors, pageviews }) => (
          <tr key={date}>
            <th scope="row">{dateText(date)}</th>
            <td className="num text-right">{figureText(visitors)}</td>
            <td className="num text-right">{figureText(pageviews)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** 'Nov 18' for '2026-11-18': a calendar date, the same in every time zone. */
function dateText(date: string): string {
  const moment = new Date(`${date}T00:00Z`);
  return Number.isNaN(moment.getTime()) ? date : day.format(moment);
}
