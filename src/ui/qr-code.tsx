import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Black on white in both themes, with the quiet margin of four modules that scanners need. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className: string;
}) {
  const code = generate(text);
  const side = code.size + 8;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
