import './schedule.css';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import {
  Await,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { brieflyAwaited } from '../patience.ts';
import { loadSchedule } from './load-schedule.ts';
import { Schedule } from './schedule.tsx';
import { addressWith, nothingOpen, placeOf } from './schedule-address.ts';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

export { action } from './schedule-action.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf(new URL(request.url).searchParams, new Date());
  const { result } = await brieflyAwaited(loadSchedule(place));
  return { answer: result };
}

/** What opens or closes beside the calendar reads nothing, unless it is a record that is not there yet. */
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
  const opens = (['lead', 'appointment'] as const).some(
    (part) => after?.[part] && before?.[part] !== after[part],
  );
  return !isSame || opens;
}

export function Component() {
  const { answer } = useLoaderData<typeof loader>();
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
      <Suspense fallback={<ScheduleSkeleton />}>
        <Await resolve={answer}>{(loaded) => <Schedule answer={loaded} />}</Await>
      </Suspense>
    </>
  );
}
