/** The menu of phones opens as HTML. This closes it: by Escape, a tap outside, or focus that moves outside. */
export function runMenu(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const open = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  const closeOutside = ({ target }: Event) => {
    const menu = open();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const menu = key === 'Escape' && open();
      if (!menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  return () => listening.abort();
}
