/** The formatting buttons of the article editor. */

/** A text and its selection (offsets as a textarea gives them). */
export type Selected = { text: string; start: number; end: number };

export type MarkdownMark =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'list'
  | 'quote'
  | 'link'
  | 'image';

/** The alt text of a new picture until the person writes one. */
export const sampleAlt = 'what the image shows';

/** Puts the mark around the selection, or removes it where it is. Selects what to type over next. */
export function mark(kind: MarkdownMark, selected: Selected): Selected {
  switch (kind) {
    case 'heading':
      return prefixed('## ', selected, anyHeading);
    case 'subheading':
      return prefixed('### ', selected, anyHeading);
    case 'list':
      return prefixed('- ', selected);
    case 'quote':
      return prefixed('> ', selected);
    case 'bold':
      return wrapped('**', words(selected), 'bold text');
    case 'italic':
      return wrapped('_', words(selected), 'italic text');
    case 'link':
      return linked('', words(selected), 'link text');
    case 'image':
      return linked('!', words(selected), sampleAlt);
  }
}

/** Windows selects the blank behind a word, too, and a mark beside a blank is none. */
function words({ text, start, end }: Selected): Selected {
  const inner = text.slice(start, end);
  if (inner.trim() === '') return { text, start, end };
  return { text, start: end - inner.trimStart().length, end: start + inner.trimEnd().length };
}

/** A picture in a paragraph of its own, below the line of the caret. Selects its alt text. */
export function withPicture({ text, end }: Selected, address: string): Selected {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  const before = text.slice(0, at).replace(/\n+$/, '');
  const after = text.slice(at).replace(/^\n+/, '');
  const lead = before && `${before}\n\n`;
  const start = lead.length + '!['.length;
  return {
    text: `${lead}![${sampleAlt}](${address})\n\n${after}`,
    start,
    end: start + sampleAlt.length,
  };
}

/** The one part that differs: `before` from `from` to `to` becomes `by`. */
export function changedPart(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, by: after.slice(from, after.length - same) };
}

function replaced({ text }: Selected, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

function wrapped(sign: string, selected: Selected, sample: string): Selected {
  const { text, start, end } = selected;
  const inner = text.slice(start, end);
  const outer = sign.length;
  if (text.slice(start - outer, start) === sign && text.slice(end, end + outer) === sign) {
    const plain = replaced(selected, start - outer, end + outer, inner);
    return { text: plain, start: start - outer, end: end - outer };
  }
  const words = inner || sample;
  return {
    text: replaced(selected, start, end, sign + words + sign),
    start: start + outer,
    end: start + outer + words.length,
  };
}

const anyHeading = /^#{1,6} /;

/** Each line that the selection touches. The sign takes the place of `instead`. */
function prefixed(sign: string, selected: Selected, instead?: RegExp): Selected {
  const { text, start, end } = selected;
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const marked = (line: string) => sign + (instead ? line.replace(instead, '') : line);
  const changed = lines
    .map((line) => (isMarked ? line.slice(sign.length) : marked(line)))
    .join('\n');
  return {
    text: replaced(selected, from, to, changed),
    start: lines.length > 1 ? from : from + changed.length,
    end: from + changed.length,
  };
}

/** The address is the next thing to type. */
function linked(sign: string, selected: Selected, sample: string): Selected {
  const { text, start, end } = selected;
  const words = text.slice(start, end) || sample;
  const address = 'https://';
  const before = `${sign}[${words}](`;
  return {
    text: replaced(selected, start, end, `${before}${address})`),
    start: start + before.length,
    end: start + before.length + address.length,
  };
}
