import { useNavigation } from 'react-router-dom';

/**
 * A moving line at the top while the next page loads, after 300 ms. The router reports the navigation after 100 ms
 * (src/start/debounce-loading.ts); the style sheet waits for the rest.
 */
export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="pending-bar" aria-hidden="true" />;
}
