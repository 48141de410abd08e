import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router-dom';

/** While the router asks what is to be read anew for a feed. */
let isForFeed = false;

/** Reads anew whatever leads or appointments are a part of. */
export function useFeedReload(): () => void {
  const { revalidate, state } = useRevalidator();
  return () => {
    // What is being read anew begins over: for everybody, if anybody else has asked for it.
    isForFeed = state === 'idle';
    void revalidate();
    isForFeed = false;
  };
}

/** The shouldRevalidate of pages without leads and appointments, to which a feed is no news. */
export function notForFeed({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isForFeed;
}
