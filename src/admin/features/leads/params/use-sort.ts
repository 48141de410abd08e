import { useSearchParams } from 'react-router-dom';
import { useShow } from '../../../shared/paths/use-show.ts';
import { withParams } from '../../../shared/paths/with-params.ts';
import { type Sort, sortOf, sortParam } from './list-sort.ts';

/** The sort of the list, which is in the address; null for newest first. */
export function useSort() {
  const show = useShow();
  const [params] = useSearchParams();
  const sort = sortOf(params);

  const choose = (next: Sort | null) => {
    // Another order by date has other pages.
    const hasOtherPages = next?.column === 'date' || sort?.column === 'date';
    const address = withParams(params, {
      sort: next && sortParam(next),
      ...(hasOtherPages && { after: null, skipped: null }),
    });
    show(address);
  };

  return { sort, choose };
}
