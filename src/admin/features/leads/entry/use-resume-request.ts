import { useLocation, useNavigate } from 'react-router-dom';
import { newRequestPath } from '#domain/leads/lead-paths.ts';
import { resuming } from '../../../shared/drafts/use-new-id.ts';

/** Opens the form of a request with what was typed before; the list behind it stays. */
export function useResumeRequest(): (id: string) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (id) =>
    void navigate(
      { pathname: newRequestPath, search },
      { state: resuming(id), replace: pathname === newRequestPath, preventScrollReset: true },
    );
}
