import type { ReactNode } from 'react';
import { phoneHref } from '#domain/text/phone.ts';
import { frontDesk } from '#words/frame.ts';
import { useClinic } from './use-clinic.ts';

type PhoneLinkProps = {
  className?: string;
  /** Shown while the clinic has no number. */
  otherwise?: ReactNode;
};

export function PhoneLink({
  className = 'link num whitespace-nowrap',
  otherwise = frontDesk,
}: PhoneLinkProps) {
  const { phone } = useClinic();
  if (!phone) return otherwise;
  return (
    <a className={className} href={phoneHref(phone)}>
      {phone}
    </a>
  );
}
