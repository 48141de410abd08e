import { vertebrae } from './spine-curve.ts';
import { processPath, vertebraPath } from './vertebra.ts';

/** The 24 vertebrae, the affected ones lit. */
export function Bones({ lit }: { lit: readonly number[] }) {
  return vertebrae.map((bone, i) => {
    const on = lit.includes(i);
    return (
      <g
        key={bone.y}
        transform={`translate(${bone.x.toFixed(1)} ${bone.y.toFixed(1)}) rotate(${bone.angle.toFixed(1)})`}
      >
        <path className="bone bone-process" data-on={on} d={processPath(bone.width, bone.height)} />
        <path className="bone" data-on={on} d={vertebraPath(bone.width, bone.height)} />
      </g>
    );
  });
}
