import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serverDate } from '#data/server-clock.ts';
import { type Settled, settled } from '#data/settled.ts';
import { listStranded } from '#data/visits/stranded-visits.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { KeptDrafts } from '../../../shared/drafts/kept-drafts.tsx';
import { useListOrForm } from '../../../shared/forms/use-list-or-form.ts';
import { StrandedVisits } from '../../../shared/parts/stranded-visits.tsx';
import { StaffForm } from './staff-form.tsx';
import { StaffRow } from './staff-row.tsx';
import { useMayReadVisits } from './use-visits-of.ts';

/** The people of the About page: the list, or the form of one of them. */
export function StaffPanel({ staff }: { staff: Promise<Settled<StaffMember[]>> }) {
  const { editing, setEditing, heading } = useListOrForm<StaffMember>();
  const { search, hash } = useLocation();
  // A link to a field of one member opens their form, once.
  const [asked, setAsked] = useState(new URLSearchParams(search).get('member'));
  const isAsked = typeof editing === 'object' && editing?.id === asked;
  const close = () => {
    setAsked(null);
    setEditing(null);
  };
  return (
    <Card as="section" aria-labelledby="staff-title" className="p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id="staff-title" tabIndex={-1}>
          {editing === null
            ? 'Staff'
            : typeof editing === 'string'
              ? 'Add staff member'
              : `Edit ${editing.name}`}
        </h2>
        {editing === null && (
          <Button variant="ghost" onClick={() => setEditing(crypto.randomUUID())}>
            <Plus className="ico" />
            Add
          </Button>
        )}
      </div>
      {editing === null ? (
        <>
          <KeptDrafts form="staff" onResume={setEditing} className="mt-3" />
          <ShownData data={staff} fallback={<ListSkeleton />} errorClass="mt-4">
            {(members) => <StaffList members={members} asked={asked} onEdit={setEditing} />}
          </ShownData>
        </>
      ) : (
        <StaffForm
          edited={editing}
          firstField={(isAsked && hash.slice(1)) || 'name'}
          onDone={close}
        />
      )}
    </Card>
  );
}

function StaffList({
  members,
  asked,
  onEdit,
}: {
  members: StaffMember[];
  /** Whose form opens by itself. */
  asked: string | null;
  onEdit: (member: StaffMember) => void;
}) {
  const clinic = useClinic();
  const first = useEffectEvent(() => members.find(({ id }) => id === asked));
  useEffect(() => {
    const member = first();
    if (member) onEdit(member);
  }, [onEdit]);
  const { value: stranded } = useAsync(useMayReadVisits() ? [clinic, members] : null, () =>
    settled(listStranded(clinic, members, serverDate()), 'Failed to look for visits to move'),
  );
  const left = <StrandedVisits stranded={stranded ?? []} className="mt-4" />;
  if (members.length === 0) {
    return (
      <>
        {left}
        <EmptyState
          title="No staff yet"
          text="Until you add someone, the About page introduces the team as a whole."
        />
      </>
    );
  }
  return (
    <>
      {left}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3">
        {members.map((member) => (
          <StaffRow key={member.id} member={member} onEdit={() => onEdit(member)} />
        ))}
      </ul>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="mt-4 grid gap-3" aria-hidden="true">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
