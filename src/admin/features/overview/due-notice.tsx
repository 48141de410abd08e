import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { duePath } from '../../shared/paths/paths.ts';
import type { DueCount } from './load-overview.ts';

/** Leads to the requests whose retention period is over; nothing without any. */
export function DueNotice({ count, isMore }: DueCount) {
  if (count === 0 && !isMore) return null;
  const requests = `${isMore ? 'At least ' : ''}${plural(count, 'request')}`;
  return (
    <Notice
      tone="info"
      title={
        count === 0
          ? 'Requests may be due for deletion'
          : `${requests} ${count === 1 ? 'is' : 'are'} due for deletion`
      }
      action={
        <ButtonLink variant="outline" to={duePath}>
          Look through them
        </ButtonLink>
      }
    >
      Their retention period is over. Nothing is erased until one of you does it there.
    </Notice>
  );
}
