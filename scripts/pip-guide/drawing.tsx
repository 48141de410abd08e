import { readFileSync } from 'node:fs';

/** A drawing of the site. Decorative unless it has an alt text. */
export function GuideDrawing({ file, alt = '', className }: DrawingProps) {
  const bytes = readFileSync(file).toString('base64');
  return <img src={`data:image/svg+xml;base64,${bytes}`} alt={alt} className={className} />;
}

type DrawingProps = { file: string; alt?: string; className?: string };
