import { Lightbulb } from 'lucide-react';

export function PhotoHint() {
  return (
    <p className="mt-3 flex items-center gap-2.5 rounded-[10px] bg-accent-soft px-3.5 py-2.5 text-small text-accent-text">
      <Lightbulb className="ico shrink-0" aria-hidden="true" />
      Photos of the rooms help patients prepare for their visits.
    </p>
  );
}
