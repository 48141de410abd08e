import type { SitePicture } from '#data/pictures/site-media.ts';
import { clinic } from '#domain/clinic/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { HeroScene } from './hero-scene.tsx';

export function Hero({ image }: { image: Promise<SitePicture | null> }) {
  const hidesCallBar = useHidesCallBar();
  return (
    <section className="relative overflow-hidden bg-[#cfe3e7]">
      <div className="wrap grid pt-9 md:pt-14 lg:grid-cols-[31rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-[clamp(3.5rem,6vw,5.75rem)] xl:gap-x-16">
        <div className="relative z-10">
          <h1 className="text-display">
            Hurt in a <br className="sm:max-lg:hidden" />
            car&nbsp;crash?
            <br />
            Start here.
          </h1>
          <p className="mt-5 max-w-[34rem] text-lead text-spruce-800 md:mt-6 lg:max-w-[28rem]">
            We care for whiplash, back pain and headaches after auto accidents, at the foot of the
            Wasatch in Sandy. Send a request and we’ll get back to you within {clinic.promiseHours}
            &nbsp;hours.
          </p>
          <div ref={hidesCallBar} className="mt-7 grid gap-3 sm:flex sm:flex-wrap md:mt-8">
            <ButtonLink to="/contact" className="md:min-h-15! md:max-lg:px-7! lg:px-5!">
              Request Appointment
            </ButtonLink>
            <CallButton
              words="Call Us"
              variant="outline"
              className="border-transparent! md:min-h-15! md:max-lg:px-7! lg:px-5!"
            />
          </div>
        </div>
        <HeroScene image={image} />
      </div>
    </section>
  );
}
