import { useNavigation } from 'react-router-dom';

/**
 * A moving line at the top while the next page is on its way, after 300 ms: the router tells of it after 100
 * (src/start/debounce-loading.ts), the style sheet waits for the rest.
 */
export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="pending-bar" aria-hidden="true" />;
}
