/** Path of one vertebra, which is also one dash of the road: rounded ends, pinched flanks. Centred on 0,0. */
export function vertebraPath(width: number, height: number): string {
  const half = width / 2;
  const top = half * 0.96;
  const waist = half * 0.9;
  const y = height / 2;
  const r = Math.min(y, half) * 0.62;
  const shoulder = y - r * 0.9;
  return [
    `M${n(r - top)} ${n(-y)}H${n(top - r)}Q${n(top)} ${n(-y)} ${n(top)} ${n(-shoulder)}`,
    `Q${n(waist)} 0 ${n(half)} ${n(shoulder)}Q${n(half)} ${n(y)} ${n(half - r)} ${n(y)}`,
    `H${n(r - half)}Q${n(-half)} ${n(y)} ${n(-half)} ${n(shoulder)}`,
    `Q${n(-waist)} 0 ${n(-top)} ${n(-shoulder)}Q${n(-top)} ${n(-y)} ${n(r - top)} ${n(-y)}Z`,
  ].join('');
}

/** The spur at a vertebra's back. */
export function processPath(width: number, height: number): string {
  const x = (part: number) => n(-width * part);
  const y = (part: number) => n(height * part);
  return `M${x(0.3)} ${y(-0.1)}L${x(0.92)} ${y(0.3)}Q${x(1.06)} ${y(0.62)} ${x(0.86)} ${y(0.66)}L${x(0.3)} ${y(0.34)}Z`;
}

const n = (value: number) => Math.round(value * 10) / 10;
