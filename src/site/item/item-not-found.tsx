import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { Head } from '#ui/head.tsx';

type ItemNotFoundProps = { title: string; text: string; link: { label: string; path: string } };

export function ItemNotFound({ title, text, link }: ItemNotFoundProps) {
  return (
    <div className="wrap section">
      <Head title={title} noindex />
      <Dashes className="mb-8 h-[7px] w-[74px]" />
      <h1 className="text-h1">{title}</h1>
      <p className="mt-4 max-w-[48ch] text-lead text-text-2">{text}</p>
      <p className="mt-8">
        <ButtonLink to={link.path}>{link.label}</ButtonLink>
      </p>
    </div>
  );
}
