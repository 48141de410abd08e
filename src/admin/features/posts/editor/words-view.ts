import { useState, useSyncExternalStore } from 'react';
import { storedChoice } from '#ui/stored-choice.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';

export type WordsView = 'words' | 'both' | 'preview';

const chosen = storedChoice<WordsView>('editorView', (stored) =>
  stored === 'words' || stored === 'preview' ? stored : 'both',
);

export type WordsViewState = {
  view: WordsView;
  /** The views that this screen has room for. */
  views: { view: WordsView; label: string }[];
  setView: (view: WordsView) => void;
};

const wideViews: WordsViewState['views'] = [
  { view: 'words', label: 'Words' },
  { view: 'both', label: 'Both' },
  { view: 'preview', label: 'Preview' },
];
const narrowViews: WordsViewState['views'] = [
  { view: 'words', label: 'Write' },
  { view: 'preview', label: 'Preview' },
];

/** The editor's words, its preview or both. This browser keeps the choice of wide screens. */
export function useWordsView(): WordsViewState {
  const wide = useWideScreen('xl');
  const kept = useSyncExternalStore(chosen.subscribe, chosen.get);
  const [narrow, setNarrow] = useState<WordsView>('words');
  return wide
    ? { view: kept, views: wideViews, setView: chosen.set }
    : { view: narrow, views: narrowViews, setView: setNarrow };
}
