import { useLoaderData } from 'react-router-dom';
import { memberInLanguage } from '#domain/clinic/in-language.ts';
import { Deferred } from '#start/deferred.tsx';
import { optionalRead } from '#start/reads.ts';
import { Head } from '#ui/head.tsx';
import * as words from '#words/about.ts';
import { about } from '#words/frame.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { AboutIntro } from './about-intro.tsx';
import { Rooms } from './rooms.tsx';
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
