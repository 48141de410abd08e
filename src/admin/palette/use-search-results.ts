import { useState } from 'react';
import { type Async, useAsync } from '#ui/loading/use-async.ts';
import { useAdminData } from '../layout/use-admin-data.ts';
import { type Found, finder } from './find.ts';

const debounceMs = 200;
const fewestLetters = 2;

/** Searches after a pause in typing. Earlier results stay until the next ones are there. */
export function useSearchResults(typed: string): Async<Found> {
  const text = typed.trim();
  const { session } = useAdminData();
  const [find] = useState(() => finder(session.role));
  return useAsync(text.length < fewestLetters ? null : [text], () => find(text), {
    start: debounced,
    keepsPrevious: true,
  });
}

function debounced(begin: () => void): () => void {
  const timer = setTimeout(begin, debounceMs);
  return () => clearTimeout(timer);
}
