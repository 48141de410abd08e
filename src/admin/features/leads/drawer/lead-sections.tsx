import type { LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { Segmented } from '#ui/forms/segmented.tsx';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';

const sections = [
  { type: 'pip', label: 'PIP guide' },
  { type: 'attorney', label: 'Attorneys' },
] as const;

/** The tab holds two lists: people who asked for the guide, and law firms. */
export function LeadSections({ current }: { current: LeadType }) {
  const { leadCounts } = useAdminData();
  return (
    <Segmented
      label="Sections of leads"
      items={sections.map(({ type, label }) => ({
        label,
        count: leadCounts?.[type].all,
        to: leadListPaths[type],
        current: type === current,
      }))}
    />
  );
}
