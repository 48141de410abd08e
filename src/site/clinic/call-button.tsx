import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { phoneHref } from '#domain/text/phone.ts';
import { ButtonLink } from '#ui/button.tsx';
import { callAt } from '#words/frame.ts';
import { useClinic } from './use-clinic.ts';

type CallButtonProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'className'> & {
  words?: string;
};

export function CallButton({ words = callAt, ...look }: CallButtonProps) {
  const { phone } = useClinic();
  if (!phone) return null;
  return (
    <ButtonLink {...look} href={phoneHref(phone)}>
      <Phone className="ico" />
      <span>
        {words} <span className="num whitespace-nowrap">{phone}</span>
      </span>
    </ButtonLink>
  );
}
