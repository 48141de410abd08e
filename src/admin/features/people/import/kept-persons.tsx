import { Link } from 'react-router-dom';
import { listImported } from '#data/persons/import-persons.ts';
import { settled } from '#data/settled.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { personPath } from '../../../shared/paths/paths.ts';

const failed = 'Failed to load who stayed';

/** Who stayed when an import was undone. */
export function KeptPersons({ importId }: { importId: string }) {
  const { value, failure } = useAsync([importId], () => settled(listImported(importId), failed));
  if (failure) return <LoadError title={failed} className="mt-2" />;
  return (
    <ul aria-label="Who stayed" className="mt-1 flex flex-wrap gap-x-4">
      {value?.map(({ id, name }) => (
        <li key={id}>
          <Link className="link max-md:py-1.5" to={personPath(id)}>
            {name || 'No name'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
