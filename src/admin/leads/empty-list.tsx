import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { addressOf, type ListPlace } from './list-address.ts';

const nothingIn: Record<ListPlace['view'], { title: string; text: string }> = {
  all: {
    title: 'No appointment requests',
    text: 'New appointment requests will appear here.',
  },
  new: { title: 'Nobody is waiting', text: 'Every request has been taken up.' },
  contacted: { title: 'Nobody is in progress', text: 'Requests marked contacted appear here.' },
  completed: { title: 'Nothing completed yet', text: 'Requests marked completed appear here.' },
  spam: { title: 'No spam', text: 'Requests that look like a machine sent them appear here.' },
  dismissed: { title: 'Nothing dismissed', text: 'Requests that were set aside appear here.' },
};

/** hasOlder: the search stopped before it had gone through everything. */
type EmptyListProps = { place: ListPlace; hasOlder: boolean };

/** Says why there is nothing, and leads back to something. */
export function EmptyList({ place, hasOlder }: EmptyListProps) {
  const isFiltered = place.view !== 'all' || place.search !== '';
  return (
    <Card className="mt-4">
      <EmptyState
        {...reason(place, hasOlder)}
        action={
          isFiltered && (
            <ButtonLink variant="outline" size="sm" to={addressOf({})} preventScrollReset>
              Show all requests
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

function reason({ view, search }: ListPlace, hasOlder: boolean): { title: string; text: string } {
  if (search) {
    const status = view === 'all' ? '' : ' with this status';
    return {
      title: hasOlder ? 'Nothing among the newest' : 'No requests match',
      text: `Nothing found for “${search}”${status}.`,
    };
  }
  return nothingIn[view];
}
