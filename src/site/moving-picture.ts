import { useViewTransitionState } from 'react-router-dom';

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

/** The card whose picture moves to the page of `address`, or back. A list asks once: each move renders who asks twice more. */
export function useMovingCard(address: string): string | null {
  const isMoving = useViewTransitionState(address);
  return isMoving && pressed.address === address ? pressed.card : null;
}

/** The style of a card's picture and of its page's picture: both have one name while it moves. */
export const movingStyle = { viewTransitionName: 'picture' };

export function useMovingPicture(address: string, card?: string) {
  const moving = useMovingCard(address);
  return moving !== null && (card ?? moving) === moving ? movingStyle : undefined;
}
