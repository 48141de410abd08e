import { hasHours } from '#domain/clinic/opening-hours.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { HoursTable } from '../clinic/hours-table.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

export function ClosingPanel() {
  const clinic = useClinic();
  return (
    <Panel
      tone="act"
      data-placement="closing_panel"
      className="relative overflow-hidden"
      aria-labelledby="closing-title"
    >
      <div className="wrap grid items-start gap-12 pt-[clamp(4rem,2.6rem+5.2vw,7rem)] pb-14 lg:grid-cols-[1.15fr_.85fr] lg:gap-20">
        <div>
          <h2 id="closing-title" className="max-w-[9.35em] text-h1">
            When you’re ready, call or send a request.
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead">
            Tell us what happened and where it hurts. We’ll get back to you within{' '}
            {clinic.promiseHours} hours.
          </p>
          <p className="mt-9">
            <PhoneLink
              className="num font-display text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-none font-bold tracking-[-.01em] text-marigold-500 hover:text-marigold-400"
              otherwise={null}
            />
          </p>
          <OpenLine className="mt-4 font-semibold text-white" />
          <p className="mt-8">
            <ButtonLink to="/contact" variant="glass">
              Request Appointment
            </ButtonLink>
          </p>
        </div>
        {hasHours(clinic.hours) && (
          <div>
            <h3 className="mb-4 text-h3">Office hours</h3>
            <HoursTable tone="dark" />
          </div>
        )}
      </div>
      <img
        src="/img/ridge.svg"
        alt=""
        width={1440}
        height={150}
        loading="lazy"
        className="h-[84px] w-full object-cover object-bottom md:h-[150px]"
      />
    </Panel>
  );
}
