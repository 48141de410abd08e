import type { WordsViewState } from './words-view.ts';

/** Words or preview, or both where there is room. */
export function ViewChoice({ view, views, setView }: WordsViewState) {
  return (
    <fieldset className="segmented ml-auto">
      <legend className="sr-only">Words or preview</legend>
      {views.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={view === choice.view}
          className="min-h-9 rounded-[9px] px-3 text-[.875rem] font-semibold text-text-2 aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-1 max-md:min-h-11 dark:aria-pressed:bg-tint"
          onClick={() => setView(choice.view)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
