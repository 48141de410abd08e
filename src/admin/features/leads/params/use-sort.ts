import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Sort, sortOf, sortParam } from './list-sort.ts';

/** The sort of the list, which is in the address; null for newest first. */
export function useSort() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sort = sortOf(params);

  const choose = (next: Sort | null) => {
    const address = new URLSearchParams(params);
    address.delete('sort');
    if (next) address.set('sort', sortParam(next));
    // Another order by date has other pages.
    if (next?.column === 'date' || sort?.column === 'date') {
      address.delete('after');
      address.delete('skipped');
    }
    void navigate(`?${address}`, { replace: true, preventScrollReset: true });
  };

  return { sort, choose };
}
