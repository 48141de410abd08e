import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { listImports } from '#data/persons/import-persons.ts';
import { settled } from '#data/settled.ts';
import type { PatientImport, PlannedRow } from '#domain/people/patient-import.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SettingsPage } from '../../../shared/parts/settings-page.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FirstRows } from './first-rows.tsx';
import { ImportReport } from './import-report.tsx';
import { type PatientFile, patientsIn, withUses } from './patient-file.ts';
import { StepHeading } from './step-heading.tsx';
import { type Progress, useImport } from './use-import.ts';

export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';

/** Not awaited: the heading renders before the list. */
export const loader = () => ({ imports: settled(listImports(), 'Failed to load the imports') });

export function Component() {
  const { imports } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      name="importPatients"
      sub="Bring names, phones, emails and languages as a CSV file. You can undo it for 30 days."
      data={imports}
      height="h-64"
    >
      {(list) => <Import imports={list} />}
    </SettingsPage>
  );
}

type Step =
  | { is: 'file'; isFirst: boolean }
  | { is: 'columns' | 'rows'; file: PatientFile }
  | { is: 'run'; file: PatientFile; id: string }
  | { is: 'report'; file: PatientFile; planned: PlannedRow[] };

function Import({ imports }: { imports: PatientImport[] }) {
  const { revalidate } = useRevalidator();
  const importing = useImport(revalidate);
  const [step, setStep] = useState<Step>({ is: 'file', isFirst: true });
  const earlierOf = ({ fingerprint }: PatientFile) =>
    imports.find((each) => each.fingerprint === fingerprint && each.state !== 'undone');
  const start = () => setStep({ is: 'file', isFirst: false });

  const choose = (file: PatientFile) => {
    const earlier = earlierOf(file);
    // The rows of an import that was cut off keep their columns.
    if (earlier?.state !== 'running') setStep({ is: 'columns', file });
    else setStep({ is: 'rows', file: withUses(file, earlier.columns) });
  };
  const run = async (file: PatientFile, id: string) => {
    setStep({ is: 'run', file, id });
    const planned = await importing.bring(file, id);
    if (planned) setStep({ is: 'report', file, planned });
  };
  const back = (file: PatientFile) => {
    if (earlierOf(file)?.state === 'running') start();
    else setStep({ is: 'columns', file });
  };

  return (
    <div className="mt-5 grid max-w-3xl grid-cols-1 gap-5">
      {step.is === 'file' && <ChooseFile isFirst={step.isFirst} onFile={choose} />}
      {step.is === 'columns' && (
        <ChooseColumns
          file={step.file}
          onBack={start}
          onChosen={(file) => setStep({ is: 'rows', file })}
        />
      )}
      {step.is === 'rows' && (
        <FirstRows
          patients={patientsIn(step.file)}
          earlier={earlierOf(step.file)}
          onBack={() => back(step.file)}
          onStart={() => void run(step.file, idFor(earlierOf(step.file)))}
        />
      )}
      {step.is === 'run' && (
        <ImportProgress
          progress={importing.progress}
          isBusy={importing.isBusy}
          failure={importing.errors[0]?.message}
          onContinue={() => void run(step.file, step.id)}
        />
      )}
      {step.is === 'report' && (
        <ImportReport patients={patientsIn(step.file)} planned={step.planned} onBack={start} />
      )}
      {step.is !== 'run' && <EarlierImports imports={imports} undoing={importing} />}
    </div>
  );
}

/** The same for each try. */
function idFor(earlier: PatientImport | undefined): string {
  return earlier?.state === 'running' ? earlier.id : crypto.randomUUID();
}

type ImportProgressProps = {
  progress: Progress | null;
  isBusy: boolean;
  /** Why it stopped. */
  failure: string | undefined;
  onContinue: () => void;
};

function ImportProgress({ progress, isBusy, failure, onContinue }: ImportProgressProps) {
  const { done, of } = progress ?? { done: 0, of: 0 };
  return (
    <Card as="section" aria-labelledby="step" className="p-5">
      <StepHeading step={4} title="Bring the patients" />
      <p className="num mt-1 text-text-2" role="status">
        {done.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
      </p>
      <progress className="progress mt-3 w-full" value={done} max={of || 1} aria-label="Import" />
      {isBusy && (
        <p className="mt-3 text-text-2">
          Keep this page open. If you leave, it stops, and you can continue with the same file.
        </p>
      )}
      {failure && !isBusy && (
        <Notice
          tone="bad"
          role="alert"
          className="mt-4"
          title="The import stopped"
          action={<Button onClick={onContinue}>Continue</Button>}
        >
          {failure} Continue brings the rest: nobody comes twice.
        </Notice>
      )}
    </Card>
  );
}
