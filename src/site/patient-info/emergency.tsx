import { Siren } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';

const signs = [
  'chest pain or trouble breathing',
  'a severe headache, or one that keeps getting worse',
  'fainting, confusion, or vomiting again and again',
  'new weakness, numbness, or trouble walking',
  'double vision, or one side of the face drooping',
  'trouble swallowing or speaking',
  'new dizziness or unsteadiness with neck pain',
  'loss of bladder or bowel control, or numbness between the legs',
  'severe pain in the neck, back or belly right after the crash',
];

/** First on the page: signs that must not wait for a clinic. */
export function Emergency() {
  return (
    <section
      aria-labelledby="emergency-title"
      className="on-dark rounded-xl bg-spruce-900 p-7 text-lake-100 sm:p-9"
    >
      <h2 id="emergency-title" className="flex gap-4 text-h3 text-white">
        <Siren className="ico mt-0.5 text-marigold-500" aria-hidden="true" />
        Call 911 or go to an emergency room for …
      </h2>
      <ul className="mt-5 grid gap-2.5 sm:pl-11">
        {signs.map((sign) => (
          <li key={sign} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="mt-[.62em] h-[7px] w-4 shrink-0 rounded-[2.5px] bg-marigold-500"
            />
            {sign}
          </li>
        ))}
      </ul>
      <p className="mt-7 sm:pl-11">
        <ButtonLink href="tel:911" variant="glass">
          Call 911
        </ButtonLink>
      </p>
    </section>
  );
}
