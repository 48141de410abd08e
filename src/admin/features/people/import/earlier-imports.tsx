import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listImported } from '#data/persons/import-persons.ts';
import { settled } from '#data/settled.ts';
import { mayUndo, type PatientImport, undoDays } from '#domain/people/patient-import.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { SectionCard } from '../../../shared/parts/section-card.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { personPath } from '../../../shared/paths/paths.ts';
import type { useImport } from './use-import.ts';

type EarlierImportsProps = {
  imports: PatientImport[];
  undoing: Pick<ReturnType<typeof useImport>, 'undo' | 'isBusy' | 'progress'>;
};

export function EarlierImports({ imports, undoing }: EarlierImportsProps) {
  const now = useNow();
  const [asked, setAsked] = useState<PatientImport | null>(null);
  const { undo, isBusy, progress } = undoing;
  if (imports.length === 0) return null;
  return (
    <SectionCard title="Imports">
      <ul aria-label="Imports" className="mt-3 divide-y divide-line">
        {imports.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <strong className="wrap-anywhere">{each.file}</strong>{' '}
              <LeadDate moment={each.at} className="num text-text-3" />
              <span className="num block text-text-2">
                {stateWords(each, mayUndo(each, now))} ({each.by.name})
              </span>
              {each.state === 'undone' && each.kept > 0 && <KeptPersons importId={each.id} />}
            </div>
            {mayUndo(each, now) && (
              <Button
                variant="outline"
                busy={isBusy}
                onClick={() => setAsked(each)}
                aria-label={`Undo ${each.file}`}
              >
                {each.state === 'undoing' ? 'Finish undoing' : 'Undo'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Undo the whole import?"
        confirmLabel="Undo the import"
        busy={isBusy}
        busyLabel={progress ? `${progress.done.toLocaleString('en-US')} taken back…` : 'Undoing…'}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void undo(asked).then(() => setAsked(null))}
      >
        Everyone this import brought is deleted. People who were edited or merged since, or have a
        request or a visit, stay and are listed.
      </ConfirmDialog>
    </SectionCard>
  );
}

function stateWords(
  { state, rows, done, added, joined, kept }: PatientImport,
  isOpen: boolean,
): string {
  const of = (count: number) => count.toLocaleString('en-US');
  switch (state) {
    case 'running':
      return `Stopped at ${of(done)} of ${of(rows)}. Choose the same file to continue.`;
    case 'done':
      return [
        `${plural(added, 'new patient')}, ${plural(joined, 'row')} joined.`,
        isOpen ? `Can be undone for ${undoDays} days.` : 'Too late to undo it.',
      ].join(' ');
    case 'undoing':
      return 'Not undone completely yet.';
    case 'undone':
      return kept > 0 ? `Undone. ${plural(kept, 'patient')} stayed:` : 'Undone.';
  }
}

const failed = 'Failed to load who stayed';

/** Who stayed when an import was undone. */
function KeptPersons({ importId }: { importId: string }) {
  const { value, failure } = useAsync([importId], () => settled(listImported(importId), failed));
  if (failure) return <LoadError title={failed} className="mt-2" />;
  return (
    <ul aria-label="Who stayed" className="mt-1 flex flex-wrap gap-x-4">
      {value?.map(({ id, name }) => (
        <li key={id}>
          <Link className="link max-md:py-1.5" to={personPath(id)}>
            {name || 'No name'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
