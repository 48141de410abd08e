import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { WeekTable } from '#facts/week-table.tsx';
import { showTime } from '#site/frame/show-time.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

/** Friday. */
const now = clinicMoment('2026-11-27', '10:00');

const closed = (from: string, to: string): Clinic => ({
  ...clinic,
  closures: [{ from, to, span: null, reason: '', reasonEs: '' }],
});

const markOf = (day: RegExp) => within(screen.getByRole('row', { name: day })).getByText('Today');

it.each<[string, Clinic, boolean]>([
  ['as usual', closed('2026-11-28', '2026-11-29'), true],
  ['closed', closed('2026-11-26', '2026-11-27'), false],
])('today is marked only where the week’s hours hold: %s', (_, facts, isMarked) => {
  const { unmount } = render(<WeekTable clinic={facts} now={now} />);
  expect(markOf(/^Friday/).hidden).toBe(!isMarked);
  unmount();

  // A built page has no clock.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now });
  render(<WeekTable clinic={facts} now={null} />);
  showTime(facts);
  expect(markOf(/^Friday/).hidden).toBe(!isMarked);
  dispatchEvent(new Event('app-ready'));
});
