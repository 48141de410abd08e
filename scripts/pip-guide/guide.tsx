import { renderToStaticMarkup } from 'react-dom/server';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { Benefits } from './benefits.tsx';
import { Claim } from './claim.tsx';
import { ClinicPage } from './clinic-page.tsx';
import { Cover } from './cover.tsx';
import { Covered } from './covered.tsx';
import { Exhausted } from './exhausted.tsx';
import { FirstDay } from './first-day.tsx';
import { GuideClinic } from './guide-clinic.ts';
import { Records } from './records.tsx';

/** The whole guide as one document with its drawings: eight elements, eight sheets of paper. */
export function guideHtml(clinic: Clinic): string {
  const document = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{`Utah PIP Guide | ${clinic.name}`}</title>
      </head>
      <body>
        <GuideClinic value={clinic}>
          <Cover />
          <FirstDay />
          <Benefits />
          <Covered />
          <Claim />
          <Exhausted />
          <Records />
          <ClinicPage />
        </GuideClinic>
      </body>
    </html>,
  );
  return `<!doctype html>${document}`;
}
