import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionProps = { name: string; items: { title: string; content: ReactNode }[] };

/** Native disclosure: the browser keeps one open, finds text in closed ones, and needs no script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ title, content }) => (
        <details key={title} name={name}>
          <summary>
            <h3>{title}</h3>
            <ChevronDown className="ico" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
