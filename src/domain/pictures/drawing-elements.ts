/** A drawing's elements for an HTML parser, which knows no namespaces. */

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** A comment or an instruction, CDATA, an end, a start, or text. */
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+|</g;
const attribute = /([^\s=>"'/]+)(\s*=\s*)("[^"]*"|'[^']*')/g;

/** Lines of text, what only says something of the drawing, and what would end it in HTML. */
const undrawn =
  /^(foreignObject|flowRoot|title|desc|metadata|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strike|strong|su[bp]|table|tt|u|ul|var)$/i;

/** Prefixes and their namespaces; '' for names without a prefix. */
type Names = Record<string, string | undefined>;

type Open = {
  /** With its prefix. */
  tag: string;
  names: Names;
  /** null within one that isn't drawn. */
  isDrawn: boolean | null;
  /** An empty element in the place of text in lines; '' for all else. */
  lack: string;
  /** Where its content begins. */
  from: number;
};

/** The first element by plain names, without what no browser draws. Text in lines, which a picture lacks, is empty. */
export function plainElements(text: string): string {
  const parts: string[] = [];
  const open: Open[] = [];
  const close = ({ tag, isDrawn, lack, from }: Open) => {
    if (isDrawn) parts.push(`</${localName(tag)}>`);
    if (isDrawn === false && hasContent(lack, parts.splice(from))) parts.push(lack);
  };

  for (const [whole, cdata, endTag, tag, attributes = ''] of text.matchAll(token)) {
    if (tag !== undefined) {
      const outer = open.at(-1);
      const names = namesIn(attributes, outer?.names, prefixOf(tag));
      const isInside = outer !== undefined && !outer.isDrawn;
      const isDrawn = isInside ? null : isShape(tag, attributes, names);
      if (isDrawn) parts.push(`<${localName(tag)}${withPlainLinks(attributes, names)}>`);
      if (isDrawn === null) parts.push(whole);
      const element = { tag, names, isDrawn, lack: lackOf(tag, attributes), from: parts.length };
      if (!attributes.endsWith('/')) open.push(element);
    } else if (endTag !== undefined) {
      const at = open.findLastIndex((each) => each.tag === endTag);
      if (at >= 0) open.splice(at).reverse().forEach(close);
    } else if (cdata !== undefined) {
      parts.push(cdata.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    } else if (!/^<[!?]/.test(whole)) {
      parts.push(whole === '<' ? '&lt;' : whole);
    }
    if (open.length === 0) break;
  }
  open.reverse().forEach(close);
  return parts.join('');
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const prefixOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(':')));

/** Of an element with those attributes. The first one's name is that of a drawing. */
function namesIn(attributes: string, outer: Names | undefined, prefix: string): Names {
  if (outer && !attributes.includes('xmlns')) return outer;
  const names = { ...outer };
  for (const [, name = '', , value = ''] of attributes.matchAll(attribute)) {
    if (/^xmlns(:|$)/.test(name)) names[name.slice(6)] = value.slice(1, -1).trim();
  }
  return outer ? names : { ...names, [prefix]: svg };
}

function isShape(tag: string, attributes: string, names: Names): boolean {
  const [space, name] = [names[prefixOf(tag)], localName(tag)];
  const isKnown = space === svg || (space === xhtml && name === 'style');
  return isKnown && !undrawn.test(name) && !/\srequiredExtensions\s*=\s*["'][^"']/.test(attributes);
}

/** Beside lines that ask for a program, there is something else instead. */
function lackOf(tag: string, attributes: string): string {
  const [, name] = /^(?:.*:)?(foreignObject|flowRoot)$/.exec(tag) ?? [];
  return name && !/\srequired/.test(attributes) ? `<${name}/>` : '';
}

/** Frames of text in lines are shapes. */
function hasContent(lack: string, parts: string[]): boolean {
  const content = parts.join('');
  return (lack === '<flowRoot/>' ? content.replace(/<[^>]*>/g, '') : content).trim() !== '';
}

/** An HTML parser knows links as 'href' and 'xlink:href', and data in small letters. */
function withPlainLinks(attributes: string, names: Names): string {
  const isOther = (name: string) => names[prefixOf(name)] === xlink && /:href$/.test(name);
  return attributes.replace(attribute, (whole, name: string, equals: string, value: string) =>
    /(^|:)href$/.test(name)
      ? (isOther(name) ? 'xlink:href' : name) +
        equals +
        value.replace(/^(["'])\s*data:/i, '$1data:')
      : whole,
  );
}
