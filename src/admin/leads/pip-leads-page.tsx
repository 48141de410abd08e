import { PageHeader } from '../layout/page-header.tsx';

export function Component() {
  return <PageHeader title="PIP Guide Leads" sub="Requests for the PIP guide will appear here." />;
}
