import { ChevronDown, GripVertical } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { useListAccessEntry } from '../../shared/data/access-log.ts';
import { SpanishBadge } from '../../shared/parts/spanish-badge.tsx';
import { typeMore } from '../../shared/parts/type-more.ts';
import { WaitingAge } from '../../shared/parts/waiting-age.tsx';
import { addressOpening, addressWith } from '../../shared/paths/schedule-address.ts';
import { useShow } from '../../shared/paths/use-show.ts';
import type { Moved } from './calendar/drag-preview.ts';

type RequestPanelProps = {
  requests: readonly Lead[];
  hasOlder: boolean;
  search: string;
  /** The length of the visit that is dragged from here. */
  minutes: number;
  onDragStart: (moved: Moved, event: PointerEvent<HTMLElement>) => void;
};

/** Requests without a visit: beside the calendar where there is room, else folded above it. */
export function RequestPanel({
  requests,
  hasOlder,
  search,
  minutes,
  onDragStart,
}: RequestPanelProps) {
  const id = useId();
  const [params] = useSearchParams();
  const show = useShow();
  const [isOpen, setOpen] = useState(search !== '');
  useListAccessEntry({ kind: 'list', list: 'contact' }, requests);
  return (
    <section aria-labelledby={`${id}-title`} className="card xl:sticky xl:top-6">
      <h2 id={`${id}-title`} className="text-[1rem]">
        <button
          type="button"
          className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left xl:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Title count={requests.length} />
          <ChevronDown className={classNames('ico transition-transform', isOpen && 'rotate-180')} />
        </button>
        <span className="block px-4 pt-4 max-xl:hidden">
          <Title count={requests.length} />
        </span>
      </h2>
      <div id={id} className={classNames('pb-1', !isOpen && 'max-xl:hidden')}>
        <SearchBox
          label="Search requests"
          placeholder="Search name or phone"
          value={search}
          onSearch={(q) => show(addressWith(params, { q: q || null }))}
          className="mx-4 mt-3 xl:mt-3"
        />
        {requests.length === 0 && !hasOlder && (
          <p className="px-4 pt-4 pb-4 text-text-2">
            {search ? `Nobody found for “${search}”.` : 'Everyone who asked has a visit.'}
          </p>
        )}
        <ul className="mt-2 divide-y divide-line xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">
          {requests.map((lead) => (
            <Request key={lead.id} lead={lead} minutes={minutes} onDragStart={onDragStart} />
          ))}
        </ul>
        {hasOlder && (
          <p className="border-t border-line px-4 py-3 text-caption text-text-3">
            {search ? typeMore : 'Not all are shown. Search for the others.'}
          </p>
        )}
      </div>
    </section>
  );
}

function Title({ count }: { count: number }) {
  return (
    <span>
      To schedule <span className="num font-sans font-semibold text-text-3">{count}</span>
    </span>
  );
}

type RequestProps = { lead: Lead } & Pick<RequestPanelProps, 'minutes' | 'onDragStart'>;

function Request({ lead, minutes, onDragStart }: RequestProps) {
  const [params] = useSearchParams();
  const moved: Moved = { id: lead.id, kind: 'request', label: leadName(lead), minutes };
  return (
    <li
      className="cal-request flex items-start gap-1.5 py-3 pr-4 pl-1.5"
      onPointerDown={(event) => {
        const onControl = event.target instanceof Element && event.target.closest('a, button');
        if (!onControl) onDragStart(moved, event);
      }}
    >
      <GripVertical className="cal-grip mt-0.5 size-4 flex-none text-text-3" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">
          {leadName(lead)} {lead.language === 'es' && <SpanishBadge />}
        </p>
        <p className="text-caption text-text-3">{lead.preferredTime || 'Any time'}</p>
        {isInView(lead, 'new') && <WaitingAge lead={lead} />}
      </div>
      <ButtonLink
        variant="line"
        className="px-2.5"
        to={addressOpening(params, { lead: lead.id })}
        preventScrollReset
        aria-label={`Schedule ${leadName(lead)}`}
      >
        Schedule
      </ButtonLink>
    </li>
  );
}
