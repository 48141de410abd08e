import { type ReactNode, useState } from 'react';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { nearMoment } from '#domain/time/clinic-time.ts';
import { providerOr } from '#domain/visits/provider-time.ts';
import { bookedType, takesPlace, type Visit } from '#domain/visits/visit.ts';
import { heldUntilLabel } from '#domain/visits/visit-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { FreeTimeButtons } from '../parts/free-time-buttons.tsx';
import { useNow } from '../parts/use-clock.ts';
import { schedulePath } from '../paths/paths.ts';
import { useOnStored, useSavedForm } from '../save/use-saved-form.ts';
import { ReleaseButton } from './release-button.tsx';
import { useWhyToMove } from './use-why-to-move.ts';

type HoldNoticeProps = {
  hold: Visit;
  staff: readonly StaffMember[];
  className?: string;
  /** What else staff can do with it. */
  children?: ReactNode;
};

/** The time that a patient has chosen, and what staff do about it, one press each. */
export function HoldNotice({ hold, staff, className, children }: HoldNoticeProps) {
  const now = useNow();
  const { id, startsAt, providerId } = hold;
  const provider = providerOr(providerId, staff, bookedType(hold));
  const form = useSavedForm(`confirm-${id}`);
  const [isOffering, setOffering] = useState(false);
  const isLive = takesPlace(hold, now);
  const whyNot = useWhyToMove(hold, staff);
  const wish = nearMoment(startsAt, now);
  const refusal = form.errors[0]?.message;
  const confirm = (at: Date, by = providerId) =>
    form.send(
      {
        ...{ intent: 'confirm', id, from: String(startsAt.getTime()), to: 'scheduled' },
        ...{ startsAt: String(at.getTime()), providerId: by },
      },
      schedulePath,
    );
  useOnStored(form, () => setOffering(false));

  return (
    <Notice
      tone={isLive ? 'info' : 'warn'}
      title={
        isLive
          ? `Wants ${wish}, held until ${heldUntilLabel(hold, now)}`
          : `Wanted ${wish}, and the hold has lapsed`
      }
      className={className}
    >
      {whyNot && <p className="font-semibold text-bad">{whyNot}. Offer another time.</p>}
      <div role="status" className="empty:hidden">
        {refusal && !whyNot && <p className="font-semibold text-bad">{refusal}</p>}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {!whyNot && (
          <Button busy={form.isBusy} onClick={() => confirm(startsAt)}>
            Confirm
          </Button>
        )}
        <Button
          variant={whyNot ? 'primary' : 'outline'}
          aria-expanded={isOffering}
          onClick={() => setOffering(!isOffering)}
        >
          Offer another
        </Button>
        <ReleaseButton hold={hold} />
        {children}
      </div>
      {(isOffering || refusal) && (
        <div className="mt-3">
          <FreeTimeButtons
            providerId={provider?.id ?? ''}
            provider={provider}
            withName={provider?.id === providerId ? undefined : provider?.name}
            type={bookedType(hold)}
            preferredTime=""
            except={null}
            from={null}
            onChoose={(at) => confirm(at, provider?.id)}
          />
        </div>
      )}
    </Notice>
  );
}
