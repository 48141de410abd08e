import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressWith, nothingOpen } from '../../shared/paths/schedule-address.ts';

/** Opens another dialog over the same page; {} closes it. */
export function useOpenDialog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (changes: Parameters<typeof addressWith>[1]) =>
    navigate(addressWith(params, { ...nothingOpen, ...changes }), { preventScrollReset: true });
}
