import { languageNames } from '#domain/text/language.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type ListPlace, listAddress } from '../params/list-address.ts';
import { listLabels } from '../params/list-labels.ts';

/** hasOlder: the search stopped before the end of the collection. */
type EmptyListProps = { place: ListPlace; hasOlder: boolean };

/** Says why the list is empty, and links to a list that is not. */
export function EmptyList({ place, hasOlder }: EmptyListProps) {
  const isFiltered = place.view !== 'all' || place.search !== '' || place.language !== null;
  return (
    <Card className="mt-4">
      <EmptyState
        {...reason(place, hasOlder)}
        action={
          isFiltered && (
            <ButtonLink variant="outline" to={listAddress({})} preventScrollReset>
              Show all {listLabels[place.type].one}s
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

function reason(
  { type, view, search, language }: ListPlace,
  hasOlder: boolean,
): { title: string; text: string } {
  const { one, nothing } = listLabels[type];
  if (search) {
    const status = view === 'all' ? '' : ' with this status';
    return {
      title: hasOlder ? 'Nothing among the newest' : `No ${one}s match`,
      text: `Nothing found for “${search}”${status}.`,
    };
  }
  if (language) {
    return {
      title: `No ${one}s in ${languageNames[language]}`,
      text: 'Requests that were sent from the Spanish pages appear here.',
    };
  }
  return nothing[view];
}
