import { PageHeader } from '../layout/page-header.tsx';

export function Component() {
  return (
    <PageHeader title="Blog Posts" sub="Articles for the website are written and published here." />
  );
}
