/** CSS pixels between the toasts and the button below them. */
const gap = 8;

/** Moves the toasts above the button that was just pressed, where they cover it: it may be pressed again. */
export function liftToasts(list: HTMLElement): void {
  const button = document.activeElement?.closest('button, a');
  if (button && list.contains(button)) return;
  list.style.transform = '';
  if (!button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  const isCovered = [...list.children].some((toast) => {
    const over = toast.getBoundingClientRect();
    return over.left < right && over.right > left;
  });
  if (!isCovered || top >= room.bottom || bottom <= room.top) return;
  list.style.transform = `translateY(${top - gap - room.bottom}px)`;
}
