import { useEffect, useState } from 'react';
import { may } from '#domain/account/access.ts';
import { debounce } from '#ui/loading/debounce.ts';
import { type Async, useAsync } from '#ui/loading/use-async.ts';
import { authorOf } from '../../shared/access/author.ts';
import { noteAccess } from '../../shared/data/access-log.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { type Found, finder } from './find.ts';

const debounced = debounce(200);

/** Searches after a pause in typing. Earlier results stay until the next ones are there. */
export function useSearchResults(typed: string): Async<Found> {
  const text = typed.trim();
  const { session } = useAdminData();
  const [find] = useState(() => finder(session.role));
  const searches = /[\p{L}\p{N}]/u.test(text);
  useEffect(() => {
    if (!searches || !may(session.role, 'read', 'leads')) return;
    return debounced(() => noteAccess({ kind: 'search', list: 'all' }, authorOf(session)));
  }, [searches, session]);
  return useAsync(searches ? [text] : null, () => find(text), {
    start: debounced,
    keepsPrevious: true,
  });
}
