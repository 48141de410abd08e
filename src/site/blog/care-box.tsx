import { ButtonLink } from '#ui/button.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';

/** Leads from the article to an exam. */
export function CareBox() {
  const hidesCallBar = useHidesCallBar();
  return (
    <aside aria-labelledby="care-title" ref={hidesCallBar}>
      <div className="on-dark rounded-xl bg-spruce-800 p-7 text-white">
        <h2 id="care-title" className="text-h3 text-white">
          Need Professional Care?
        </h2>
        <p className="mt-3 text-lake-100">
          If you were in a crash in the last few weeks, an exam can show what is strained and what
          is not.
        </p>
        <CallButton variant="accent" className="mt-6 w-full" />
        <ButtonLink to="/contact" variant="glass" className="mt-3 w-full">
          Request Appointment
        </ButtonLink>
      </div>
      <p className="hint mt-4">
        General information, not medical advice. For an emergency call 911.
      </p>
    </aside>
  );
}
