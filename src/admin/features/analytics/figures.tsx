import { Eye, Users } from 'lucide-react';
import { changeText, type SiteAnalytics } from '#domain/analytics/analytics-report.ts';
import { StatCard } from '../../shared/parts/stat-card.tsx';
import { DailyVisitors } from './daily-visitors.tsx';
import { figuresGrid } from './figures-grid.ts';
import { RankedList } from './ranked-list.tsx';

export function Figures({ analytics }: { analytics: SiteAnalytics }) {
  const { visitors, pageviews, previous, days, topPages, referrers } = analytics;
  return (
    <div className={figuresGrid.page}>
      <div className={figuresGrid.totals}>
        <StatCard
          label="Total Visitors"
          icon={Users}
          value={visitors}
          className="grid content-center"
        >
          {changeText(visitors, previous.visitors)}
        </StatCard>
        <StatCard
          label="Total Pageviews"
          icon={Eye}
          value={pageviews}
          className="grid content-center"
        >
          {changeText(pageviews, previous.pageviews)}
        </StatCard>
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
