import { PageHeader } from '../layout/page-header.tsx';

export function Component() {
  return (
    <PageHeader title="Media Manager" sub="Photos, logo, hero image and staff of the website." />
  );
}
