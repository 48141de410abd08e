import {
  changeRole,
  reactivateAccount,
  signOutEverywhere,
  suspendAccount,
} from '#data/account/accounts.ts';
import { sendReset } from '#data/account/auth.ts';
import { invite } from '#data/account/invite.ts';
import { saveFactorRequired } from '#data/account/security-settings.ts';
import { type GivenRole, roleNames } from '#domain/account/access.ts';
import type { Author } from '#domain/account/author.ts';
import { parseInvitation } from '#domain/account/parse-invitation.ts';
import type { StaffAccount } from '#domain/account/staff-account.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { type Refusals, save } from '../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../shared/save/save-action.ts';

export const action = saveAction({
  async invite(post) {
    const answer = await save(post, {
      parse: () => parseInvitation(Object.fromEntries(post.form)),
      write: async (invitation) => ({
        ...(await invite(invitation, post.by)),
        /** Names the invitation: the form begins again. */
        id: crypto.randomUUID(),
      }),
      failed: 'The invitation failed. Please try again.',
      inForm: true,
      refusals,
      done: ({ mailed }, { email }) =>
        mailed ? `Invited. A link to set a password is on its way to ${email}.` : null,
    });
    if (answer.ok && !answer.value.mailed) {
      toast.error('The account is made, but the email couldn’t be sent. Send it again below.');
    }
    return answer;
  },

  'second-step'(post) {
    const isRequired = post.form.get('required') === 'true';
    return save(post, {
      write: () => saveFactorRequired(isRequired, post.by),
      failed: 'Failed to change the second step',
      done: `The second step is ${isRequired ? 'required now' : 'everyone’s own choice now'}.`,
    });
  },

  role: act(
    'Failed to change the role',
    ({ uid, role, from, by }) => changeRole(uid, role, by, from || null),
    ({ label, role }) => `The role of ${label} is now ${roleNames[role]}.`,
  ),
  suspend: act(
    'Failed to suspend the account',
    ({ uid, by }) => suspendAccount(uid, by),
    ({ label }) => `${label} is suspended.`,
  ),
  reactivate: act(
    'Failed to reactivate the account',
    ({ uid, by }) => reactivateAccount(uid, by),
    ({ label }) => `${label} can sign in again.`,
  ),
  'sign-out': act(
    'Failed to sign out',
    ({ uid, by }) => signOutEverywhere(uid, by),
    ({ label }) => `${label} has been signed out everywhere.`,
  ),
  reset: act(
    'The email couldn’t be sent. Please try again.',
    async ({ email }) => {
      const answer = await sendReset(email);
      if (!answer.ok) throw new Error(answer.error);
    },
    ({ email }) => `A link to set a password is on its way to ${email}.`,
  ),
});

type Target = {
  uid: string;
  email: string;
  label: string;
  role: GivenRole;
  from: StaffAccount['role'] | '';
  by: Author;
};

/** What happens to an account. */
function act(
  failed: string,
  write: (target: Target) => Promise<void>,
  done: (target: Target) => string,
) {
  return ({ form, ...post }: FormPost) => {
    const target = { ...Object.fromEntries(form), by: post.by } as Target;
    const changed = 'A colleague just changed this role. Look again before you change it.';
    return save(post, {
      write: () => write(target),
      failed,
      refusals: { changed },
      done: done(target),
    });
  };
}

const refusals: Refusals = {
  'email-taken': {
    field: 'email',
    message:
      'This email already has an account. Look for it in the list. If it isn’t there, ask the person who set up the website. “Accounts” in the guide says how.',
  },
  'sign-up-closed':
    'This website isn’t allowed to make accounts. Ask the person who set it up. “Accounts” in the guide says how.',
};
