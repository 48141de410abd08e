import { Pencil, Trash2 } from 'lucide-react';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Button } from '#ui/button.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { SaveButton } from '../../../shared/save/save-button.tsx';

export function StaffRow({ member, onEdit }: { member: StaffMember; onEdit: () => void }) {
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
        <SaveButton
          variant="ghost"
          size="icon"
          aria-label={`Delete ${member.name}`}
          busyLabel=""
          fields={{ intent: 'delete', id: member.id }}
          question={`Are you sure you want to delete ${member.name}? This action cannot be undone.`}
        >
          <Trash2 className="ico text-bad" aria-hidden="true" />
        </SaveButton>
      </div>
    </li>
  );
}
