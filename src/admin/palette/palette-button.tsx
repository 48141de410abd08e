import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(() => import('./palette.tsx'));

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command palette, as Ctrl-K or ⌘-K does anywhere in the back office. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      // Browsers use it for their own search bar.
      event.preventDefault();
      setOpen((open) => !open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search className="ico" aria-hidden="true" />
        <span className="flex-1 text-left max-lg:sr-only">Search</span>
        <span aria-hidden="true" className="palette-key max-lg:hidden">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
