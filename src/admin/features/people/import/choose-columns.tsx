import { useState } from 'react';
import {
  type ColumnUse,
  columnLabels,
  columnProblem,
  columnUses,
} from '#domain/people/patient-columns.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type PatientFile, usesIn, withUses } from './patient-file.ts';
import { StepHeading } from './step-heading.tsx';

const options = columnUses.map((value) => ({ value, label: columnLabels[value] }));

type ChooseColumnsProps = {
  file: PatientFile;
  onBack: () => void;
  onChosen: (file: PatientFile) => void;
};

/** Says which column is what, as far as its heading didn't. */
export function ChooseColumns({ file, onBack, onChosen }: ChooseColumnsProps) {
  const [uses, setUses] = useState(usesIn(file));
  const [problem, setProblem] = useState<string | null>(null);
  const columns = file.columns.map((column, at) => ({ ...column, at }));
  // By the guess: a column stays where it is while it is changed.
  const [guessed, leftOut] = [true, false].map((isUsed) =>
    columns.filter(({ use }) => (use !== '') === isUsed),
  );
  const go = () => {
    const found = columnProblem(uses);
    setProblem(found);
    if (!found) onChosen(withUses(file, uses));
  };
  const choose = (at: number, use: ColumnUse) =>
    setUses(uses.map((each, place) => (place === at ? use : each)));
  const list = (label: string, some: typeof columns = []) => (
    <ul aria-label={label} className="mt-3 grid gap-4 sm:grid-cols-2">
      {some.map(({ at, heading, sample }) => (
        <li key={at}>
          <SelectField
            label={heading}
            name={`column-${at}`}
            hint={
              <span className="line-clamp-1 wrap-anywhere">
                {sample ? `For example ${sample}` : 'Empty in the first rows'}
              </span>
            }
            options={options}
            value={uses[at] ?? ''}
            onChange={({ target }) => choose(at, target.value as ColumnUse)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Card as="section" aria-labelledby="step" className="p-5">
      <StepHeading step={2} title="Check the columns" />
      {file.isCut && <p className="mt-1 text-text-2">Only the first 200 columns are read.</p>}
      {!file.hasHeadings && (
        <p className="mt-1 text-text-2">The first row has no headings. Say what each column is.</p>
      )}
      {guessed && guessed.length > 0 && list('Columns that are brought', guessed)}
      {leftOut && leftOut.length > 0 && (
        // Open where one of them is needed.
        <details className="mt-5" open={columnProblem(usesIn(file)) !== null}>
          <summary className="cursor-pointer py-1.5">
            Left out: {leftOut.map(({ heading }) => heading).join(', ')}
          </summary>
          <p className="mt-1 text-text-2">
            Dates of birth, addresses and notes stay in the old system. A name, phone, email or
            language that wasn’t recognized can be chosen here.
          </p>
          {list('Columns that are left out', leftOut)}
        </details>
      )}
      {problem && <Notice tone="bad" role="alert" className="mt-4" title={problem} />}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button onClick={go}>Show the patients</Button>
        <Button variant="outline" onClick={onBack}>
          Another file
        </Button>
      </div>
    </Card>
  );
}
