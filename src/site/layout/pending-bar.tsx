import { useNavigation } from 'react-router-dom';

/** A moving line at the top while the next page is on its way. The style sheet waits 300 ms before showing it. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="pending-bar" aria-hidden="true" />;
}
