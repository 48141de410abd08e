import { renderToStaticMarkup } from 'react-dom/server';
import { clinic } from '../seed/sample-clinic.ts';
import { Benefits } from './benefits.tsx';
import { Claim } from './claim.tsx';
import { ClinicPage } from './clinic-page.tsx';
import { Cover } from './cover.tsx';
import { Covered } from './covered.tsx';
import { Exhausted } from './exhausted.tsx';
import { FirstDay } from './first-day.tsx';
import { Records } from './records.tsx';

/** The whole guide as one document with its drawings: eight elements, eight sheets of paper. */
export function guideHtml(): string {
  const document = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{`Utah PIP Guide | ${clinic.name}`}</title>
      </head>
      <body>
        <Cover />
        <FirstDay />
        <Benefits />
        <Covered />
        <Claim />
        <Exhausted />
        <Records />
        <ClinicPage />
      </body>
    </html>,
  );
  return `<!doctype html>${document}`;
}
