import * as words from '#words/guide-cover.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** The guide as a booklet. Decorative: the text beside it says the same. */
export function GuideCover() {
  const clinic = useClinic();
  return (
    <div className="guide" aria-hidden="true">
      <div className="guide-back" />
      <div className="guide-pages" />
      <div className="guide-front">
        <div className="guide-words">
          <p className="font-display text-[.9em] font-semibold text-text-2">{clinic.name}</p>
          <p className="mt-[.42em] font-display text-[2.5em] leading-[.95] font-bold tracking-[-.015em]">
            {words.titleTop}
            <br />
            {words.titleEnd}
          </p>
          <p className="mt-[.7em] max-w-[15em] text-[.84em] leading-snug text-text-2">
            {words.subtitle}
          </p>
        </div>
        <img
          src="/img/hero-tall.svg"
          alt=""
          width={780}
          height={740}
          loading="lazy"
          className="absolute inset-x-0 bottom-0 h-1/2 w-full object-cover object-[40%_100%]"
        />
        <span className="absolute inset-y-0 left-0 w-[5%] bg-linear-to-r from-spruce-950/15 to-transparent" />
      </div>
    </div>
  );
}
