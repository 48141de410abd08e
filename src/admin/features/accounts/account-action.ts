import type { ActionFunctionArgs } from 'react-router-dom';
import {
  changeRole,
  reactivateAccount,
  signOutEverywhere,
  suspendAccount,
} from '#data/account/accounts.ts';
import { sendReset } from '#data/account/auth.ts';
import { saveFactorRequired } from '#data/account/security-settings.ts';
import { isGivenRole, roleNames } from '#domain/account/access.ts';
import type { Author } from '#domain/account/author.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { type InviteAnswer, sendInvitation } from './send-invitation.ts';

export type Intent =
  | 'invite'
  | 'second-step'
  | 'role'
  | 'suspend'
  | 'reactivate'
  | 'sign-out'
  | 'reset';

/** What happens to an account. */
type Act = Exclude<Intent, 'invite' | 'second-step'>;

type Target = { uid: string; email: string; label: string; role: unknown; by: Author };

/** Each answers in words that it is done. */
const acts: Record<Act, (target: Target) => Promise<string>> = {
  async role({ uid, label, role, by }) {
    if (!isGivenRole(role)) throw new Error('Not a role to give');
    await changeRole(uid, role, by);
    return `The role of ${label} is now ${roleNames[role]}.`;
  },
  async suspend({ uid, label, by }) {
    await suspendAccount(uid, by);
    return `${label} is suspended.`;
  },
  async reactivate({ uid, label, by }) {
    await reactivateAccount(uid, by);
    return `${label} can sign in again.`;
  },
  async 'sign-out'({ uid, label, by }) {
    await signOutEverywhere(uid, by);
    return `${label} has been signed out everywhere.`;
  },
  async reset({ email }) {
    const answer = await sendReset(email);
    if (!answer.ok) throw new Error(answer.error);
    return `A link to set a password is on its way to ${email}.`;
  },
};

/** Invites, or changes an account. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<InviteAnswer | null> {
  const fields = Object.fromEntries(await request.formData());
  const intent = fields.intent as Intent;
  const by = authorOf(context.get(sessionContext));
  if (intent === 'invite') return sendInvitation(fields, by);
  if (intent === 'second-step') return requireFactor(fields.required === 'true', by);
  const { uid, email, label, role } = fields;
  try {
    const target = { uid: String(uid), email: String(email), label: String(label), role, by };
    toast.success(await acts[intent](target));
  } catch (error) {
    toast.error(await failureText(failures[intent], error));
  }
  return null;
}

async function requireFactor(isRequired: boolean, by: Author): Promise<null> {
  try {
    await saveFactorRequired(isRequired, by);
    toast.success(
      `The second step is ${isRequired ? 'required now' : 'everybody’s own choice now'}.`,
    );
  } catch (error) {
    toast.error(await failureText('Failed to change the second step', error));
  }
  return null;
}

const failures: Record<Act, string> = {
  role: 'Failed to change the role',
  suspend: 'Failed to suspend the account',
  reactivate: 'Failed to reactivate the account',
  'sign-out': 'Failed to sign out',
  reset: 'The email couldn’t be sent. Please try again.',
};
