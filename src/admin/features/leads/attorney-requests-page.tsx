import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LeadSections } from './drawer/lead-sections.tsx';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadLeadPage } from './list/load-lead-list.ts';

export { action } from './bulk/bulk-action.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadLeadPage('attorney', request);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <LeadListPage {...loaded} actions={<LeadSections current="attorney" />} />;
}
