import { Pencil, Trash2 } from 'lucide-react';
import { serverDate } from '#data/server-clock.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { type Stranded, strandedWithout } from '#domain/visits/stranded.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';
import { readVisitsOf, useMayReadVisits } from './use-visits-of.ts';

export function StaffRow({ member, onEdit }: { member: StaffMember; onEdit: () => void }) {
  const mayReadVisits = useMayReadVisits();
  const question = async () => {
    const visits = mayReadVisits ? await readVisitsOf(member.id) : null;
    const hit = visits?.ok ? strandedWithout(visits.value, member, null, serverDate()) : [];
    return deletionText(member.name, hit);
  };
  return (
    <li className="flex items-center gap-3 rounded-[12px] border border-line py-2.5 pr-1.5 pl-3">
      <SafeImage
        src={member.thumbnailUrl || member.photoUrl}
        fallback="/img/avatar-blank.svg"
        alt=""
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-[10px] object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{member.name}</p>
        <p className="wrap-anywhere text-small text-text-2">{member.title}</p>
      </div>
      <div className="flex shrink-0">
        <IconButton icon={Pencil} label={`Edit ${member.name}`} onClick={onEdit} />
        <SaveButton
          variant="ghost"
          size="icon"
          aria-label={`Delete ${member.name}`}
          busyLabel=""
          fields={{ intent: 'delete', id: member.id }}
          question={question}
        >
          <Trash2 className="ico text-bad" />
        </SaveButton>
      </div>
    </li>
  );
}

const mostNamed = 5;

/** First the visits that the deletion hits, and the milder choice. */
function deletionText(name: string, hit: readonly Stranded[]): string {
  const question = `Are you sure you want to delete ${name}? This action cannot be undone.`;
  if (hit.length === 0) return question;
  const now = serverDate();
  const times = hit.slice(0, mostNamed).map(({ visit }) => shortMoment(visit.startsAt, now));
  const more = hit.length - times.length;
  return [
    `${name} has ${plural(hit.length, 'upcoming visit')}: ${times.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
    'They stay in the schedule, and on the overview until they are moved.',
    `To stop new bookings only, edit ${name} and clear “Can be booked”.`,
    `\n\n${question}`,
  ].join(' ');
}
