import { useSearchParams } from 'react-router-dom';

/** The list grows by so many. */
export const step = 10;

/** Most posts that are read at once when somebody comes back to a long list. */
const most = 100;

/** How many of the list the address asks for: /blog shows ten, /blog?show=20 twenty. */
export function shownCount(address: URLSearchParams): number {
  const count = Number(address.get('show'));
  return Number.isInteger(count) && count > step ? count : step;
}

/** How many of them a fresh page brings. */
export function shownAtFirst(address: URLSearchParams): number {
  return Math.min(shownCount(address), most);
}

/** How many to read for that; twenty at least, so that the first 'Load more' is there at once. */
export function readCount(address: URLSearchParams): number {
  return Math.max(20, shownAtFirst(address));
}

/** The count in the address, so that Back finds the list as long as it was. */
export function useShownCount(): [number, (count: number) => void] {
  const [address, setAddress] = useSearchParams();
  const show = (count: number) =>
    setAddress({ show: String(count) }, { replace: true, preventScrollReset: true });
  return [shownCount(address), show];
}
