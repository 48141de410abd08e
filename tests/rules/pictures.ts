import type { Change } from './tables.ts';

const type = 'data:image/webp;base64,';

/** A placeholder of the maximum length, 4000 characters. */
export const longest = type + 'A'.repeat(4000 - type.length);

/** Invalid renditions for this field, made from the valid `size`. */
export function oddSizes(field: string, size: { url: string }): Record<string, Change> {
  const odd = (change: object) => ({ [field]: { w640: { ...size, ...change } } });
  return {
    [`${field} that are a list`]: { [field]: [size] },
    [`${field} of another width`]: { [field]: { w99: size } },
    [`${field} with more than address and pixels`]: odd({ alt: 'A road' }),
    [`${field} without an address`]: { [field]: { w640: { width: 640, height: 427 } } },
    [`${field} that are a script`]: odd({ url: 'javascript:alert(1)' }),
    [`${field} without width`]: odd({ width: 0 }),
    [`${field} of half a pixel`]: odd({ width: 0.5 }),
    [`${field} with a width in words`]: odd({ width: '640' }),
    [`${field} of endless width`]: odd({ width: 20_001 }),
    [`${field} without height`]: odd({ height: 0 }),
    [`${field} of endless height`]: odd({ height: 20_001 }),
  };
}

/** Invalid placeholders for this field. */
export function oddPlaceholders(field: string): Record<string, Change> {
  return {
    [`an endless ${field}`]: { [field]: `${longest}A` },
    [`a ${field} elsewhere`]: { [field]: 'https://example.com/tiny.webp' },
    [`a ${field} that is a drawing`]: { [field]: 'data:image/svg+xml;base64,PHN2Zz4=' },
    [`a ${field} with markup`]: { [field]: `${type}"><script>` },
    [`a ${field} without pixels`]: { [field]: type },
    [`a ${field} that is no text`]: { [field]: 7 },
  };
}
