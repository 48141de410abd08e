import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router-dom';

/** True while the router chooses which loaders a feed reloads. */
let isForFeed = false;

/** Reloads every loader that reads leads or visits. */
export function useFeedReload(): () => void {
  const { revalidate, state } = useRevalidator();
  return () => {
    // A second reload request restarts the running reload: for all loaders, if its caller asked for all.
    isForFeed = state === 'idle';
    void revalidate();
    isForFeed = false;
  };
}

/** shouldRevalidate of pages without leads and visits: a feed does not reload them. */
export function notForFeed({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isForFeed;
}
