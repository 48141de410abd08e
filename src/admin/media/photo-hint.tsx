import { Lightbulb } from 'lucide-react';

export function PhotoHint() {
  return (
    <p className="flex items-center gap-3 rounded-[12px] bg-accent-soft p-4 text-small text-accent-text">
      <Lightbulb className="ico shrink-0" aria-hidden="true" />
      Photos of the rooms help patients prepare for their visits.
    </p>
  );
}
