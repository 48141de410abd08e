import type { Lead } from '#domain/leads/lead.ts';
import { mailtoHref } from '#domain/text/mailto.ts';

type EmailLinkProps = { lead: Pick<Lead, 'email'>; className: string };

/** Wraps before its @. A typed address may be invalid; then it is plain text. */
export function EmailLink({ lead: { email }, className }: EmailLinkProps) {
  const href = mailtoHref(email);
  const at = Math.max(0, email.indexOf('@'));
  const text = (
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
