/** SVG as programs save it: in any encoding, after comments and a document type, and with entities. */
import { plainElements } from './drawing-elements.ts';

/** Blanks, instructions, comments and a document type; its subset and sheets of styles are captured. */
const prolog = [
  /[\s\uFEFF]+/y,
  /(<\?xml-stylesheet\s[\s\S]*?\?>)|<\?[\s\S]*?\?>/y,
  /<!--[\s\S]*?-->/y,
  /<!doctype\s+(?:[\w.-]+:)?svg(?:"[^"]*"|'[^']*'|[^"'>[])*(?:\[((?:"[^"]*"|'[^']*'|<!--(?:(?!-->)[\s\S])*-->|(?!<!--)[^\]"'])*)\]\s*)?>/iy,
];
const root = /<(?:[\w.-]+:)?svg[\s>/]/iy;
const entity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/gi;

/** Characters that entities may add: a few lines of them can stand for gigabytes. */
const mostAdded = 1_000_000;

/** The drawing's element after its style sheets, entities replaced; null: no drawing. RangeError for huge entities. */
export function drawingMarkup(bytes: Uint8Array): string | null {
  const text = decodedXml(bytes);
  let subset = '';
  let sheets = '';
  let at = 0;
  for (let end = -1; end !== at; ) {
    end = at;
    for (const part of prolog) {
      part.lastIndex = at;
      const found = part.exec(text);
      if (!found) continue;
      at = part.lastIndex;
      if (found[1]?.startsWith('<?')) sheets += found[1];
      else subset += found[1] ?? '';
    }
  }
  root.lastIndex = at;
  if (!root.test(text)) return null;
  return sheets + plainElements(withEntities(text.slice(at), subset));
}

/** By its byte order mark, else by where its zero bytes are, else by its own declaration. */
function decodedXml(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  if (/^(\xff\xfe|[<\s]\0)/.test(head)) return new TextDecoder('utf-16le').decode(bytes);
  if (/^(\xfe\xff|\0[<\s])/.test(head)) return new TextDecoder('utf-16be').decode(bytes);
  const [, declared = 'utf-8'] = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/.exec(head) ?? [];
  // A declared 'utf-16' without its bytes is a leftover of an editor.
  return decoderOf(/^utf-?16/i.test(declared) ? 'utf-8' : declared).decode(bytes);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // Harmless: nearly all files with an unknown label are UTF-8.
    return new TextDecoder();
  }
}

/** References to characters are read with the value, those to entities where it stands. */
const withCharacters = (value: string) =>
  value.replace(
    /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi,
    (reference, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );

function withEntities(markup: string, subset: string): string {
  const values = new Map<string, string>();
  let room = mostAdded;
  /** `open` are the entities that the text came out of. A reference to one of them stays as it is, or there were no end. */
  const replaced = (text: string, open: string[] = []): string =>
    text.replace(/&([\w.:-]+);/g, (reference, name: string) => {
      const value = values.get(name);
      if (value === undefined || open.includes(name)) return reference;
      room -= value.length;
      if (room < 0) throw new RangeError('too many entities');
      return replaced(value, [...open, name]);
    });
  for (const [, name = '', double, single] of subset.matchAll(entity)) {
    if (!values.has(name)) values.set(name, withCharacters(double ?? single ?? ''));
  }
  return values.size > 0 ? replaced(markup) : markup;
}
