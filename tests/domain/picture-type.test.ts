import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingMarkup } from '#domain/pictures/drawing-markup.ts';
import {
  contentOf,
  isForPrint,
  isLostOnWhite,
  isMoving,
  isMovingDrawing,
} from '#domain/pictures/picture-traits.ts';
import { imageTypeOf } from '#domain/pictures/picture-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part,
    ),
  );
const pictureTypeOf = (file: Uint8Array) =>
  imageTypeOf(file) ?? (drawingMarkup(file) === null ? null : 'svg');
const box = (...brands: string[]) => {
  const size = 8 + brands.length * 4;
  return bytes([0, 0, 0, size], 'ftyp', ...brands);
};

describe('A-UPLOAD-01 the first bytes tell the type of a file', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif')],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['bmp', bytes('BM', [70, 0, 0, 0, 0, 0, 0, 0])],
    ['tiff', bytes('II*', [0])],
    ['tiff', bytes('MM', [0], '*')],
    ['heic', box('heic', '\0\0\0\0', 'mif1')],
    ['heic', box('mif1', '\0\0\0\0', 'heic')],
    ['avif', box('avif', '\0\0\0\0', 'mif1')],
    ['avif', box('mif1', '\0\0\0\0', 'avif')],
    ['heic', new Uint8Array(readFileSync('e2e/support/small.heic'))],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['svg', bytes('<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg>')],
    ['svg', bytes([0xef, 0xbb, 0xbf], '  <SVG\n>')],
  ])('%s', (type, head) => {
    expect(pictureTypeOf(head)).toBe(type);
  });

  it.each([
    ['nothing', bytes('')],
    ['a web page', bytes('<!doctype html><svg>')],
    ['a web page with a drawing', bytes('<html><svg></svg></html>')],
    ['a script', bytes('alert(1)')],
    ['a program', bytes('MZ', [0x90, 0])],
    ['a PDF', bytes('%PDF-1.7')],
    ['a film', box('isom', 'mp42')],
    ['a letter that begins with BM', bytes('BMW 2002 for sale')],
    ['sound in a RIFF', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a cut box', bytes([0, 0], 'ftyp')],
  ])('%s is no picture', (_, head) => {
    expect(pictureTypeOf(head)).toBeNull();
  });

  it('reads a view into a larger buffer', () => {
    const whole = bytes('????', [0, 0, 0, 12], 'ftyp', 'heic');
    expect(pictureTypeOf(whole.subarray(4))).toBe('heic');
  });
});

describe('B6 a drawing is read as programs save it', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path id="ä"/></svg>';
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const utf16 = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"';

  it.each([
    ['plain', utf8(drawing)],
    ['after a byte order mark and blanks', utf8(`\uFEFF \n${drawing}`)],
    ['after a comment of many kilobytes', utf8(`<!-- ${'x'.repeat(100_000)} -->${drawing}`)],
    ['after a comment with marks', utf8(`<!-- it's <svg> a "logo" -->${drawing}`)],
    ['after a document type', utf8(`<?xml version="1.0"?>${doctype}>${drawing}`)],
    ['after an empty subset', utf8(`${doctype} []>${drawing}`)],
    ['after a subset with a comment', utf8(`${doctype} [ <!-- don't ]> --> ]>${drawing}`)],
    ['in UTF-16 with its mark', utf16(`\uFEFF${drawing}`, true)],
    ['in UTF-16, large end first', utf16(`\uFEFF<?xml version="1.0"?>${drawing}`, false)],
    ['in UTF-16 without its mark', utf16(drawing, true)],
    ['in UTF-16 after a line', utf16(`\n${drawing}`, true)],
    ['in UTF-16 after a line, large end first', utf16(`\n${drawing}`, false)],
    ['in UTF-8 that calls itself UTF-16', utf8(`<?xml encoding="UTF-16"?>${drawing}`)],
    [
      'in Latin-1',
      bytes('<?xml version="1.0" encoding="iso-8859-1"?>', drawing.replace('ä', '\xe4')),
    ],
  ])('%s', (_, file) => {
    expect(imageTypeOf(file)).toBeNull();
    expect(drawingMarkup(file)).toBe(drawing);
  });

  it('with the sheets of styles that it asks for, but those in comments', () => {
    const sheet = '<?xml-stylesheet href="a.css" type="text/css"?>';
    expect(drawingMarkup(utf8(`<?xml version="1.0"?>\n${sheet}${doctype}>${drawing}`))).toBe(
      sheet + drawing,
    );
    expect(drawingMarkup(utf8(`<!-- ${sheet} -->${drawing}`))).toBe(drawing);
  });

  it('with the entities of its document type', () => {
    const subset = `<!ENTITY ns "http://www.w3.org/2000/svg"> <!ENTITY st0 'fill:#FFF;'>
      <!ENTITY both "&st0;stroke:none">`;
    const file = `${doctype} [ ${subset} ]><svg xmlns="&ns;"><g style="&both;">&amp;&lt;</g></svg>`;
    expect(drawingMarkup(utf8(file))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g style="fill:#FFF;stroke:none">&amp;&lt;</g></svg>',
    );
  });

  it('with entities that stand for later ones, or for themselves', () => {
    const subset = '<!ENTITY a "&b;"><!ENTITY b "red"><!ENTITY c "&c;">';
    const file = `<!DOCTYPE svg [${subset}]><svg fill="&a;" id="&c;"></svg>`;
    expect(drawingMarkup(utf8(file))).toBe('<svg fill="red" id="&c;"></svg>');
  });

  it('with a prefix before each name', () => {
    const file = (prefix: string) =>
      `<${prefix}:svg xmlns:${prefix}="http://www.w3.org/2000/svg"><${prefix}:path/></${prefix}:svg>`;
    for (const prefix of ['svg', 'ns0', 'my-svg']) {
      expect(drawingMarkup(utf8(file(prefix)))).toContain('><path/></svg>');
    }
  });

  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:i="urn:program"';
  const inside = (content: string) => drawingMarkup(utf8(`<svg ${names}>${content}</svg>`));

  it.each([
    ['a program’s own', '<i:layer><rect/></i:layer><i:data a="1>2"/>', ''],
    [
      'words about it',
      '<title>A <b/></title><desc><p>B</p></desc><metadata><body/></metadata>',
      '',
    ],
    ['elements of a page', '<text>A<br/>B</text>', '<text>AB</text>'],
    [
      'another name for drawings',
      '<s:g xmlns:s="http://www.w3.org/2000/svg"><s:a/></s:g>',
      '<g xmlns:s="http://www.w3.org/2000/svg"><a/></g>',
    ],
    [
      'another name for links',
      '<g xmlns:l="http://www.w3.org/1999/xlink"><use l:href="#a"/></g>',
      '<g xmlns:l="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></g>',
    ],
    ['data in capitals', '<image href="DATA:,"/>', '<image href="data:,"/>'],
    [
      'what only a program shows',
      '<g requiredExtensions="x"><rect/></g><g requiredExtensions=""/>',
      '<g requiredExtensions=""/>',
    ],
    ['a page with nothing', '<foreignObject/><foreignObject> </foreignObject>', ''],
    ['a page in a comment', '<!-- <foreignObject>A</foreignObject> -->', ''],
    ['a page', '<foreignObject><div/></foreignObject>', '<foreignObject/>'],
    [
      'a page beside something else',
      '<foreignObject requiredFeatures="x"><div/></foreignObject>',
      '',
    ],
    ['lines without words', '<flowRoot><flowRegion><rect/></flowRegion><flowPara/></flowRoot>', ''],
    ['lines', '<flowRoot><flowPara>A</flowPara></flowRoot>', '<flowRoot/>'],
    [
      'marks in styles',
      '<style><![CDATA[/* <g> */ a>b{}]]></style>',
      '<style>/* &lt;g> */ a>b{}</style>',
    ],
    [
      'a style of a page',
      '<style xmlns="http://www.w3.org/1999/xhtml">a</style>',
      '<style xmlns="http://www.w3.org/1999/xhtml">a</style>',
    ],
    ['no end', '<g><rect>', '<g><rect></rect></g>'],
  ])('%s', (_, content, expected) => {
    expect(inside(content)).toBe(`<svg ${names}>${expected}</svg>`);
  });

  it('up to its own end', () => {
    expect(drawingMarkup(utf8('<svg/><p>'))).toBe('<svg/>');
    expect(drawingMarkup(utf8('<svg></svg><svg>'))).toBe('<svg></svg>');
  });

  it('with characters that its entities stand for', () => {
    const file =
      '<!DOCTYPE svg [<!ENTITY a "&#38;#38;"><!ENTITY b "&#x23;">]><svg a="&b;">&a;</svg>';
    expect(drawingMarkup(utf8(file))).toBe('<svg a="#">&#38;</svg>');
  });

  it('with blanks in its declaration', () => {
    const file = bytes(
      "<?xml version = '1.0' encoding = 'iso-8859-1' ?>",
      drawing.replace('ä', '\xe4'),
    );
    expect(drawingMarkup(file)).toBe(drawing);
  });

  it('not with entities that stand for gigabytes', () => {
    const tens = Array.from(
      { length: 10 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    );
    const file = `<!DOCTYPE svg [<!ENTITY e0 "0123456789">${tens.join('')}]><svg>&e10;</svg>`;
    expect(() => drawingMarkup(utf8(file))).toThrow(RangeError);
  });

  it('thousands of comments before a page are read at once', () => {
    expect(pictureTypeOf(utf8(`${'<!---->'.repeat(5000)}<html>`))).toBeNull();
    expect(pictureTypeOf(utf8(`<!DOCTYPE svg [${'<!-- a -->'.repeat(5000)}<svg>`))).toBeNull();
    expect(pictureTypeOf(utf8(`<svg>${'<a "'.repeat(20_000)}`))).toBe('svg');
  });
});

describe('B23 what a picture says of itself', () => {
  const segment = (marker: number, ...parts: (string | number[])[]) => {
    const body = bytes(...parts);
    return [0xff, marker, 0, body.length + 2, ...body];
  };
  const frame = (colors: number) => segment(0xc0, [8, 0, 9, 0, 9, colors]);
  const jpeg = (...segments: number[][]) =>
    bytes([0xff, 0xd8], ...segments, segment(0xda, [0]), [0xff, 0xd9]);

  it.each<[string, Uint8Array, boolean]>([
    ['four colors', jpeg(segment(0xee, 'Adobe'), frame(4)), true],
    ['four colors, progressive', jpeg(segment(0xc4, [0]), segment(0xc2, [8, 0, 9, 0, 9, 4])), true],
    ['four colors with a profile', jpeg(segment(0xe2, 'ICC_PROFILE\0'), frame(4)), false],
    ['three colors', jpeg(segment(0xe1, 'Exif'), frame(3)), false],
    ['gray', jpeg(frame(1)), false],
    ['nothing more', bytes([0xff, 0xd8, 0xff]), false],
  ])('a JPEG of %s', (_, file, expected) => {
    expect(isForPrint(file, 'jpeg')).toBe(expected);
  });

  const screen = bytes('GIF89a', [9, 0, 9, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]);
  const image = [0x2c, 0, 0, 0, 0, 9, 0, 9, 0, 0, 2, 1, 0, 0];
  const control = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
  const chunk = (name: string, size: number) =>
    bytes([0, 0, 0, size], name, Array(size + 4).fill(0));
  const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [...chunk('IHDR', 13)]);

  it.each<[string, Parameters<typeof isMoving>[1], Uint8Array, boolean]>([
    [
      'a GIF of two frames',
      'gif',
      bytes([...screen], control, image, control, image, [0x3b]),
      true,
    ],
    ['a GIF of one frame', 'gif', bytes([...screen], control, image, [0x3b]), false],
    ['a cut GIF', 'gif', bytes([...screen], control, image.slice(0, 5)), false],
    ['a moving WebP', 'webp', bytes('RIFF1234WEBPVP8X', [10, 0, 0, 0, 2]), true],
    ['a WebP with alpha', 'webp', bytes('RIFF1234WEBPVP8X', [10, 0, 0, 0, 16]), false],
    ['a plain WebP', 'webp', bytes('RIFF1234WEBPVP8 ', [10, 0, 0, 0, 2]), false],
    ['a moving PNG', 'png', bytes([...png], [...chunk('acTL', 8)], [...chunk('IDAT', 1)]), true],
    ['a PNG', 'png', bytes([...png], [...chunk('IDAT', 1)], [...chunk('acTL', 8)]), false],
    ['a moving AVIF', 'avif', box('avis', '\0\0\0\0', 'avif'), true],
    ['an AVIF', 'avif', box('avif', '\0\0\0\0', 'mif1'), false],
    ['a JPEG', 'jpeg', bytes([0xff, 0xd8, 0xff]), false],
  ])('%s', (_, type, file, expected) => {
    expect(isMoving(file, type)).toBe(expected);
  });

  it.each([
    ['a drawing that fades in', '<svg><g><animate attributeName="x"/></g>', true],
    ['a drawing that turns', '<svg><animateTransform/></svg>', true],
    ['a drawing that is switched on', '<svg><set to="visible"/></svg>', true],
    ['a drawing with keyframes', '<svg><style>@keyframes a{}</style></svg>', true],
    ['a drawing with older keyframes', '<svg>@-webkit-keyframes a{}</svg>', true],
    ['a drawing', '<svg><settings/></svg>', false],
  ])('%s', (_, markup, expected) => {
    expect(isMovingDrawing(markup)).toBe(expected);
  });
});

it.each([
  ['blank', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['flat', [9, 9, 9, 255, 9, 9, 9, 255]],
  ['drawn', [0, 0, 0, 0, 0, 0, 0, 9]],
  ['drawn', [9, 9, 9, 255, 9, 9, 8, 255]],
])('B6 B7 pixels are %s', (content, pixels) => {
  expect(contentOf(Uint8ClampedArray.from(pixels))).toBe(content);
});

const clear = [0, 0, 0, 0];
const white = [255, 255, 255, 255];
const shade = [255, 255, 255, 90];
const teal = [0, 128, 128, 255];
const many = (pixel: number[]) => Array(12).fill(pixel).flat();

it.each<[string, number[], boolean]>([
  ['white on nothing', [clear, white].flat(), true],
  ['soft edges of white', [clear, white, shade].flat(), true],
  ['nearly white', [clear, [240, 240, 236, 255]].flat(), true],
  ['black that hardly shows', [clear, white, [0, 0, 0, 20]].flat(), true],
  ['white with a dot of color', [many(clear), many(white), teal].flat(), true],
  ['white and a color', [clear, white, teal].flat(), false],
  ['a color', [clear, teal].flat(), false],
  ['yellow', [clear, [255, 255, 0, 255]].flat(), false],
  ['half of black', [clear, [0, 0, 0, 128]].flat(), false],
  ['white all over', many(white), false],
  ['white with round corners', [clear, many(white)].flat(), false],
])('B6 lost on a white page: %s', (_, pixels, expected) => {
  expect(isLostOnWhite(Uint8ClampedArray.from(pixels))).toBe(expected);
});
