import { Eye, Users } from 'lucide-react';
import { changeText, figureText, type SiteAnalytics } from '#domain/site-analytics.ts';
import { DailyVisitors } from './daily-visitors.tsx';
import { figuresGrid } from './figures-grid.ts';
import { RankedList } from './ranked-list.tsx';
import { TotalCard } from './total-card.tsx';

export function Figures({ analytics }: { analytics: SiteAnalytics }) {
  const { visitors, pageviews, previous, days, topPages, referrers } = analytics;
  return (
    <div className={figuresGrid.page}>
      <div className={figuresGrid.totals}>
        <TotalCard label="Total Visitors" icon={Users} value={figureText(visitors)}>
          {changeText(visitors, previous.visitors)}
        </TotalCard>
        <TotalCard label="Total Pageviews" icon={Eye} value={figureText(pageviews)}>
          {changeText(pageviews, previous.pageviews)}
        </TotalCard>
      </div>
      <DailyVisitors days={days} />
      <RankedList
        title="Top 5 Pages"
        rows={topPages.map(({ path, count }) => ({ name: path, count }))}
      />
      <RankedList
        title="Top Referrers"
        rows={referrers.map(({ referrer, count }) => ({ name: referrer, count }))}
      />
    </div>
  );
}
