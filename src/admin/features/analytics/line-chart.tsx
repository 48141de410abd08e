type Point = { label: string; value: number | null };

type LineChartProps = {
  /** At least one with a value; points without one are skipped. */
  points: Point[];
  /** In the drawing's own units, about one CSS pixel each at the intended width. */
  width: number;
  height: number;
};

/** About the width of the last point's label. */
const lastTextWidth = 70;

const margin = { top: 28, right: 12, bottom: 28, left: 40 };

/** The visitors of each day up to today: a line over its area, with the last point labelled. */
export function LineChart({ points, width, height }: LineChartProps) {
  const ticks = ticksUpTo(Math.max(...points.map(({ value }) => value ?? 0)));
  const top = Math.max(...ticks);
  const bottom = height - margin.bottom;
  const right = width - margin.right;
  const xOf = (place: number) =>
    margin.left + (place / Math.max(1, points.length - 1)) * (right - margin.left);
  const yOf = (value: number) => bottom - (value / top) * (bottom - margin.top);

  const known = points.flatMap(({ value }, place) =>
    value === null ? [] : [{ place, value, x: xOf(place), y: yOf(value) }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return null;
  const line = known.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const nearby = known.filter(({ x }) => x > last.x - lastTextWidth);
  const isLatest = last.place === points.length - 1;
  const lastText = `${last.value.toLocaleString('en-US')} ${isLatest ? 'today' : `on ${points[last.place]?.label}`}`;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary(points, lastText)}
      className="mt-3 block w-full fill-text-3 text-[12px]"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            className="stroke-[var(--chart-grid)]"
          />
          <text x={margin.left - 8} y={yOf(tick) + 4} textAnchor="end" className="num">
            {tick.toLocaleString('en-US')}
          </text>
        </g>
      ))}
      {datePlaces(points.length, width).map((place) => (
        <text
          key={place}
          x={xOf(place)}
          y={height - 8}
          textAnchor={place === 0 ? 'start' : place === points.length - 1 ? 'end' : 'middle'}
        >
          {points[place]?.label}
        </text>
      ))}
      <polygon
        points={`${first.x},${bottom} ${line} ${last.x},${bottom}`}
        className="fill-[var(--chart-1)] opacity-10"
      />
      <polyline
        points={line}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-[var(--chart-1)]"
      />
      <circle
        cx={last.x}
        cy={last.y}
        r="4.5"
        strokeWidth="2"
        className="fill-[var(--chart-2)] stroke-surface"
      />
      {/* Above the peaks below it; outlined in the card's colour where the line comes close. */}
      <text
        x={Math.min(right, last.x + 30)}
        y={Math.max(14, Math.min(...nearby.map(({ y }) => y)) - 12)}
        textAnchor="end"
        strokeWidth="4"
        className="fill-text stroke-surface font-semibold [paint-order:stroke]"
      >
        {lastText}
      </text>
    </svg>
  );
}

/** Which points have a label below: the first, the last, and some between. */
function datePlaces(count: number, width: number): number[] {
  const gaps = Math.max(1, Math.min(count - 1, Math.floor(width / 110)));
  return [
    ...new Set(Array.from({ length: gaps + 1 }, (_, i) => Math.round((i / gaps) * (count - 1)))),
  ];
}

function summary(points: Point[], lastText: string): string {
  const values = points.flatMap(({ value }) => value ?? []);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    value.toLocaleString('en-US'),
  );
  return `Daily visitors from ${points[0]?.label} to ${points.at(-1)?.label}: between ${least} and ${most}, ${lastText}`;
}

/** Grid lines of a chart: from 0 in even, round steps to at least `largest`. */
function ticksUpTo(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest) / 4));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => Math.max(1, Math.ceil(factor * power)));
  const step = steps.find((candidate) => candidate * 5 >= largest) ?? Math.ceil(largest / 5);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}
