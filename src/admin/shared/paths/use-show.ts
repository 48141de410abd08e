import { type To, useNavigate } from 'react-router-dom';

/** Shows another address of the same page, in the place of this one in the history. */
export function useShow() {
  const navigate = useNavigate();
  return (to: To) => void navigate(to, { replace: true, preventScrollReset: true });
}
