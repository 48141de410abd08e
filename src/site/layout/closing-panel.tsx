import { hasHours } from '#domain/clinic/opening-hours.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { GroupedHours } from '../clinic/grouped-hours.tsx';
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
      <div className="wrap grid items-start gap-5 pt-9 pb-3 sm:gap-12 sm:pt-[clamp(4rem,2.6rem+5.2vw,7rem)] sm:pb-14 md:grid-cols-[1.15fr_.85fr] lg:gap-20">
        <div>
          <h2 id="closing-title" className="text-h2 sm:max-w-[9.35em] sm:text-h1">
            {words.closingTitle}
          </h2>
          <p className="mt-3 max-w-[46ch] max-sm:hidden sm:mt-5 sm:text-lead">
            {words.closingText(clinic.promiseHours)}
          </p>
          <p className="mt-5 sm:mt-9">
            <PhoneLink
              className="num font-display text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-none font-bold tracking-[-.01em] text-marigold-500 hover:text-marigold-400"
              otherwise={null}
            />
          </p>
          <OpenLine className="mt-3 font-semibold text-white sm:mt-4" />
          <p className="mt-5 sm:mt-8">
            <ButtonLink to={paths.contact} variant="glass">
              {words.request}
            </ButtonLink>
          </p>
        </div>
        {hasHours(clinic.hours) && (
          <div>
            <h3 className="mb-4 text-h3 max-sm:sr-only">{words.officeHours}</h3>
            <GroupedHours />
          </div>
        )}
      </div>
      <img
        src="/img/ridge.svg"
        alt=""
        width={1440}
        height={150}
        loading="lazy"
        className="h-10 w-full object-cover object-bottom sm:h-[84px] md:h-[150px]"
      />
    </Panel>
  );
}
