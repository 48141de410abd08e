import { clinic } from '#domain/clinic/clinic.ts';

/** The guide as a booklet. Decorative: the text beside it says the same. */
export function GuideCover() {
  return (
    <div
      className="@container relative aspect-3/4 w-full -rotate-4 drop-shadow-[0_24px_34px_rgb(90_48_20/.28)]"
      aria-hidden="true"
    >
      <div className="absolute inset-[9px_-11px_-9px_8px] rounded-[4px_12px_12px_4px] bg-spruce-800" />
      <div className="absolute inset-[6px_-7px_-6px_6px] rounded-[4px_10px_10px_4px] bg-[repeating-linear-gradient(90deg,#fff_0_2px,#e9dfd3_2px_3px)]" />
      <div className="absolute inset-0 overflow-hidden rounded-[4px_10px_10px_4px] bg-[#dcebee]">
        <div className="px-[9%] pt-[9%] text-[clamp(.5rem,4.9cqw,1.1rem)]">
          <p className="font-display text-[.9em] font-semibold text-text-2">{clinic.name}</p>
          <p className="mt-[.42em] font-display text-[2.5em] leading-[.95] font-bold tracking-[-.015em]">
            Utah
            <br />
            PIP Guide
          </p>
          <p className="mt-[.7em] max-w-[15em] text-[.84em] leading-snug text-text-2">
            What your own car insurance pays for after a crash
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
