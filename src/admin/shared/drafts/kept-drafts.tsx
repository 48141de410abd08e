import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel, shortMoment } from '#domain/time/clinic-time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../parts/use-clock.ts';
import { type NewForm, newForms } from './new-forms.ts';
import { type KeptDraft, useKeptDrafts } from './use-kept-drafts.ts';

type KeptDraftsProps = {
  form: NewForm;
  /** The draft of the open form. */
  except?: string;
  onResume: (id: string) => void;
  className?: string;
};

/** What was typed into new forms and is not stored: each with its name and time. Nothing without any. */
export function KeptDrafts({ form, except, onResume, className }: KeptDraftsProps) {
  const { kept, discard } = useKeptDrafts(form);
  const now = useNow();
  const { title } = newForms[form];
  const others = kept.filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <section
      aria-label={title}
      className={classNames('flex flex-wrap items-center gap-2', className)}
    >
      <p className="text-small text-text-2">{title}:</p>
      <ul className="contents">
        {others.map((draft) => (
          <li
            key={draft.id}
            className="flex min-w-0 flex-wrap items-center rounded-[10px] border border-line bg-surface pl-3"
          >
            <span className="num mr-1 min-w-0 wrap-anywhere text-small">{labelOf(draft, now)}</span>
            <Button
              variant="ghost"
              className="px-2"
              aria-label={`Resume ${labelOf(draft, now)}`}
              onClick={() => onResume(draft.id)}
            >
              Resume
            </Button>
            <Button
              variant="ghost"
              className="px-2 text-text-2"
              aria-label={`Discard ${labelOf(draft, now)}`}
              onClick={() => discard(draft.id)}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Anna First, 10:42 AM' */
function labelOf({ name, at }: KeptDraft, now: Date): string {
  const isToday = clinicDate(at) === clinicDate(now);
  return `${name || 'No name yet'}, ${isToday ? clockLabel(at) : shortMoment(at, now)}`;
}
