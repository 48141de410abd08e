import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { reloadSession, type Session } from '#data/account/auth.ts';
import { noteUse } from '#data/account/profile.ts';
import { report } from '#data/problems/report.ts';

/** After a change of role or person, until the frame has loaded again: a navigation alone keeps the frame's data. */
export const frame = { isOutdated: false };

/** Milliseconds. */
const hour = 3_600_000;

/** Notes the last use. After a change of role, a suspension or a sign-out, the guard decides again within seconds. */
export function useOwnProfile(session: Session, signedIn: boolean): void {
  const { uid } = session;
  const { revalidate } = useRevalidator();
  const judgeAgain = useEffectEvent(async () => {
    const now = await reloadSession();
    if (now?.uid !== uid || now.role === session.role) return;
    frame.isOutdated = true;
    await revalidate();
  });
  const note = useEffectEvent(() => {
    noteUse(session).catch((error) => report(error, 'The last use wasn’t noted'));
  });

  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let over = false;
    const giveUp = (error: unknown) => report(error, 'A change of role is seen late');
    import('#data/leads/lead-feed.ts')
      .then(({ watchProfile }) => {
        if (!over) stop = watchProfile(uid, () => void judgeAgain().catch(giveUp), giveUp);
      })
      .catch(giveUp);
    note();
    const timer = setInterval(note, hour);
    return () => {
      over = true;
      stop?.();
      clearInterval(timer);
    };
  }, [uid, signedIn]);
}
