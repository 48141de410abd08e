import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { controlKey } from '#ui/control-key.ts';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { KeyHint } from '../../shared/parts/key-hint.tsx';
import type LoadedPalette from './palette.tsx';

/** Opens the command palette, as Ctrl-K or ⌘-K does anywhere in the back office. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<typeof LoadedPalette | null>(null);
  const [typed, setTyped] = useState('');
  const isMissing = isOpen && !Palette;

  useEffect(() => {
    if (!isMissing) return;
    // Not React.lazy: a failure would replace the whole back office by an error.
    loadChunk(() => import('./palette.tsx')).then(
      (module) => setPalette(() => module.default),
      (error) => {
        report(error, 'The search didn’t load');
        toast.error('The search didn’t load. Please reload the page.');
        setOpen(false);
      },
    );
    // What is typed until then belongs to its field, not to the page.
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key !== 'Enter') setTyped((text) => text + key);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      setTyped('');
    };
  }, [isMissing]);

  // A plain effect would run some time after the first paint: a key pressed before would be lost.
  useLayoutEffect(() => {
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
        className="flex min-h-11 items-center gap-2.5 rounded-[10px] border border-line px-3 text-text-2 hover:border-line-strong hover:text-text max-lg:ml-auto max-lg:w-11 max-lg:justify-center max-lg:px-0 lg:mt-4"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search className="ico" />
        <span className="flex-1 text-left max-lg:sr-only">Search</span>
        <KeyHint aria-hidden="true" className="max-lg:hidden">
          {controlKey} K
        </KeyHint>
      </button>
      {isOpen && Palette && <Palette typed={typed} onClose={() => setOpen(false)} />}
    </>
  );
}
