import DOMPurify from 'dompurify';

/** Longest side in pixels: a drawing has no size of its own. */
const side = 1280;

/** Converts an SVG into pixels. The original is never stored or shown: it can carry script. */
export async function rasterizeSvg(file: Blob): Promise<ImageBitmap> {
  const drawing = DOMPurify.sanitize(await file.text(), {
    USE_PROFILES: { svg: true, svgFilters: true },
    RETURN_DOM_FRAGMENT: true,
  }).querySelector('svg');
  if (!drawing) throw new TypeError('no drawing');
  const { width, height } = shapeOf(drawing);
  // Firefox draws only an SVG with a width and height.
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  const blob = new Blob([new XMLSerializer().serializeToString(drawing)], {
    type: 'image/svg+xml',
  });

  const image = new Image(width, height);
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
}

/** The drawing's proportions at the wanted size. */
function shapeOf(drawing: Element): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (drawing.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const width = boxWidth || Number.parseFloat(drawing.getAttribute('width') ?? '');
  const height = boxHeight || Number.parseFloat(drawing.getAttribute('height') ?? '');
  if (!(width > 0 && height > 0)) return { width: side, height: side };
  const scale = side / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
