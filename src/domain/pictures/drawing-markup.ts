/** SVG as programs save it: in any encoding, after comments and a document type, and with entities. */

/** Blanks, instructions, comments and a document type; its subset and sheets of styles are captured. */
const prolog = [
  /[\s\uFEFF]+/y,
  /(<\?xml-stylesheet\s[\s\S]*?\?>)|<\?[\s\S]*?\?>/y,
  /<!--[\s\S]*?-->/y,
  /<!doctype\s+(?:\w+:)?svg(?:"[^"]*"|'[^']*'|[^"'>[])*(?:\[((?:"[^"]*"|'[^']*'|<!--(?:(?!-->)[\s\S])*-->|(?!<!--)[^\]"'])*)\]\s*)?>/iy,
];
const root = /<(?:(\w+):)?svg[\s>/]/iy;
const emptyElement = /<([\w.-]+:[\w.-]+)((?:\s+[^\s=>"'/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/>/g;
const entity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/gi;

/** Characters that entities may add: a few lines of them can stand for gigabytes. */
const mostAdded = 1_000_000;

/**
 * The drawing's own element, with its entities replaced, after its sheets of styles; null unless the bytes are a drawing. Throws RangeError for
 * entities that stand for too much.
 */
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
  const [start, prefix] = root.exec(text) ?? [];
  if (!start) return null;
  const markup = withEntities(text.slice(at), subset);
  // An HTML parser knows elements by their plain names only, and no other element that ends in '/>'.
  const plain = (
    prefix ? markup.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : markup
  ).replace(emptyElement, '<$1$2></$1>');
  return sheets + plain;
}

/** By its byte order mark, else by where its zero bytes are, else by its own declaration. */
function decodedXml(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  if (/^(\xff\xfe|[<\s]\0)/.test(head)) return new TextDecoder('utf-16le').decode(bytes);
  if (/^(\xfe\xff|\0[<\s])/.test(head)) return new TextDecoder('utf-16be').decode(bytes);
  const [, declared = 'utf-8'] = /^<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(head) ?? [];
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
    if (!values.has(name)) values.set(name, double ?? single ?? '');
  }
  return values.size > 0 ? replaced(markup) : markup;
}
