import { Mail } from 'lucide-react';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { longMoment, nearMoment } from '#domain/time/clinic-time.ts';
import { type SoonerTime, wantLabel } from '#domain/visits/waitlist.ts';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { MissingDrawer } from '../../../shared/parts/missing-drawer.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { schedulePath } from '../../../shared/paths/paths.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';
import { WaitingPerson } from './waiting-person.tsx';

type SoonerDrawerProps = {
  /** null when it is not free anymore, or nobody wants it. */
  time: SoonerTime | null;
  staff: readonly StaffMember[];
  onClose: () => void;
};

/** A free time, who wants it, and the offer to all of them. */
export function SoonerDrawer({ time, staff, onClose }: SoonerDrawerProps) {
  const now = useNow();
  if (!time) {
    return (
      <MissingDrawer
        title="Nobody is waiting for this time"
        what="Nothing to offer"
        why="This time isn’t free anymore, or nobody on the waitlist wants it."
        back="Back to the schedule"
        onClose={onClose}
      />
    );
  }
  const { id, startsAt, providerId, waiting } = time;
  const provider = staff.find((member) => member.id === providerId)?.name ?? '';
  return (
    <Drawer title={`${nearMoment(startsAt, now)} is free`} onClose={onClose}>
      <p className="num text-body font-semibold">
        {longMoment(startsAt)}
        <span className="block font-medium text-text-2">
          {[provider, wantLabel(waiting)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <OfferButton time={time} />
      <ul className="card mt-5 divide-y divide-line">
        {waiting.map((person) => (
          <WaitingPerson
            key={person.kind + person.id}
            person={person}
            slot={id}
            startsAt={startsAt}
            providerName={provider}
          />
        ))}
      </ul>
    </Drawer>
  );
}

/** Mails all who have an address and don't know of the time yet. */
function OfferButton({ time: { id, waiting } }: { time: SoonerTime }) {
  const left = waiting.filter(
    ({ email, offer }) => email !== '' && !(offer?.slot === id && offer.state === 'sent'),
  );
  if (left.length === 0) return null;
  const to = JSON.stringify(left.map((person) => ({ kind: person.kind, id: person.id })));
  const isAll = left.length === waiting.length;
  return (
    <div className="mt-4">
      <SaveButton
        action={schedulePath}
        fields={{ intent: 'offer', id, to }}
        fetcherKey={`offer-${id}`}
        busyLabel="Sending…"
      >
        <Mail className="ico" />
        {offerLabel(left.length, isAll)}
      </SaveButton>
      <p className="hint mt-2">
        They get an email. The first to take it gets it; the others stay on the waitlist.
      </p>
    </div>
  );
}

/** 'Offer it to all 3', 'Offer it to 2'; others know of it, or have no address. */
function offerLabel(count: number, isAll: boolean): string {
  if (!isAll) return `Offer it to ${count}`;
  return count === 1 ? 'Offer it' : `Offer it to all ${count}`;
}
