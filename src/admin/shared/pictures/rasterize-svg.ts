import DOMPurify from 'dompurify';
import { PictureError, pictureTexts } from './picture-error.ts';

export type Drawing = {
  bitmap: ImageBitmap;
  /** Whether it is a single shape, which may fill all of it. */
  isOneShape: boolean;
};

/** Longest side in pixels: a drawing has no size of its own. */
const side = 1280;

const shapes = 'circle, ellipse, image, line, path, polygon, polyline, rect, text, use';
const notDrawnItself = 'defs, clipPath, marker, mask, pattern, symbol';

/** CSS pixels of each unit of length. */
const unitPixels: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** What the sanitizer takes out: text in lines, and a sheet of styles. */
const takenOut = /<(foreignObject|flowRoot|\?xml-stylesheet)\b/;

/** Attributes that change what is drawn, and that the sanitizer doesn't know. */
const drawnAttributes = [
  'fr',
  'limitingConeAngle',
  'marker',
  'pointsAtX',
  'pointsAtY',
  'pointsAtZ',
  'unicode-bidi',
];

/** In a style or an attribute. */
const elsewhere = /@import|url\(\s*(?!["']?\s*(#|data:))/i;

/** Converts an SVG into pixels. The original is never stored or shown: it can carry script. */
export async function rasterizeSvg(markup: string): Promise<Drawing> {
  const drawing = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: drawnAttributes,
    ADD_DATA_URI_TAGS: ['feimage'],
    // What leads elsewhere is seen below.
    ALLOW_UNKNOWN_PROTOCOLS: true,
    KEEP_CONTENT: false,
    // Ids such as 'title' may be referred to. The drawing never becomes a part of the page.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  }).querySelector('svg');
  if (!drawing) throw new TypeError('no drawing');
  if (takenOut.test(markup) || refersElsewhere(drawing)) {
    throw new PictureError(pictureTexts.partsMissing);
  }
  const box = boxOf(drawing);
  const scale = side / Math.max(box.width, box.height);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  drawing.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
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
  return {
    bitmap: await createImageBitmap(image, { resizeWidth: width, resizeHeight: height }),
    isOneShape: drawnShapes(drawing) === 1,
  };
}

function drawnShapes(drawing: Element): number {
  return [...drawing.querySelectorAll(shapes)].filter((shape) => !shape.closest(notDrawnItself))
    .length;
}

/** A drawing that is shown as a picture loads no other file: those parts would be missing. */
function refersElsewhere(drawing: Element): boolean {
  return [drawing, ...drawing.querySelectorAll('*')].some((element) => {
    const link = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    const isData = element.localName !== 'use' && /^\s*data:/i.test(link);
    const leads = link !== '' && !isData && !link.trim().startsWith('#');
    const texts = [...element.attributes].map(({ value }) => value);
    if (element.localName === 'style') texts.push(element.textContent);
    return (leads && element.localName !== 'a') || texts.some((text) => elsewhere.test(text));
  });
}

/** What of the plane the drawing shows: its view box, else its size, else all that is drawn. */
function boxOf(drawing: SVGSVGElement): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  const [x = 0, y = 0, width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { x, y, width, height };
  const own = {
    x: 0,
    y: 0,
    width: lengthOf(drawing, 'width'),
    height: lengthOf(drawing, 'height'),
  };
  if (own.width > 0 && own.height > 0) return own;
  drawing.removeAttribute('viewBox');
  const drawn = boxOfShapes(drawing);
  return drawn.width > 0 && drawn.height > 0 ? drawn : { x: 0, y: 0, width: side, height: side };
}

/** In pixels; NaN for a share of something else. */
function lengthOf(drawing: Element, name: 'width' | 'height'): number {
  const [, number, unit = ''] =
    /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(drawing.getAttribute(name) ?? '') ?? [];
  return Number(number) * (unitPixels[unit.toLowerCase()] ?? Number.NaN);
}

/** Browsers measure only what is in a document. In a shadow tree neither its ids nor its styles reach the page. */
function boxOfShapes(drawing: SVGSVGElement): DOMRect {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'closed' }).append(drawing);
  host.style.cssText = 'position: absolute; visibility: hidden';
  document.body.append(host);
  try {
    return drawing.getBBox();
  } finally {
    host.remove();
  }
}
