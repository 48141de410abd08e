import { clinic } from '#domain/clinic.ts';
import { Head } from '#ui/head.tsx';

/** A page whose content is still being written: its title, and the phone number until then. */
export function ComingPage({ title, path, about }: { title: string; path: string; about: string }) {
  return (
    <div className="wrap section">
      <Head
        title={title}
        description={`${title}: ${clinic.name}, Sandy, Utah. ${about}`}
        path={path}
      />
      <h1 className="text-h1">{title}</h1>
      <p className="mt-4 max-w-[48ch] text-lead text-text-2">
        {about} Call us at{' '}
        <a className="link num whitespace-nowrap" href={clinic.phone.href}>
          {clinic.phone.display}
        </a>
        .
      </p>
    </div>
  );
}
