import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOpening } from '../../shared/paths/schedule-address.ts';

/** Opens another dialog over the same page; {} closes it. */
export function useOpenDialog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (changes: Parameters<typeof addressOpening>[1]) =>
    navigate(addressOpening(params, changes), { preventScrollReset: true });
}
