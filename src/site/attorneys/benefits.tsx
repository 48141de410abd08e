import * as words from '#words/attorneys.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function Benefits() {
  const { promiseHours } = useClinic();
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="wrap grid gap-8 lg:grid-cols-[.7fr_1.3fr] lg:gap-20">
        <h2 id="benefits-title" className="max-w-[8em] text-h2">
          {words.benefitsTitle}
        </h2>
        <ul className="grid sm:grid-cols-2 sm:gap-x-10 lg:gap-x-14">
          {words.benefits(promiseHours).map(({ title, text }) => (
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
