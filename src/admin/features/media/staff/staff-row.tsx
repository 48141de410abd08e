import { Pencil, Trash2 } from 'lucide-react';
import { useFetcher } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Button } from '#ui/button.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import type { StaffAnswer } from './staff-action.ts';

export function StaffRow({ member, onEdit }: { member: StaffMember; onEdit: () => void }) {
  const fetcher = useFetcher<StaffAnswer>();
  const remove = () => {
    const question = `Are you sure you want to delete ${member.name}? This action cannot be undone.`;
    if (!window.confirm(question)) return;
    void fetcher.submit({ intent: 'delete', id: member.id }, { method: 'post' });
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
        <p className="truncate font-semibold">{member.name}</p>
        <p className="truncate text-small text-text-2">{member.title}</p>
      </div>
      <div className="flex shrink-0">
        <Button variant="ghost" size="icon" aria-label={`Edit ${member.name}`} onClick={onEdit}>
          <Pencil className="ico" aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${member.name}`}
          busy={fetcher.state !== 'idle'}
          busyLabel=""
          onClick={remove}
        >
          <Trash2 className="ico text-bad" aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
