import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { Head } from '#ui/head.tsx';
import { contact, home } from '#words/frame.ts';
import * as words from '#words/not-found.ts';
import * as paths from '#words/paths.ts';

/** The host serves it for every address that it doesn't know; the app may. */
export const handle = { needsApp: true };

export function Component() {
  return (
    <div className="wrap section">
      <Head title={words.title} noindex />
      <Dashes className="mb-8 h-[7px] w-[74px]" />
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-4 max-w-[48ch] text-lead text-text-2">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>{home}</ButtonLink>
        <ButtonLink to={paths.contact} variant="outline">
          {contact}
        </ButtonLink>
      </div>
    </div>
  );
}
