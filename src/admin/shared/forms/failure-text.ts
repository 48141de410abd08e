import { reloadSession } from '#data/account/auth.ts';
import { gotNoAnswer } from '#data/problems/error-kind.ts';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';

const reasons = {
  offline: 'You appear to be offline.',
  noAnswer: 'The server didn’t answer.',
  signedOut: 'You are signed out. Sign in again in a new tab, then try again here.',
  noRole: 'Your account no longer has administrator access.',
  needsFactor: 'The owner now asks for a second step at sign-in. Reload the page to set it up.',
  notAccepted: 'It wasn’t accepted: something may be too long or not allowed.',
  fileNotAccepted:
    'The file storage didn’t accept it. Save the file in another format and try again.',
  changed: 'A colleague just changed this.',
  gone: 'A colleague deleted it.',
  overtaken: 'Someone else was saving at the same moment.',
};

/** Reports the error. Returns its own words, else what failed, in the place's fixed words, and the reason if known. */
export async function failureText(failed: string, error: unknown): Promise<string> {
  report(error, failed);
  const shown = shownWords(error);
  if (shown) return shown;
  const reason = await reasonOf(error);
  if (!reason) return failed;
  return `${/[.!?]$/.test(failed) ? failed : `${failed}.`} ${reason}`;
}

/** Why a write failed, in a sentence for staff; null for reasons that only a developer would understand. */
export async function reasonOf(error: unknown): Promise<string | null> {
  if (gotNoAnswer(error)) return noAnswerReason();
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return reasonOfRefusal(reasons.notAccepted);
    case 'storage/unauthorized':
    case 'storage/unauthenticated':
      return reasonOfRefusal(reasons.fileNotAccepted);
    case 'invalid-argument':
      return reasons.notAccepted;
    case 'changed':
      return reasons.changed;
    case 'gone':
    case 'not-found':
      return reasons.gone;
    case 'aborted':
    case 'failed-precondition':
      return reasons.overtaken;
    default:
      return null;
  }
}

/** The rules refuse with one code for all reasons; session and role tell them apart, else it was the content. */
async function reasonOfRefusal(content: string): Promise<string> {
  try {
    const session = await reloadSession();
    if (!session) return reasons.signedOut;
    if (session.needsFactor) return reasons.needsFactor;
    return session.role ? content : reasons.noRole;
  } catch (error) {
    report(error, 'The role couldn’t be read');
    return gotNoAnswer(error) ? noAnswerReason() : reasons.signedOut;
  }
}

/** Checked only without an answer: some browsers claim to be offline when they are not. */
function noAnswerReason(): string {
  return navigator.onLine ? reasons.noAnswer : reasons.offline;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
