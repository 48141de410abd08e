import type { PatientImport } from '#domain/people/patient-import.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import { languageNames } from '#domain/text/language.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { StepHeading } from './step-heading.tsx';

/** Rows that are shown as they will be. */
const mostShown = 20;

type FirstRowsProps = {
  patients: PatientRow[];
  /** Another import of this file. */
  earlier: PatientImport | undefined;
  onBack: () => void;
  onStart: () => void;
};

export function FirstRows({ patients, earlier, onBack, onStart }: FirstRowsProps) {
  const count = patients.filter(({ isBrought }) => isBrought).length;
  const odd = patients.filter(({ problems }) => problems.length > 0);
  const isCut = earlier?.state === 'running';
  return (
    <Card as="section" aria-labelledby="step" className="p-5">
      <StepHeading step={3} title="Look at the first patients" />
      <p className="mt-1 text-text-2">
        {plural(count, 'patient')} of {plural(patients.length, 'row')} will be brought.
        {odd.length > 0 &&
          ` ${plural(odd.length, 'row')} ${odd.length === 1 ? 'has' : 'have'} a problem. You get the list at the end.`}
      </p>
      {isCut && (
        <Notice tone="info" className="mt-4" title="This import was cut off">
          It goes on after the first {earlier.done.toLocaleString('en-US')}. Nobody comes twice.
        </Notice>
      )}
      {earlier?.state === 'done' && (
        <Notice tone="warn" className="mt-4" title="You have brought this file before">
          Patients who share a phone with their family may come twice.
        </Notice>
      )}
      <Rows label="The first patients" patients={patients.slice(0, mostShown)} />
      {odd.some(({ row }) => row > (patients[mostShown - 1]?.row ?? Number.POSITIVE_INFINITY)) && (
        <>
          <h3 className="mt-5">The first problems</h3>
          <Rows label="The first problems" patients={odd.slice(0, mostShown)} />
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {count > 0 && (
          <Button onClick={onStart}>
            {isCut ? 'Continue the import' : `Bring ${plural(count, 'patient')}`}
          </Button>
        )}
        <Button variant="outline" onClick={onBack}>
          {isCut ? 'Another file' : 'Change the columns'}
        </Button>
      </div>
    </Card>
  );
}

function Rows({ label, patients }: { label: string; patients: PatientRow[] }) {
  return (
    <ul aria-label={label} className="mt-4 divide-y divide-line rounded-md border border-line">
      {patients.map(({ row, name, keys, lang, problems, isBrought }) => (
        <li key={row} className="px-4 py-2.5 wrap-anywhere">
          <span className="num text-small text-text-3">Row {row}</span>{' '}
          <strong className={isBrought ? undefined : 'line-through'}>{name || 'No name'}</strong>
          <span className="block text-text-2">
            {[...keys, ...(lang ? [languageNames[lang]] : [])].join(' · ')}
          </span>
          {problems.map((problem) => (
            <span key={problem} className="block text-warn">
              Row {row}: {problem}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
