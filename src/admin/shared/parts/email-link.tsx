import type { Lead } from '#domain/leads/lead.ts';
import { mailtoHref } from '#domain/text/mailto.ts';

type EmailLinkProps = {
  lead: Pick<Lead, 'email'>;
  /** A long address wraps before its @. */
  breaks?: boolean;
  className: string;
};

/** A typed address may be invalid; then it is plain text. */
export function EmailLink({ lead: { email }, breaks = false, className }: EmailLinkProps) {
  const href = mailtoHref(email);
  const at = breaks ? email.indexOf('@') : -1;
  const text =
    at < 0 ? (
      email
    ) : (
      <>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </>
    );
  return href ? (
    <a href={href} title={email} className={className}>
      {text}
    </a>
  ) : (
    <span className={className}>{text}</span>
  );
}
