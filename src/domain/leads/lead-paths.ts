import { dashboardPath } from '../next-path.ts';
import type { Lead, LeadType } from './lead.ts';

/** Attorney requests are a section of the PIP leads tab. */
export const leadListPaths: Record<LeadType, string> = {
  contact: `${dashboardPath}/appointments`,
  pip: `${dashboardPath}/pip-leads`,
  attorney: `${dashboardPath}/pip-leads/attorney-requests`,
};

/** The form for a person who phones. */
export const newRequestPath = `${leadListPaths.contact}/new`;

/** The drawer's route, which also handles its actions. */
export function leadPath({ id, type }: Pick<Lead, 'id' | 'type'>): string {
  return `${leadListPaths[type]}/${id}`;
}
