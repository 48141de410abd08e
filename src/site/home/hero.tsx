import type { SitePicture } from '#data/pictures/site-media.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { request } from '#words/frame.ts';
import * as words from '#words/home.ts';
import { contact } from '#words/paths.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { Clinician } from './clinician.tsx';
import { HeroOpening } from './hero-opening.tsx';
import { HeroScene } from './hero-scene.tsx';
import { OpenChip } from './open-chip.tsx';

type HeroProps = {
  image: Promise<SitePicture | null>;
  clinician: Promise<StaffMember | null>;
  openings: Promise<ShownOpenings | null>;
};

export function Hero({ image, clinician, openings }: HeroProps) {
  const clinic = useClinic();
  const hidesCallBar = useHidesCallBar();
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className="wrap grid pt-5 md:pt-12 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-13 lg:pb-25 2xl:pb-36 xl:grid-cols-[31rem_minmax(0,1fr)] xl:gap-x-14">
        <div className="relative z-10">
          <OpenChip />
          <h1 className="mt-4 text-display md:mt-6">
            {words.hurt} <br className="sm:max-lg:hidden" />
            {words.crash}
            <br />
            {words.start}
          </h1>
          <p className="mt-4 max-w-[34rem] text-lead text-spruce-800 md:mt-6 lg:max-w-[28rem]">
            {words.intro(clinic.promiseHours)}
          </p>
          <div
            ref={hidesCallBar}
            data-steps=""
            className="mt-6 grid gap-3 sm:flex sm:flex-wrap md:mt-7"
          >
            <ButtonLink to={contact} className="md:min-h-15 md:max-lg:px-7 lg:px-4 xl:px-5">
              {request}
            </ButtonLink>
            <CallButton
              words={words.callUs}
              variant="outline"
              className="border-transparent md:min-h-15 md:max-lg:px-7 lg:px-4 xl:px-5"
            />
          </div>
          <HeroOpening openings={openings} />
          <Clinician member={clinician} />
        </div>
        <HeroScene image={image} />
      </div>
    </section>
  );
}
