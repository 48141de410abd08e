import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Pager } from '#admin/features/leads/list/pager.tsx';
import { StatusBadge } from '#admin/features/leads/status/status-badge.tsx';
import { WaitingAge } from '#admin/shared/parts/waiting-age.tsx';
import { translate } from '../translate.ts';
import { lead } from './lead-fixtures.ts';

const place = { type: 'contact', filter: 'all', search: '', sort: '', after: 'x', skipped: 0 };
const pager = (skipped: number) => (
  <Pager place={{ ...place, skipped } as never} shown={25} next="x" total={90} />
);
const age = (createdAt: string) => <WaitingAge lead={lead({ createdAt: new Date(createdAt) })} />;

it.each<[ReactElement, ReactElement, RegExp]>([
  [<StatusBadge key="a" label="New" />, <StatusBadge key="a" label="Contacted" />, /^Contacted$/],
  [pager(0), pager(25), /26–50 of 90/],
  [age('2026-01-01T16:00:00Z'), age('1990-01-01T16:00:00Z'), /1\d{4} days ago/],
])('what changes is shown under a translation, too: %#', (before, after, words) => {
  const { container, rerender } = render(<MemoryRouter>{before}</MemoryRouter>);
  translate(container);
  rerender(<MemoryRouter>{after}</MemoryRouter>);
  expect(container).toHaveTextContent(words);
});
