import type { Clinic } from '#domain/clinic/clinic.ts';
import { Panel } from '#ui/panel.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

const papers = [
  'Intake form and history of the crash, in the patient’s words',
  'First exam with findings and working diagnosis',
  'Treatment plan, and each change of it with the reason',
  'Notes of every visit, signed and dated',
  'Re-exams that compare with the first one',
  'Referrals, and the reports that came back',
  'Discharge note: status, open complaints, future care if any',
  'Itemized bill and payment ledger',
];

const turnaroundOf = ({ promiseHours }: Clinic) => [
  {
    term: 'Your request',
    text: `We confirm it within ${promiseHours} hours and tell you when the records will go out.`,
  },
  {
    term: 'A new client',
    text: `We call your office within ${promiseHours} hours, and the client once you give us the number. With the client’s permission, we tell you when the first visit is.`,
  },
  {
    term: 'During care',
    text: 'Missed visits, a change of plan or the end of treatment: we’ll let you know if the authorization allows it.',
  },
  {
    term: 'Questions',
    text: 'By phone during office hours, or by email. Reports and testimony by arrangement with the chiropractic physician.',
  },
];

export function CaseFile() {
  const clinic = useClinic();
  return (
    <section className="section" aria-label="Documentation and communication">
      <div className="wrap grid items-start gap-14 lg:grid-cols-[1.05fr_.95fr] lg:gap-20">
        <div className="relative mx-3 pt-12 sm:mx-5">
          <div
            aria-hidden="true"
            className="absolute -inset-x-3 top-0 -bottom-3 sm:-inset-x-5 sm:-bottom-5"
          >
            <Panel as="div" tone="facts" className="ml-6 h-8 w-36 rounded-t-md" />
            <Panel as="div" shape="box" tone="facts" className="absolute inset-0 top-7" />
          </div>
          <section
            aria-labelledby="file-title"
            className="relative rounded-md bg-white p-7 shadow-2 sm:p-10"
          >
            <h2 id="file-title" className="text-h3">
              What you’ll find in the file
            </h2>
            <ol className="mt-6">
              {papers.map((paper, i) => (
                <li key={paper} className="flex gap-4 border-t border-line py-3">
                  <span aria-hidden="true" className="num w-6 shrink-0 font-semibold text-text-3">
                    {i + 1}
                  </span>
                  {paper}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <section aria-labelledby="turnaround-title" className="lg:pt-4">
          <h2 id="turnaround-title" className="max-w-[10.7em] text-h2">
            Turnaround and communication
          </h2>
          <dl className="mt-8 grid gap-6">
            {turnaroundOf(clinic).map(({ term, text }) => (
              <div key={term} className="grid gap-1 sm:grid-cols-[9rem_1fr] sm:gap-6">
                <dt className="font-display text-h4 font-bold">{term}</dt>
                <dd className="text-text-2">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </section>
  );
}
