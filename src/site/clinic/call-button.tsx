import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clinic } from '#domain/clinic/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';

type CallButtonProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'className'> & {
  words?: string;
};

/** Calls the clinic; its number follows the words. */
export function CallButton({ words = 'Call', ...look }: CallButtonProps) {
  return (
    <ButtonLink {...look} href={clinic.phone.href}>
      <Phone className="ico" aria-hidden="true" />
      <span>
        {words} <span className="num whitespace-nowrap">{clinic.phone.display}</span>
      </span>
    </ButtonLink>
  );
}
