import type { Clinic } from '#domain/clinic/clinic.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const benefitsOf = ({ promiseHours }: Clinic) => [
  {
    title: 'An early appointment',
    text: `We call your office within ${promiseHours} hours, and your client once you give us the number. We look for the first time that works.`,
  },
  {
    title: 'A baseline from day one',
    text: 'History, complaints and findings are written down at the first visit, before treatment.',
  },
  {
    title: 'Care by clinical need',
    text: 'A plan with re-exams. It changes as findings change, and ends when care is no longer needed.',
  },
  {
    title: 'When we refer out',
    text: 'Imaging, pain management, surgery consult: we say so early and note why.',
  },
  {
    title: 'Bills that add up',
    text: 'Itemized by date and code, with what PIP or health insurance has paid so far.',
  },
  {
    title: 'One person to call',
    text: 'The front desk knows the file, and the treating chiropractic physician is available for questions.',
  },
];

export function Benefits() {
  const clinic = useClinic();
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="wrap grid gap-8 lg:grid-cols-[.7fr_1.3fr] lg:gap-20">
        <h2 id="benefits-title" className="max-w-[8em] text-h2">
          What your office can count on
        </h2>
        <ul className="grid sm:grid-cols-2 sm:gap-x-10 lg:gap-x-14">
          {benefitsOf(clinic).map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
