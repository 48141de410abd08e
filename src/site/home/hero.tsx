import type { SitePicture } from '#data/site-media.ts';
import { clinic } from '#domain/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { HeroScene } from './hero-scene.tsx';

export function Hero({ image }: { image: Promise<SitePicture | null> }) {
  const hidesCallBar = useHidesCallBar();
  return (
    <section className="relative overflow-hidden bg-[#cfe3e7]">
      <div className="wrap relative z-10 pt-9 md:pt-14 lg:pt-[clamp(3.5rem,6vw,5.75rem)] lg:pb-[18.5rem]">
        <div className="max-w-[37rem]">
          <h1 className="text-display lg:w-[60rem] lg:max-w-[90vw]">
            Hurt in a <br className="sm:hidden" />
            car&nbsp;crash?
            <br />
            Start here.
          </h1>
          <p className="mt-5 max-w-[34rem] text-lead text-spruce-800 md:mt-6">
            We care for whiplash, back pain and headaches after auto accidents, at the foot of the
            Wasatch in Sandy. Send a request and we make contact within {clinic.promiseHours}
            &nbsp;hours.
          </p>
          <div ref={hidesCallBar} className="mt-7 grid gap-3 sm:flex sm:flex-wrap md:mt-8">
            <ButtonLink to="/contact" className="md:min-h-15! md:px-7!">
              Request Appointment
            </ButtonLink>
            <CallButton
              words="Call Us"
              variant="outline"
              className="border-transparent! md:min-h-15! md:px-7!"
            />
          </div>
        </div>
      </div>
      <HeroScene image={image} />
    </section>
  );
}
