import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { report } from '#data/problems/report.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { FileButton } from '../../../shared/pictures/file-button.tsx';
import { useFileDrop } from '../../../shared/pictures/use-file-drop.ts';
import { type PatientFile, readPatientFile } from './patient-file.ts';
import { StepHeading } from './step-heading.tsx';

type ChooseFileProps = { isFirst: boolean; onFile: (file: PatientFile) => void };

export function ChooseFile({ isFirst, onFile }: ChooseFileProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async ([chosen]: File[]) => {
    if (!chosen || isReading) return;
    setReading(true);
    setProblem(null);
    const answer = await readPatientFile(chosen).catch((error: unknown) => {
      report(error, 'A file of patients can’t be read');
      return { ok: false, why: 'The file can’t be read. Please choose it again.' } as const;
    });
    setReading(false);
    if (answer.ok) onFile(answer.file);
    else setProblem(answer.why);
  };
  const { isOver, dropTarget } = useFileDrop((files) => void read(files));
  return (
    <Card
      as="section"
      aria-labelledby="step"
      className={classNames('p-5', isOver && 'border-primary bg-primary-soft')}
      {...dropTarget}
    >
      <StepHeading step={1} title="Choose the file" isFocused={!isFirst} />
      <p className="mt-1 text-text-2">
        Export the patients of your old system as a CSV file, with up to 20,000 rows. Names, phones,
        emails and languages are brought, and nothing else. The file stays on this computer.
      </p>
      {problem && <Notice tone="bad" role="alert" className="mt-4" title={problem} />}
      <FileButton
        inputLabel="CSV file of patients"
        accept=".csv,.txt,.tsv,text/csv"
        className="mt-4"
        busy={isReading}
        busyLabel="Reading…"
        onFiles={(files) => void read(files)}
      >
        <FileUp className="ico" />
        Choose a CSV file
      </FileButton>
    </Card>
  );
}
