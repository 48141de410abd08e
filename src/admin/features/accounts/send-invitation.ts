import { invite } from '#data/account/invite.ts';
import { EmailTaken, SignUpClosed } from '#data/account/invite-errors.ts';
import type { Author } from '#domain/account/author.ts';
import { parseInvitation } from '#domain/account/parse-invitation.ts';
import { toast } from '#ui/overlays/toast.tsx';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';

export type InviteAnswer =
  /** id names the invitation: the form begins again. */
  { ok: true; id: string } | { ok: false; errors: FieldError[] };

const taken =
  'This email already has an account. Look for it in the list. If it isn’t there, ask the person who set up the website. “Accounts” in the guide says how.';
const closed =
  'This website isn’t allowed to make accounts. Ask the person who set it up. “Accounts” in the guide says how.';

/** Failures appear in the form, which keeps what was typed. */
export async function sendInvitation(fields: unknown, by: Author): Promise<InviteAnswer> {
  const invitation = parseInvitation(fields);
  if (!invitation.ok) return invitation;
  const { email } = invitation.value;
  try {
    const { mailed } = await invite(invitation.value, by);
    if (mailed) toast.success(`Invited. A link to set a password is on its way to ${email}.`);
    else toast.error('The account is made, but the email couldn’t be sent. Send it again below.');
    return { ok: true, id: crypto.randomUUID() };
  } catch (error) {
    if (error instanceof EmailTaken) {
      return { ok: false, errors: [{ field: 'email', message: taken }] };
    }
    if (error instanceof SignUpClosed) return { ok: false, errors: [{ message: closed }] };
    const message = await failureText('The invitation failed. Please try again.', error);
    return { ok: false, errors: [{ message }] };
  }
}
