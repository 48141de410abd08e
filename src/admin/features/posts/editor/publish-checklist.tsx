import { Check, Circle } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { PostFields } from '#domain/posts/post-fields.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { type ChecklistItem, checklist } from './checklist.ts';

type PublishChecklistProps = {
  fields: PostFields;
  /** A cover is chosen, but not uploaded yet. */
  coverChosen: boolean;
};

/** What the post still lacks; each line leads to its field. */
export function PublishChecklist({ fields, coverChosen }: PublishChecklistProps) {
  const clinic = useClinic();
  const content = useDeferredValue(fields.content);
  const items = checklist({ ...fields, content }, coverChosen, clinic.origin);
  const missing = items.filter(({ done }) => !done);
  return (
    <section aria-labelledby="before-publishing" className="mt-3 border-t border-line pt-3">
      <h3 id="before-publishing" className="text-[.9375rem] font-semibold">
        Before you publish
      </h3>
      <ul className="mt-1 text-[.9375rem]">
        {items.map((item) => (
          <ChecklistLine key={item.label} item={item} />
        ))}
      </ul>
      {missing.length > 0 && !missing.some(({ needed }) => needed) && (
        <p className="hint mt-1">You can publish without the rest.</p>
      )}
    </section>
  );
}

function ChecklistLine({ item }: { item: ChecklistItem }) {
  const { label, done, needed } = item;
  const Mark = done ? Check : Circle;
  return (
    <li className="flex min-h-8 items-center gap-2.5 max-md:min-h-11">
      <Mark className={`ico ${done ? 'text-ok' : 'text-text-3'}`} />
      {done ? (
        <span className="text-text-2">
          {label} <span className="sr-only">done</span>
        </span>
      ) : (
        <button
          type="button"
          className="link min-h-6 text-left max-md:min-h-11"
          onClick={() => lead(item)}
        >
          {label} <span className="sr-only">missing</span>
        </button>
      )}
      {!done && needed && <span className="ml-auto text-[.8125rem] text-text-3">Needed</span>}
    </li>
  );
}

function lead({ field, part }: ChecklistItem): void {
  const control = document.getElementById(field);
  control?.focus();
  if (part && control instanceof HTMLTextAreaElement) {
    control.setSelectionRange(part.start, part.end);
  }
}
