import { ArrowDown, ArrowRight } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { memberInLanguage } from '#domain/clinic/in-language.ts';
import { Deferred } from '#start/deferred.tsx';
import { optionalRead } from '#start/reads.ts';
import { Button } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import * as words from '#words/about.ts';
import { about } from '#words/frame.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { Staff } from './staff-section.tsx';
import { WhyUs } from './why-us.tsx';

/** Not awaited: the rest of the page needs no directory. */
export function loader() {
  return {
    staff: optionalRead('staff', 'Failed to load staff information', async () => {
      const { listStaff } = await import('#data/staff.ts');
      return (await listStaff()).map((member) => memberInLanguage(lang, member));
    }),
  };
}

export function Component() {
  const clinic = useClinic();
  const { staff } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={words.title} description={words.description(clinic.name)} path={paths.about} />
      <ClinicStructuredData />
      <BreadcrumbData name={about} path={paths.about} />
      <AboutIntro />
      <Deferred>
        <WhyUs />
        <Staff staff={staff} />
        <Rooms />
      </Deferred>
    </>
  );
}

/** The house sits on the edge of the sky, half outside. */
function AboutIntro() {
  return (
    <div className="bg-[linear-gradient(var(--color-sky)_calc(100%-5rem),transparent_0)] lg:bg-[linear-gradient(var(--color-sky)_calc(100%-6rem),transparent_0)]">
      <div className="wrap grid items-end gap-10 pt-10 md:pt-16 lg:grid-cols-[.92fr_1.08fr] lg:gap-16">
        <div className="lg:pb-40">
          <h1 className="max-w-[8.7em] text-h1">{words.heading}</h1>
          <p className="mt-5 max-w-[44ch] text-lead text-spruce-800">{words.intro}</p>
          <div {...useHidesCallBar()} className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <CallButton />
            <Button variant="outline" className="border-transparent" data-focus="footer">
              {words.toFooter}
              <ArrowDown className="ico" />
            </Button>
          </div>
        </div>
        <img
          src="/img/scene-exterior.svg"
          alt={words.drawing}
          width={1200}
          height={800}
          className="w-full rounded-xl shadow-3"
        />
      </div>
    </div>
  );
}

const pictures = [
  { picture: '/img/scene-waiting.svg', crop: 'object-[35%_50%]' },
  { picture: '/img/scene-treatment.svg', crop: 'object-[62%_50%]' },
  { picture: '/img/scene-rehab.svg', crop: 'object-[20%_50%]' },
];

function Rooms() {
  return (
    <section className="section" aria-labelledby="rooms-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="rooms-title" className="text-h2">
            {words.roomsTitle}
          </h2>
          <Link to={paths.gallery} className="more">
            {words.toGallery}
            <ArrowRight className="ico" />
          </Link>
        </div>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 lg:mt-14 lg:gap-6">
          {pictures.map(({ picture, crop }, room) => (
            <li key={picture}>
              <img
                src={picture}
                alt=""
                width={1200}
                height={800}
                loading="lazy"
                className={`aspect-[3/2] w-full rounded-lg object-cover md:aspect-[4/5] ${crop}`}
              />
              <p className="mt-4 max-w-[34ch] text-text-2">{words.rooms[room]}</p>
            </li>
          ))}
        </ol>
        <p className="hint mt-6">{words.drawings}</p>
      </div>
    </section>
  );
}
