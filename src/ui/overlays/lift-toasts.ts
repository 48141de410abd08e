/** CSS pixels between the toasts and the control below them. */
const gap = 8;

/** Moves the toasts above the control that has the focus, where they cover it. A pressed button may be pressed again. */
export function liftToasts(list: HTMLElement): void {
  const control = document.activeElement?.closest('button, a, input, select, summary');
  if (control && list.contains(control)) return;
  list.style.transform = '';
  if (!control) return;
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  const isCovered = [...list.children].some((toast) => {
    const over = toast.getBoundingClientRect();
    return over.left < right && over.right > left;
  });
  if (!isCovered || top >= room.bottom || bottom <= room.top) return;
  list.style.transform = `translateY(${top - gap - room.bottom}px)`;
}
