import { PageHeader } from '../layout/page-header.tsx';

export function Component() {
  return <PageHeader title="Analytics Dashboard" sub="Netlify Analytics (last 30 days)" />;
}
