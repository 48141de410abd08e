import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { replacesReload } from '../../shared/data/feed-reload.ts';
import { parseScheduleParams } from '../../shared/paths/schedule-address.ts';

/** Opening or closing a dialog loads nothing, unless its record is not loaded yet. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) =>
    parseScheduleParams(searchParams, ''),
  );
  const isSameDay = currentUrl.searchParams.get('date') === nextUrl.searchParams.get('date');
  const isSame = (['date', 'search'] as const).every((part) => before?.[part] === after?.[part]);
  const opens = (['lead', 'next', 'visit'] as const).some(
    (part) => after?.[part] && before?.[part] !== after[part],
  );
  return !isSame || !isSameDay || opens || replacesReload();
}
