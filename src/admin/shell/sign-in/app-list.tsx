import { useState } from 'react';
import { removeFactor } from '#data/account/factors.ts';
import type { Factor } from '#domain/account/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { useAnswer } from '../login/use-answer.ts';

/** What a person signs in with, beside the password. */
export function AppList({ factors, onRemoved }: { factors: Factor[]; onRemoved: () => void }) {
  const [leaving, setLeaving] = useState<Factor | null>(null);
  const { isBusy, errors, ask } = useAnswer();
  const remove = async (factor: Factor) => {
    const answer = await ask(() => removeFactor(factor.id));
    setLeaving(null);
    if (answer) onRemoved();
  };
  return (
    <div className="grid gap-4">
      <ErrorSummary errors={errors} />
      <ul aria-label="Second steps" className="grid gap-2">
        {factors.map((factor) => (
          <li
            key={factor.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{labelOf(factor)}</p>
              <p className="text-caption text-text-3">
                Since <LeadDate moment={factor.since} className="num" />
              </p>
            </div>
            <Button variant="line" onClick={() => setLeaving(factor)}>
              Remove <span className="sr-only">{labelOf(factor)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove ${leaving && labelOf(leaving)}?`}
        confirmLabel="Remove"
        busy={isBusy}
        busyLabel="Removing…"
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        From then on your password alone signs you in. Delete the entry in the app, too.
      </ConfirmDialog>
    </div>
  );
}

const labelOf = ({ name, kind }: Factor) =>
  name || (kind === 'app' ? 'Authenticator app' : 'Text messages');
