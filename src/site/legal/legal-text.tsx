import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactLines } from '#facts/contact-lines.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

/** Paragraphs and lists. In a line, **bold**, [a link](/address) and {part}; a part alone is a block. */
export type Text = readonly (string | readonly string[])[];

/** What the page itself shows in the place of {name}. */
export type Parts = Record<string, ReactNode>;

export function LegalText({ text, parts: ofPage }: { text: Text; parts?: Parts }) {
  const clinic = useClinic();
  const parts = {
    clinic: clinic.name,
    phone: <PhoneLink />,
    contact: <ContactLines clinic={clinic} />,
    ...ofPage,
  };
  return text.map((block) => {
    if (typeof block !== 'string') {
      return (
        <ul key={block[0]}>
          {block.map((line) => (
            <li key={line}>{withMarks(line, parts)}</li>
          ))}
        </ul>
      );
    }
    const content = withMarks(block, parts);
    return /^\{\w+\}$/.test(block) ? (
      <Fragment key={block}>{content}</Fragment>
    ) : (
      <p key={block}>{content}</p>
    );
  });
}

const marks = /(\*\*.+?\*\*|\[.+?\]\(.+?\)|\{\w+\})/;

const withMarks = (line: string, parts: Parts) =>
  line.split(marks).map((piece) => {
    const [, bold, label, address = '', part = ''] =
      /^(?:\*\*(.+)\*\*|\[(.+)\]\((.+)\)|\{(\w+)\})$/.exec(piece) ?? [];
    if (bold) return <strong key={piece}>{bold}</strong>;
    if (part in parts) return <Fragment key={piece}>{parts[part]}</Fragment>;
    if (!label) return piece;
    // No page of the website has a dot in its address.
    return address.startsWith('/') && !address.includes('.') ? (
      <Link key={piece} className="link" to={address}>
        {label}
      </Link>
    ) : (
      <a key={piece} className={/^tel/.test(address) ? 'link num' : 'link'} href={address}>
        {label}
      </a>
    );
  });
