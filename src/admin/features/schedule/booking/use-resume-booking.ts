import { useNavigate, useSearchParams } from 'react-router-dom';
import { resuming } from '../../../shared/drafts/use-new-id.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';

/** Opens the booking form with what was typed before, its time included. */
export function useResumeBooking(): (id: string) => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (id) =>
    void navigate(addressOpening(params, { book: '' }), {
      state: resuming(id),
      replace: params.has('book'),
      preventScrollReset: true,
    });
}
