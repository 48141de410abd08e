import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';

export function CareBox() {
  const hidesCallBar = useHidesCallBar();
  return (
    <aside aria-labelledby="care-title" ref={hidesCallBar} data-steps="">
      <Panel as="div" shape="box" tone="act" className="p-7 print:hidden">
        <h2 id="care-title" className="text-h3">
          Need Professional Care?
        </h2>
        <p className="mt-3">
          If you were in a crash in the last few weeks, an exam can show what’s strained and what
          isn’t.
        </p>
        <CallButton variant="accent" className="mt-6 w-full" />
        <ButtonLink to="/contact" variant="glass" className="mt-3 w-full">
          Request Appointment
        </ButtonLink>
      </Panel>
      <p className="hint mt-4">
        General information, not medical advice. For an emergency call 911.
      </p>
    </aside>
  );
}
