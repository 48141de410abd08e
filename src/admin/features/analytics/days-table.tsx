import { type AnalyticsDay, figureText } from '#domain/analytics/analytics-report.ts';
import { dateText } from './date-text.ts';

export function DaysTable({ days }: { days: AnalyticsDay[] }) {
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
