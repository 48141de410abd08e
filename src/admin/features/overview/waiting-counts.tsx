import { Link } from 'react-router-dom';
import { type Lead, type LeadType, leadTypes } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { plural } from '../../shared/parts/plural.ts';

const typeWords: Record<LeadType, string> = {
  contact: 'request',
  pip: 'PIP lead',
  attorney: 'attorney request',
};

/** '5 requests, 2 PIP leads, 1 attorney request'; nothing while unknown. */
export function WaitingCounts() {
  const { leadCounts } = useAdminData();
  if (!leadCounts) return null;
  const texts = leadTypes
    .filter((type) => leadCounts[type].new > 0)
    .map((type) => plural(leadCounts[type].new, typeWords[type]));
  return <p className="num text-[.875rem] text-text-3">{texts.join(', ')}</p>;
}

type MoreWaitingProps = { waiting: readonly Lead[]; shown: readonly Lead[] };

/** How many the list leaves out, with links to them. */
export function MoreWaiting({ waiting, shown }: MoreWaitingProps) {
  const { leadCounts } = useAdminData();
  const rest = leadTypes
    .map((type) => {
      const isOfType = (lead: Lead) => lead.type === type && isInView(lead, 'new');
      const all = leadCounts?.[type].new ?? waiting.filter(isOfType).length;
      return { type, count: all - shown.filter(isOfType).length };
    })
    .filter(({ count }) => count > 0);
  if (rest.length === 0) return null;
  const total = rest.reduce((sum, { count }) => sum + count, 0);
  return (
    <p className="border-t border-line px-5 py-3 text-[.875rem] text-text-3">
      {total.toLocaleString('en-US')} more:{' '}
      {rest.map(({ type, count }, place) => (
        <span key={type}>
          {place > 0 && ', '}
          <Link className="link inline-block py-1" to={`${leadListPaths[type]}?status=new`}>
            {plural(count, typeWords[type])}
          </Link>
        </span>
      ))}
    </p>
  );
}
