import { vertebrae } from './spine-curve.ts';
import { processPath, vertebraPath, vertebraSize } from './vertebra.ts';

export function Bones({ lit }: { lit: readonly number[] }) {
  return vertebrae.map(({ x, y, angle, width, height }, i) => {
    const on = lit.includes(i);
    const scale = `${(width / vertebraSize.width).toFixed(2)} ${(height / vertebraSize.height).toFixed(2)}`;
    return (
      <g
        key={y}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${scale})`}
      >
        <path className="bone bone-process" data-on={on} d={processPath} />
        <path className="bone" data-on={on} d={vertebraPath} />
      </g>
    );
  });
}
