import type { ReactNode } from 'react';
import { type PageName, pages } from '../access/pages.ts';
import { PageHeader } from './page-header.tsx';

type SettingsHeaderProps = { name: PageName; sub: ReactNode; actions?: ReactNode };

/** The heading of a page in the list of Settings: its line of the table. */
export function SettingsHeader({ name, sub, actions }: SettingsHeaderProps) {
  const label = pages[name].setting?.label ?? '';
  return <PageHeader title={label} tabTitle={`Settings: ${label}`} sub={sub} actions={actions} />;
}
