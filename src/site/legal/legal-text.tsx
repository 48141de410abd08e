import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Paragraphs and lists. In a line, **bold**, [a link](/address) and {part}; a part alone is a block. */
export type Text = readonly (string | readonly string[])[];

/** What is in the place of '{name}': a text, or an element with a key. */
export type Parts = Record<string, ReactNode>;

export function LegalText({ text, parts }: { text: Text; parts: Parts }) {
  return text.map((block) =>
    typeof block === 'string' ? (
      (parts[block] ?? <p key={block}>{withMarks(block, parts)}</p>)
    ) : (
      <ul key={block[0]}>
        {block.map((line) => (
          <li key={line}>{withMarks(line, parts)}</li>
        ))}
      </ul>
    ),
  );
}

const withMarks = (line: string, parts: Parts) =>
  line.split(/(\*\*.+?\*\*|\[.+?\)|\{\w+\})/).map((piece) => {
    const [, bold, label, address = ''] = /^\*\*(.+)\*\*|^\[(.+)\]\((.+)\)/.exec(piece) ?? [];
    if (bold) return <strong key={piece}>{bold}</strong>;
    if (!label) return parts[piece] ?? piece;
    return (
      <Link
        key={piece}
        className={/^tel/.test(address) ? 'link num' : 'link'}
        to={address}
        // No page of the website has a dot in its address: a file, which the router doesn't know.
        reloadDocument={address.includes('.')}
      >
        {label}
      </Link>
    );
  });
