import { Link, useLoaderData } from 'react-router-dom';
import { readKnown } from '#data/people/find-person.ts';
import { settled } from '#data/settled.ts';
import { sharedKeys } from '#domain/people/person.ts';
import { personLine } from '#domain/people/person-line.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { personPath } from '../paths/paths.ts';
import { useNow } from './use-clock.ts';

type PersonLineProps = {
  personId: string;
  name: string;
  /** False for an attorney. */
  isPatient?: boolean;
};

/** Who a request or visit is of, with a link to everything about them. Nothing while it loads, and if that fails. */
export function PersonLine({ personId, name, isPatient }: PersonLineProps) {
  const now = useNow();
  // Read again with the record.
  const record = useLoaderData();
  const { value: known } = useAsync(
    [personId, record],
    () => settled(readKnown(personId), 'Failed to look up a person'),
    { keepsPrevious: true },
  );
  if (!known) return null;
  const { group, visits, alike } = known;
  const others = alike.flatMap((other) => {
    const [key] = sharedKeys(group, other);
    // A phone number stays on one line.
    const shared = key?.replaceAll(' ', '\u00a0');
    return shared ? [`Maybe the same as ${other[0].name || 'No name'}: both have ${shared}`] : [];
  });
  return (
    <div className="mb-5">
      <Link className="link inline-block wrap-anywhere max-md:py-2" to={personPath(group[0].id)}>
        {personLine(group[0].name || name, visits, now, isPatient)}
      </Link>
      {others.map((other) => (
        <p key={other} className="text-text-2 wrap-anywhere">
          {other}
        </p>
      ))}
    </div>
  );
}
