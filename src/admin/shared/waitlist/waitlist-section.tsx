import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { chosenOf, type SoonerWish, wishLabel } from '#domain/leads/sooner-wish.ts';
import { Button } from '#ui/button.tsx';
import { DrawerSection } from '../parts/drawer-section.tsx';
import { useOnStored, useSavedForm } from '../save/use-saved-form.ts';
import { WishForm } from './wish-form.tsx';

type WaitlistSectionProps = {
  /** Of the request or the visit. */
  id: string;
  /** null while they don't wait. */
  wish: SoonerWish | null;
  /** The address of the action that stores it. */
  action: string;
  /** A request has no visit yet: staff say for what it would be. */
  asksType?: boolean;
  className?: string;
};

/** Whether the patient would come sooner, and when. */
export function WaitlistSection({ id, wish, action, asksType, className }: WaitlistSectionProps) {
  const name = `sooner:${id}`;
  const form = useSavedForm(name);
  const [isOpen, setOpen] = useState(false);
  useOnStored(form, () => setOpen(false));
  const seen = JSON.stringify(chosenOf(wish));
  const leave = () => form.send({ intent: 'sooner', id, seen, off: '' }, action);
  return (
    <DrawerSection title="Waitlist" className={className}>
      {wish && (
        <p className="mt-1.5 flex items-center gap-2 font-semibold">
          <CalendarClock className="ico flex-none text-text-2" />
          Wants sooner: {wishLabel(wish)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {wish ? 'Change' : 'Wants sooner'}
        </Button>
        {wish && (
          <Button variant="ghost" busy={form.isBusy} onClick={leave}>
            Take off
          </Button>
        )}
      </div>
      {isOpen && (
        <WishForm
          name={name}
          form={form}
          wish={chosenOf(wish)}
          fields={{ id, seen }}
          action={action}
          asksType={asksType ?? false}
        />
      )}
    </DrawerSection>
  );
}
