import { Braces, FileText } from 'lucide-react';
import { useState } from 'react';
import { readPerson } from '#data/people/read-person.ts';
import { serverDate } from '#data/server-clock.ts';
import { addAccessEntries } from '#data/trail/trail.ts';
import { personHtml, personJson } from '#domain/people/person-file.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { useSave } from '../../shared/save/use-save.ts';
import { recordsOf } from './ticked-records.ts';

type Format = 'html' | 'json';

/** Everything that is ticked, as a page to print or as data. */
export function ExportFiles({ ticked }: { ticked: ReadonlySet<string> }) {
  const { save, by, isBusy } = useSave();
  const { name } = useClinic();
  const [running, setRunning] = useState<Format>('html');

  const make = async (format: Format) => {
    const file = await readPerson(recordsOf(ticked));
    const looks = file.requests.map(({ id: leadId }) => ({
      id: crypto.randomUUID(),
      kind: 'person_export' as const,
      leadId,
    }));
    // The lines in the activity log come first: without them there is no file.
    await addAccessEntries(looks, by);
    const now = serverDate();
    const text = format === 'html' ? personHtml(file, name, now) : personJson(file, name, now);
    const type = format === 'html' ? 'text/html' : 'application/json';
    saveFile([text], `${type};charset=utf-8`, `person-data-${clinicDate(now)}.${format}`);
  };
  const saveAs = (format: Format) => {
    if (isBusy) return;
    setRunning(format);
    void save({
      write: () => make(format),
      failed: 'Failed to make the file. Please try again.',
      done: 'File saved. Send it only to the person.',
    });
  };

  return (
    <SectionCard
      title="Give a copy"
      text="Answers, history, visits, delivery results and review requests of everything selected. The activity log notes it."
    >
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          busy={isBusy && running === 'html'}
          busyLabel="Saving…"
          onClick={() => saveAs('html')}
        >
          <FileText className="ico" />
          File to read or print
        </Button>
        <Button
          variant="outline"
          busy={isBusy && running === 'json'}
          busyLabel="Saving…"
          onClick={() => saveAs('json')}
        >
          <Braces className="ico" />
          File for computers (JSON)
        </Button>
      </div>
    </SectionCard>
  );
}
