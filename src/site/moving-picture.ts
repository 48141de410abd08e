import { useViewTransitionState } from 'react-router-dom';

const name = { viewTransitionName: 'picture' };

// The router skips a move when the next page opens meanwhile. Browsers report that as an error, which it is not.
if (!import.meta.env.SSR) {
  addEventListener('unhandledrejection', (event) => {
    if (/transition was skipped/i.test(event.reason?.message)) event.preventDefault();
  });
}

/** The card that was pressed last. Another card of the page may lead to the same address. */
let pressed = { address: '', card: '' };

/** For `viewTransition` of a link: not with reduced motion, nor in browsers without view transitions. */
export function movesPictures(): boolean {
  return (
    !import.meta.env.SSR &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** The picture of the card `card` moves to the page of `address`, and back. */
export function movePicture(address: string, card: string): void {
  pressed = { address, card };
}

/** The style of a card's picture and of its page's picture: both have one name while it moves. */
export function useMovingPicture(address: string, card?: string) {
  const isMoving = useViewTransitionState(address);
  const isPressed = pressed.address === address && (card ?? pressed.card) === pressed.card;
  return isMoving && isPressed ? name : undefined;
}
