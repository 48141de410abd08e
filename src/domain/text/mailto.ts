/** Links that open the reader's own mail program (RFC 6068). */
import { checkEmail } from './form-checks.ts';

/** body: lines end with \n. */
type MailDraft = { subject: string; body: string };

/** null for an invalid address. Everything is encoded, so no address and no name can add a recipient or a header. */
export function mailtoHref(email: string, draft?: MailDraft): string | null {
  if (email === '' || checkEmail(email)) return null;
  const address = email.split('@').map(encodeURIComponent).join('@');
  if (!draft) return `mailto:${address}`;
  const subject = encodeURIComponent(draft.subject.replace(/\s+/g, ' '));
  const body = encodeURIComponent(draft.body.replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
