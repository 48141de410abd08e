import { useSearchParams } from 'react-router-dom';

/** Articles that 'Load more' adds. */
export const step = 10;

/** Most articles read at once when a visitor returns to a long list. */
const most = 100;

/** The count in the address: /blog shows ten, /blog?show=20 twenty. */
function shownCount(address: URLSearchParams): number {
  const count = Number(address.get('show'));
  return Number.isInteger(count) && count > step ? count : step;
}

/** The count that a fresh page shows. */
export function shownAtFirst(address: URLSearchParams): number {
  return Math.min(shownCount(address), most);
}

/** How many articles to read; at least twenty, so that the first 'Load more' needs no request. */
export function readCount(address: URLSearchParams): number {
  return Math.max(20, shownAtFirst(address));
}

/** The count in the address, so that Back finds the list equally long. */
export function useShownCount(): [number, (count: number) => void] {
  const [address, setAddress] = useSearchParams();
  const show = (count: number) =>
    setAddress({ show: String(count) }, { replace: true, preventScrollReset: true });
  return [shownCount(address), show];
}
