import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutOrientation } from '#domain/pictures/webp-orientation.ts';

const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } });
const webp = (orientation?: number) =>
  picture.clone().withMetadata({ orientation }).webp().toBuffer();

describe('a WebP picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says once which way up it is: %s', async (orientation) => {
    const taken = withoutOrientation(await webp(orientation));
    expect(taken.orientation).toBe(orientation);
    expect(await sharp(taken.bytes).metadata()).toMatchObject({ width: 40, orientation: 1 });
  });

  it('without EXIF is upright', async () => {
    const plain = await picture.clone().webp().toBuffer();
    expect(withoutOrientation(plain)).toEqual({ bytes: new Uint8Array(plain), orientation: 1 });
  });

  it('that is cut off anywhere stays as it is', async () => {
    const whole = await webp(6);
    for (let length = 12; length < whole.length - 60; length += 1) {
      expect(withoutOrientation(whole.subarray(0, length)).bytes).toHaveLength(length);
    }
  });
});
