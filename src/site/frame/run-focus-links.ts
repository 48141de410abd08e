/** Links and buttons that lead to a part of the page: the focus moves to its first field, else to the part itself. */
export function runFocusLinks(): () => void {
  const listening = new AbortController();
  const lead = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('[data-focus]');
    const part = link && document.getElementById(link.getAttribute('data-focus') ?? '');
    if (!part) return;
    event.preventDefault();
    const field = part.querySelector<HTMLElement>('input:not([type=hidden])');
    if (field) return field.focus();
    part.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    part.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  };
  document.addEventListener('click', lead, { signal: listening.signal });
  return () => listening.abort();
}
