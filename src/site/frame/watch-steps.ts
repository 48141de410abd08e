/** Hides the call bar while a part of the page offers the same actions on screen, until the app does. */
export function watchSteps(): void {
  const bar = document.querySelector<HTMLElement>('.call-bar');
  if (!bar) return;
  const onScreen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    bar.dataset.off = String(onScreen.size > 0);
  });
  for (const part of document.querySelectorAll('[data-steps]')) observer.observe(part);
  addEventListener('app-ready', () => observer.disconnect());
}
