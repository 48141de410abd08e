import { Bones } from './bones.tsx';
import { type Condition, conditions, type OffSpine } from './conditions.ts';
import { vertebrae } from './spine-curve.ts';

/** Height of a row of the list beside the figure, in the figure's units (1 unit is 1 px). */
const rowHeight = 88;

const width = 470;
const height = conditions.length * rowHeight;
/** The drawing is 640 units high and hangs in the middle of the rows. */
const top = (height - 640) / 2 - 8;

const body =
  'M150 190 C118 218 84 250 78 322 C74 384 100 432 110 480 C116 524 84 566 76 624 C72 660 76 690 82 720 H306 C304 660 288 612 272 560 C262 504 284 446 294 384 C302 320 284 262 240 234 C228 226 224 212 226 196 Z';
const head =
  'M-62 6 Q-70 -30 -92 -70 Q-122 -150 -84 -214 Q-44 -276 36 -268 Q104 -258 116 -196 Q120 -172 116 -152 L136 -112 Q142 -100 128 -96 L120 -94 Q126 -84 120 -76 Q124 -66 116 -58 Q118 -34 96 -30 L62 -30 Q50 -24 52 12Z';
const sacrum =
  'M120 578 Q142 566 164 582 Q162 612 142 632 Q132 646 120 650 Q114 650 116 642 Q122 626 116 606Z';
const offSpine: Record<OffSpine, { x: number; y: number }> = {
  head: { x: 230, y: 96 },
  sacrum: { x: 170, y: 606 },
};

/** Head, spine and hip from the side, one leader line to each row; the active condition's bones light up. */
export function SpineFigure({ active }: { active: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <defs>
        <linearGradient id="body-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".7" stopColor="#d9e7e9" />
          <stop offset="1" stopColor="#d9e7e9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={`translate(0 ${top})`}>
        <path d={body} fill="url(#body-fade)" />
        <path d={head} fill="#d9e7e9" transform="translate(196 196) scale(.68)" />
        <Bones lit={conditions[active]?.vertebrae ?? []} />
        <path className="bone" data-on={conditions[active]?.leadsTo === 'sacrum'} d={sacrum} />
      </g>
      {conditions.map((condition, row) => {
        const end = leaderEnd(condition);
        const y = (row + 0.5) * rowHeight;
        const on = row === active;
        return (
          <g key={condition.name}>
            <path
              className="leader"
              data-on={on}
              d={`M${width} ${y} H${width - 54} L${end.x.toFixed(0)} ${end.y.toFixed(0)}`}
            />
            <circle
              className="leader-end"
              data-on={on}
              cx={end.x.toFixed(0)}
              cy={end.y.toFixed(0)}
              r="4.5"
            />
          </g>
        );
      })}
    </svg>
  );
}

function leaderEnd({ vertebrae: lit, leadsTo }: Condition): { x: number; y: number } {
  if (leadsTo) return { x: offSpine[leadsTo].x, y: offSpine[leadsTo].y + top };
  const bone = vertebrae[lit[Math.floor(lit.length / 2)] ?? 0];
  return bone ? { x: bone.x + bone.width / 2 + 6, y: bone.y + top } : offSpine.head;
}
