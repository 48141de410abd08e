import { MessageSquare, Phone } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';

const icons = { Text: MessageSquare, Call: Phone };

type ReachLinkProps = {
  act: keyof typeof icons;
  /** Of the person. */
  name: string;
  href: string;
  className?: string;
};

export function ReachLink({ act, name, href, className }: ReachLinkProps) {
  const Icon = icons[act];
  return (
    <ButtonLink variant="line" className={className} href={href} aria-label={`${act} ${name}`}>
      <Icon className="ico" aria-hidden="true" />
      {act}
    </ButtonLink>
  );
}
