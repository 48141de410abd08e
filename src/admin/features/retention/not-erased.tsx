import { leadName } from '#domain/leads/lead.ts';
import { Notice } from '#ui/notice.tsx';
import { plural } from '../../shared/parts/plural.ts';
import type { Failure } from './use-erasing.ts';

/** Names each request that couldn't be erased, and why. */
export function NotErased({ failures }: { failures: Failure[] }) {
  if (failures.length === 0) return null;
  return (
    <Notice tone="bad" className="mt-4" title={`${plural(failures.length, 'request')} not erased`}>
      <ul className="mt-1 grid gap-1">
        {failures.map(({ request, why }) => (
          <li key={request.id} className="wrap-anywhere">
            <strong>{leadName(request)}</strong>: {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
