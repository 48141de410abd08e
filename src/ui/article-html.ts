import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { Marked, type Tokens } from 'marked';

const markdown = new Marked({ gfm: true, breaks: true });

/** '<your name>', '<time>': an element would have an end, or attributes with values. Some need no end. */
function isWords(source: string): boolean {
  if (source.startsWith('<?')) return true;
  const [, name = '', rest = ''] = /^<([a-z]\w*)([^<>="']*)>/i.exec(source.slice(0, 200)) ?? [];
  const element = name.toLowerCase();
  if (!element || (endless.test(element) && /^\s*\/?$/.test(rest))) return false;
  return !source.toLowerCase().includes(`</${element}`);
}

/** An address that ends in front of a sign of print, which no typed address has: “https://example.com.” */
const quotedAddress =
  /^((?:https?:\/\/|www\.)[^\s<“”‘’«»…]*[^\s<“”‘’«»….,:;!?)])[.,:;!?)]*[“”‘’«»…]/i;

/** A list of Apple's programs: a tab is before each mark, and behind it. */
const tabbedList = /^(?:\t*(?:\S|\d{1,2}[.)])\t.*\n?)+/gm;

const endless = /^(br|hr|p|li|d[td]|t[rdh]|img)$/;

/** '**Note: **text', '**Note:**text', '**Note: **': the other marks of the line are pairs, a few of them. */
const strongBefore =
  /^\*\*(?![\s*])([^*\n]+)\*\*(?=(?:\p{L}|(?<=\s\*\*))[^*\n]*(?:\*\*[^*\n]+\*\*[^*\n]*){0,9}(?:\n|$))/u;

/** A list that is indented as a whole, below no other one. */
const indentedList =
  /(?<=(?<![\s\S])\n{0,3}|^(?!\s*(?:[-*+]|\d{1,2}[.)])[ \t]|[ \t]{2}).*\S.*\n{1,3})([ \t]{2,}|\t)(?:[-*+]|\d{1,2}[.)])[ \t].*(?:\n\1.*)*/gm;

const dedented = (lines: string, indent: string) =>
  lines
    .split('\n')
    .map((line) => line.slice(indent.length))
    .join('\n');

/** Where a chat program says what it has read. */
const sourceMarks =
  / ?(?:\ue200[^\ue200\ue201]*\ue201|:contentReference\[oaicite:\d+\]\{index=\d+\}|【\d+†[^【】]*】)/g;

/** A telephone number, or an address with blanks, in a link. */
const looseAddress =
  /\]\((tel:[ \d().+-]*\d|mailto: +[^\s()<>"]+|(?:https?:\/\/|mailto:)[^\s()<>"]+(?: [^\s()<>"'“=][^\s()<>"“]*)+)\)/gi;

/** A line of HTML that Markdown follows at once. */
const htmlAbove =
  /^((?:[ \t]*<[bh]r\s*\/?>)+|.*<\/(?:h[1-6]|p|div|[uo]l|table|blockquote|center|details)>)[ \t]*\n(?=[^\s<])/gim;

/** The last row of a table that a sentence follows at once. */
const tableAbove = /^(\|.*\|[ \t]*\n)(?=[^|\s][^|\n]*$)/gm;

const frame = /<iframe(?=\s)[^<>]*?\ssrc=(["'])(?:https?:)?\/\/([^"'\s<>]+)\1[^<>]*>/gi;

/** A link in the place of a frame. A player that is opened as a page plays nothing: the link leads to the video's page. */
function frameLink(tag: string, _quote: string, source: string): string {
  const address = source
    .replace(
      /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]+).*/i,
      'youtu.be/$1',
    )
    .replace(/^player\.vimeo\.com\/video\/(\d+).*/i, 'vimeo.com/$1');
  const [, , title = ''] = /\stitle=(["'])(.*?)\1/i.exec(tag) ?? [];
  return `<a href="https://${address}">${title || address}</a>`;
}

/** Marks that people type as text, or that an office program leaves. `undefined` leaves them as they are. */
markdown.use({
  extensions: [
    {
      name: 'strongBefore',
      level: 'inline',
      tokenizer(source) {
        const [raw, text = ''] = strongBefore.exec(source) ?? [];
        return raw
          ? { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) }
          : undefined;
      },
    },
  ],
  tokenizer: {
    // [^1] is a footnote elsewhere. [Note]: has no address.
    def: (source) =>
      /^ {0,3}\[[^\]^][^\]]*\]:\s*<?(?:https?:|mailto:|tel:|data:image|[/#])/i.test(source)
        ? false
        : undefined,
    url: (source) => {
      const [, raw] = quotedAddress.exec(source) ?? [];
      if (!raw) return false;
      const href = /^www/i.test(raw) ? `http://${raw}` : raw;
      return { type: 'link', raw, text: raw, href, tokens: [{ type: 'text', raw, text: raw }] };
    },
    // 10*2*3, or a*b*c
    emStrong: (source, _masked, before = '') =>
      /[\p{L}\p{N}]/u.test(before) && !/^(\*\*|__)/.test(source) ? undefined : false,
    // ~5~
    del: (source) => (source.startsWith('~~') ? false : undefined),
    tag: (source) => (isWords(source) ? undefined : false),
    html: (source) => (isWords(source) ? undefined : false),
    // >50 %, >:(, or a mark alone
    blockquote: (source) => (/^ {0,3}>([\d=:;]|[ >]*(\n|$))/.test(source) ? undefined : false),
    heading: (source) => (/^ {0,3}#+[ #]*(\n|$)/.test(source) ? undefined : false),
    // A row of marks, which nothing ends.
    fences: (source) =>
      /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?? {0,3}\1/.test(source) ? false : undefined,
    // it`s
    codespan: (source) =>
      /^`(?:s|t|re|ve|ll|d|m)\b[^`]*`(?:s|t|re|ve|ll|d|m)\b/.test(source) ? undefined : false,
    // [see](below)
    link: (source) => (/^!?\[[^\]]*\]\([^/#:@.)]*\)/.test(source) ? undefined : false),
    // A line below a sentence divides, one hyphen begins a list, and two a signature.
    lheading: (source) =>
      /^((?! {0,3}[-=]+ *\n).+\n)*?.*(?:[.,:;!?] *\n {0,3}[-=]+|\n {0,3}(?:--?|==?)) *(\n|$)/.test(
        source,
      )
        ? undefined
        : false,
    // 2019. It was, + 1 801 555 0142, or a mark alone
    list: (source) =>
      /^ {0,3}(\d{3,}[.)]|\+ *\d|([-+*]|\d+[.)]) *$)/.test(source) ? undefined : false,
    // A text that was indented.
    code: () => undefined,
  },
  renderer: {
    html: ({ text }) => text.replace(frame, frameLink),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
  hooks: {
    // The ends of lines and the lists of Word, the headings of Google Docs, and what has no blank around it
    preprocess: (text) =>
      text
        .replace(/[\v\u0085\u2028\u2029]/g, '\n')
        .replace(sourceMarks, '')
        // A box of Notion, and the line of chat programs
        .replace(/^<\/?aside>[ \t]*$/gim, '')
        .replace(/^[ \t]*⸻[ \t]*$/gm, '\n***')
        .replace(/^[ \t]{4,}(?=#{2,6} )/gm, '')
        .replace(/^(#{2,6})(?=[^#\s])/gm, '$1 ')
        .replace(/^#.*\}[ \t]*$/gm, (heading) => heading.replace(/\{#[\w-]+\}\s*$/, ''))
        .replace(looseAddress, '](<$1>)')
        .replace(/<(?:a|img)\s[^<>]*>/gi, (tag) => tag.replace(/=[“”]([^“”"]*)[“”]/g, '="$1"'))
        .replace(htmlAbove, '$1\n\n')
        .replace(tableAbove, '$1\n')
        .replace(/^[\u200b\ufeff]+|[\xa0\u3000][ \t\xa0\u3000]*$/gm, '')
        .replace(tabbedList, (list) => (list.startsWith('\t') ? list.replace(/^\t/gm, '') : list))
        .replace(/^([ \t]*(?:-|\d{1,2}[.)]))[ \t]*\xa0[ \t\xa0]*/gm, '$1 ')
        .replace(
          /^([ \t]*)(?:[•▪●](?=[\p{L}\p{N}“"'‘(*[])|[•▪▫■□●◆◇◦○‣⁃∙·‧❖➢➤►✓✔⚫⚬⦿\uF076\uF0A7\uF0B7\uF0D8\uF0FC][^\S\n]+|[o§Ø–][ \xa0]*[\t\xa0][ \t\xa0]*)/gmu,
          '$1- ',
        )
        .replace(indentedList, dedented),
  },
});

/** Screen readers name each cell by its column and by the first cell of its row. */
markdown.use({
  renderer: {
    table({ header, rows }) {
      const cell = ({ header, align, text, tokens }: Tokens.TableCell, column: number) => {
        const scope = header ? 'col' : column === 0 && 'row';
        const [tag, scoped] = scope && text ? ['th', ` scope="${scope}"`] : ['td', ''];
        const aligned = align ? ` align="${align}"` : '';
        return `<${tag}${scoped}${aligned}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cell).join('')}</tr>`;
      return `<table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table>`;
    },
  },
});

const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q'],
  ...['cite', 'abbr', 'kbd', 'time', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['img', 'figure', 'figcaption'],
];

/** What an article may have. No class, id or style: it must not look like the page. No controls, frames or media. */
const allowed: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [
    ...['href', 'title', 'src', 'alt', 'width', 'height', 'loading', 'rel', 'lang', 'dir'],
    ...['datetime', 'open', 'start', 'align', 'colspan', 'rowspan', 'scope'],
  ],
  // http and https, mail and telephone, or an address of this site.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|(?![a-z][a-z0-9+.-]*:))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** 'www.example.com', 'desk@example.com', 'https//example.com' and 'https://https://example.com' as they are meant. */
const meantLink = (address: string) =>
  address
    .replace(/^(?:["'“”‘’]|%22|%E2%80%9[89CD])+|(?:["'“”‘’]|%22|%E2%80%9[89CD])+$/gi, '')
    .replace(/^(?:https?:\/\/)?(https?)(?::\/{0,2}|\/\/)(?=[^/])/i, '$1://')
    .replace(/^mailto:(?:%20)+/i, 'mailto:')
    .replace(/^tel:.*/i, (phone) => phone.replaceAll(/%20|\/{2}/g, ''))
    .replace(/^(?=[^\s/:?#@]+@[^\s/:?#@]+$)/, 'mailto:')
    .replace(/^(?=www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|us)(?:[/?#]|$))/i, 'https://');

let purifier: DOMPurify | undefined;

/** The document that parses articles: the browser's own by default, on first use. */
export function sanitizeWith(window: WindowLike): DOMPurify {
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a') {
      element.setAttribute('rel', 'noopener');
      const address = element.getAttribute('href');
      if (address) element.setAttribute('href', meantLink(address));
    }
    if (element.localName === 'img') element.setAttribute('loading', 'lazy');
  });
  return purifier;
}

/**
 * An article as staff typed it, Markdown with raw HTML, as HTML that runs no script. A newline is a line break, but for texts of the project, which wrap. h1
 * becomes h2, because the page has its own title. Needs a document: see sanitizeWith.
 */
export function articleHtml(text: string, breaks = true): TrustedHTML {
  const html = markdown.parse(text, { async: false, breaks }).replace(/(<\/?)h1\b/gi, '$1h2');
  return (purifier ?? sanitizeWith(window)).sanitize(html, {
    ...allowed,
    RETURN_TRUSTED_TYPE: true,
  });
}
