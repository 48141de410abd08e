import { Download } from 'lucide-react';
import { serverDate } from '#data/server-clock.ts';
import type { PlannedRow } from '#domain/people/patient-import.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import { byteOrderMark, csvFileName, csvRows } from '#domain/text/csv.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { saveFile } from '#ui/save-file.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { StepHeading } from './step-heading.tsx';

type ImportReportProps = {
  patients: PatientRow[];
  /** What became of those that were brought. */
  planned: PlannedRow[];
  onBack: () => void;
};

export function ImportReport({ patients, planned, onBack }: ImportReportProps) {
  const count = (becomes: PlannedRow['becomes']) =>
    planned.filter((each) => each.becomes === becomes).length;
  const leftOut = patients.filter(({ isBrought }) => !isBrought).length;
  const notes = notesOf(patients, planned);
  const facts: [count: number, words: string][] = [
    [count('joined'), 'joined to someone with the same first name and phone or email'],
    [count('known'), 'with nothing new'],
    [leftOut, 'left out'],
  ];
  return (
    <Card as="section" aria-labelledby="step" className="p-5">
      <StepHeading step={4} title="The patients are here" />
      <ul aria-label="What became of them" className="num mt-3 grid gap-1">
        <li>{plural(count('added'), 'new patient')}.</li>
        {facts.map(
          ([rows, words]) =>
            rows > 0 && (
              <li key={words}>
                {plural(rows, 'row')} {words}.
              </li>
            ),
        )}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {notes.length > 0 && (
          <Button variant="outline" onClick={() => saveNotes(notes)}>
            <Download className="ico" />
            List of {plural(notes.length, 'row')} to look at
          </Button>
        )}
        <Button variant="outline" onClick={onBack}>
          Bring another file
        </Button>
      </div>
    </Card>
  );
}

/** Row, name and what is to look at. */
function notesOf(patients: PatientRow[], planned: PlannedRow[]): string[][] {
  const maybe = new Set(planned.filter(({ isMaybeSame }) => isMaybeSame).map(({ row }) => row.row));
  return patients.flatMap(({ row, name, problems }) => {
    const same = maybe.has(row) ? ['maybe the same as another person: look at their page'] : [];
    const all = [...problems, ...same];
    return all.length > 0 ? [[String(row), name, all.join('; ')]] : [];
  });
}

function saveNotes(notes: string[][]): void {
  const rows = csvRows([['Row', 'Name', 'To look at'], ...notes]);
  saveFile(
    [byteOrderMark, rows],
    'text/csv;charset=utf-8',
    csvFileName('patients-to-look-at', serverDate()),
  );
}
