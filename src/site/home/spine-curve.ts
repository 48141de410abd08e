/** Positions of the 24 vertebrae: on a smooth curve from the base of the skull to the sacrum, face to the right. */

type Point = { x: number; y: number };

/** Centre, size and lean (degrees, clockwise) of a vertebra, in units of the figure. */
type Vertebra = Point & { angle: number; width: number; height: number };

const throughPoints: Point[] = [
  { x: 192, y: 150 },
  { x: 172, y: 190 },
  { x: 160, y: 232 },
  { x: 128, y: 300 },
  { x: 122, y: 350 },
  { x: 132, y: 420 },
  { x: 150, y: 476 },
  { x: 156, y: 520 },
  { x: 140, y: 566 },
];
const samples = 400;
const count = 24;

/** Catmull-Rom spline; progress runs from 0 to 1 along the points. */
function pointAt(progress: number): Point {
  const last = throughPoints.length - 1;
  const start = Math.min(last - 1, Math.floor(progress * last));
  const t = progress * last - start;
  const near = (offset: number) =>
    throughPoints[Math.max(0, Math.min(last, start + offset))] as Point;
  const blend = (axis: 'x' | 'y') => {
    const [a, b, c, d] = [near(-1)[axis], near(0)[axis], near(1)[axis], near(2)[axis]];
    return (
      0.5 *
      (2 * b +
        (c - a) * t +
        (2 * a - 5 * b + 4 * c - d) * t ** 2 +
        (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return { x: blend('x'), y: blend('y') };
}

function layVertebrae(): Vertebra[] {
  const curve = Array.from({ length: samples + 1 }, (_, i) => pointAt(i / samples));
  const at = (i: number) => curve[Math.max(0, Math.min(samples, i))] as Point;

  const lengthTo = [0];
  for (let i = 1; i <= samples; i++) {
    const step = Math.hypot(at(i).x - at(i - 1).x, at(i).y - at(i - 1).y);
    lengthTo.push((lengthTo[i - 1] ?? 0) + step);
  }
  const total = lengthTo[samples] ?? 0;

  // They grow towards the hip.
  const shares = Array.from({ length: count }, (_, i) => 11 + i * 0.52);
  const sum = shares.reduce((a, b) => a + b);

  let before = 0;
  return shares.map((share, i) => {
    const middle = ((before + share / 2) / sum) * total;
    before += share;
    const index = Math.max(
      1,
      lengthTo.findIndex((length) => length >= middle),
    );
    const [above, below] = [at(index - 4), at(index + 4)];
    const angle = (Math.atan2(above.x - below.x, below.y - above.y) * 180) / Math.PI;
    return { ...at(index), angle, width: 25 + i * 0.95, height: (share / sum) * total * 0.66 };
  });
}

export const vertebrae = layVertebrae();
