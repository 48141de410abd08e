import type { ReactNode } from 'react';
import { phoneHref } from '#domain/text/phone.ts';
import { useClinic } from './use-clinic.ts';

type PhoneLinkProps = {
  className?: string;
  /** What stands there for a clinic without a number. */
  otherwise?: ReactNode;
};

/** The clinic's number. */
export function PhoneLink({
  className = 'link num whitespace-nowrap',
  otherwise = 'our front desk',
}: PhoneLinkProps) {
  const { phone } = useClinic();
  if (!phone) return otherwise;
  return (
    <a className={className} href={phoneHref(phone)}>
      {phone}
    </a>
  );
}
