import { useNavigation } from 'react-router-dom';
import type { LeadCounts } from '#domain/leads/count-leads.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { isSetAside, leadViews } from '#domain/leads/lead-view.ts';
import { Button } from '#ui/button.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import { useShow } from '../../../shared/paths/use-show.ts';
import { type ListPlace, listAddress, parseListParams } from '../params/list-address.ts';
import { listLabels } from '../params/list-labels.ts';
import { isOldestFirst, oldestFirst } from '../params/list-sort.ts';

/** Search, status, language and order; all are in the address. counts is null while unknown. */
export function ListFilter({ place, counts }: { place: ListPlace; counts: LeadCounts | null }) {
  const show = useShow();
  const { view: current, search, language, sort } = useComingPlace(place);
  const words = listLabels[place.type];
  // Only new leads wait for a promise. Their promises end in the order in which they came.
  const oldest = listAddress({ view: 'new', search, language, sort: oldestFirst });
  const newest = listAddress({ view: current, search, language });
  const isOldest = current === 'new' && isOldestFirst(sort);
  // Empty views apart from the working lists are not shown.
  const offered = leadViews.filter(
    (view) => view === current || !isSetAside(view) || counts?.[view],
  );
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <SearchBox
        {...words.search}
        value={search}
        onSearch={(text) => show(listAddress({ view: current, search: text, language, sort }))}
        className="w-full sm:w-72"
      />
      <Segmented
        label="Filter by status"
        items={offered.map((view) => ({
          label: words.views[view],
          // The counts ignore search and language, so beside one they would mislead.
          count: search || language ? undefined : counts?.[view],
          to: listAddress({ view, search, language, sort }),
          current: view === current,
        }))}
      />
      <div className="flex flex-wrap gap-3">
        {(current === 'all' || current === 'new') && (
          <Button
            variant={isOldest ? 'primary' : 'outline'}
            aria-pressed={isOldest}
            onClick={() => show(isOldest ? newest : oldest)}
          >
            Oldest promise first
          </Button>
        )}
        <Button
          variant={language === 'es' ? 'primary' : 'outline'}
          aria-pressed={language === 'es'}
          onClick={() =>
            show(listAddress({ view: current, search, sort, language: language ? null : 'es' }))
          }
        >
          In Spanish
        </Button>
      </div>
    </div>
  );
}

/** The list under way: a choice shows at once, and the next one builds on it. */
function useComingPlace(place: ListPlace): ListPlace {
  const { location } = useNavigation();
  if (location?.pathname !== leadListPaths[place.type]) return place;
  return parseListParams(place.type, new URLSearchParams(location.search));
}
