import { type KeyboardEvent, type PointerEvent, type ReactNode, useSyncExternalStore } from 'react';
import { storedChoice } from '#ui/stored-choice.ts';

/** Percent of the width. The form's fields are at most 800 pixels wide, which is 65 on the widest screens. */
const least = 30;
const most = 65;
const middle = 50;
const step = 5;

const chosen = storedChoice<string>('editorSplit', (stored) =>
  String(within(Number(stored ?? middle) || middle)),
);

function within(share: number): number {
  return Math.round(Math.min(most, Math.max(least, share)));
}

type SplitPanesProps = {
  left: ReactNode;
  right: ReactNode;
  /** Otherwise they are plain blocks. */
  isSplit: boolean;
};

/** Two panes of one height. The divider between them can be moved; this browser keeps its place. */
export function SplitPanes({ left, right, isSplit }: SplitPanesProps) {
  const share = Number(useSyncExternalStore(chosen.subscribe, chosen.get));
  const move = (next: number) => chosen.set(String(within(next)));

  return (
    <div
      className={isSplit ? 'grid h-[max(26rem,calc(100dvh-10rem))]' : ''}
      style={isSplit ? { gridTemplateColumns: columns(share) } : {}}
    >
      <div id="content-words" className="min-h-0">
        {left}
      </div>
      {isSplit && <Divider share={share} onMove={move} />}
      {right}
    </div>
  );
}

type DividerProps = { share: number; onMove: (share: number) => void };

/** https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
function Divider({ share, onMove }: DividerProps) {
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    const panes = currentTarget.parentElement?.getBoundingClientRect();
    if (!panes || !currentTarget.hasPointerCapture(pointerId)) return;
    onMove(((clientX - panes.left) / panes.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(share, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can't be moved
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the words"
      aria-controls="content-words"
      aria-orientation="vertical"
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      title="Drag to resize. Double-click to reset."
      className="group relative z-[1] -mx-3 grid w-6 cursor-col-resize touch-none place-items-center outline-none before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onMove(middle)}
      onKeyDown={onKeyDown}
    >
      <span className="relative h-12 w-2 rounded-full border-[1.5px] border-line-strong bg-surface group-hover:bg-tint group-focus-visible:outline-[3px] group-focus-visible:outline-offset-2 group-focus-visible:outline-(--focus)" />
    </div>
  );
}

const columns = (share: number) => `minmax(0,${share}fr) 0 minmax(0,${100 - share}fr)`;

function target(share: number, key: string): number | undefined {
  if (key === 'ArrowLeft') return share - step;
  if (key === 'ArrowRight') return share + step;
  if (key === 'Home') return least;
  if (key === 'End') return most;
  return undefined;
}
