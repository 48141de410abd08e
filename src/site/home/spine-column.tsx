import { vertebraPath } from './vertebra.ts';

/** Sideways sway of the column at each row, in px; it follows the curve of a back. */
const sway = [6, 2, -4, -7, -2, 5, 7, 1];

/** Three vertebrae beside one row of the list, the middle one lit: on phones they add up to a spine. */
export function SpineColumn({ row }: { row: number }) {
  const from = sway[row] ?? 0;
  const to = sway[row + 1] ?? from;
  return (
    <span className="flex w-12 shrink-0 flex-col items-center justify-around py-0.5 lg:hidden">
      {[0, 1, 2].map((part) => {
        const x = from + ((to - from) * part) / 3;
        const width = (24 + row * 1.6 + part * 0.4) / 40;
        return (
          <svg
            key={part}
            aria-hidden="true"
            width="48"
            height="14"
            viewBox="-24 -7 48 14"
            className="overflow-visible"
          >
            <path
              d={vertebraPath}
              className={part === 1 ? 'fill-marigold-500' : 'fill-[#c3d7db]'}
              transform={`translate(${x.toFixed(1)} 0) rotate(${((from - to) * 1.2).toFixed(1)}) scale(${width.toFixed(2)} 1)`}
            />
          </svg>
        );
      })}
    </span>
  );
}
