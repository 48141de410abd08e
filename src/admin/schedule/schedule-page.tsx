import './schedule.css';
import { Plus } from 'lucide-react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { deferIfSlow } from '../defer-if-slow.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { LoadError } from '../load-error.tsx';
import { ShownData } from '../shown-data.tsx';
import { loadSchedule, scheduleFailed } from './load-schedule.ts';
import { Schedule } from './schedule.tsx';
import { addressWith, nothingOpen, placeOf } from './schedule-address.ts';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

export { action } from './schedule-action.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf(new URL(request.url).searchParams, new Date());
  const { result } = await deferIfSlow(loadSchedule(place));
  return { schedule: result };
}

/** Opening or closing a dialog loads nothing, unless its record is not loaded yet. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  const now = new Date();
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) =>
    placeOf(searchParams, now),
  );
  const isSame = (['date', 'search'] as const).every((part) => before?.[part] === after?.[part]);
  const opens = (['lead', 'next', 'visit'] as const).some(
    (part) => after?.[part] && before?.[part] !== after[part],
  );
  return !isSame || opens;
}

export function Component() {
  const { schedule } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Schedule"
        actions={
          <ButtonLink
            size="sm"
            to={addressWith(params, { ...nothingOpen, book: '' })}
            preventScrollReset
          >
            <Plus className="ico" aria-hidden="true" />
            Book appointment
          </ButtonLink>
        }
      />
      <ShownData
        data={schedule}
        fallback={<ScheduleSkeleton />}
        failed={<LoadError title={scheduleFailed} className="mt-5" />}
      >
        {(loaded) => <Schedule schedule={loaded} />}
      </ShownData>
    </>
  );
}
