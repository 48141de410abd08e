/** The formatting buttons of the article editor. */

/** A text and its selection (offsets as a textarea gives them). */
export type Selected = { text: string; start: number; end: number };

export type MarkdownMark = 'heading' | 'bold' | 'italic' | 'list' | 'quote' | 'link' | 'image';

/** Puts the mark around the selection, or removes it where it is. Selects what to type over next. */
export function mark(kind: MarkdownMark, selected: Selected): Selected {
  switch (kind) {
    case 'heading':
      return prefixed('## ', selected);
    case 'list':
      return prefixed('- ', selected);
    case 'quote':
      return prefixed('> ', selected);
    case 'bold':
      return wrapped('**', selected, 'bold text');
    case 'italic':
      return wrapped('_', selected, 'italic text');
    case 'link':
      return linked('', selected, 'link text');
    case 'image':
      return linked('!', selected, 'what the image shows');
  }
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

/** Each line that the selection touches. */
function prefixed(sign: string, selected: Selected): Selected {
  const { text, start, end } = selected;
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines
    .map((line) => (isMarked ? line.slice(sign.length) : sign + line))
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
