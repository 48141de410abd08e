import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { LeadSections } from './drawer/lead-sections.tsx';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadLeadList } from './list/load-lead-list.ts';
import { parseListParams } from './params/list-address.ts';

export { action } from './bulk/bulk-action.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const place = parseListParams('attorney', new URL(request.url).searchParams);
  const { result } = await deferIfSlow(loadLeadList(place));
  return { place, list: result };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <LeadListPage {...loaded} actions={<LeadSections current="attorney" />} />;
}
