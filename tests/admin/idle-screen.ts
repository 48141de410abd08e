import { act } from '@testing-library/react';

/** As a screen that nobody has used for this long, on a computer that wakes up. */
export function leaveUnused(minutes: number): void {
  localStorage.setItem('lastActive', String(Date.now() - minutes * 60_000));
  act(() => void window.dispatchEvent(new Event('focus')));
}
