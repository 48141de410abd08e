import type { DataRouter } from 'react-router-dom';

/** Milliseconds within which the next page seems to appear at once. */
const brief = 100;

/** Delays the loading state: showing it renders the whole page again, and the next page waits for that. */
export function debounceLoading(router: DataRouter): DataRouter {
  const { subscribe } = router;
  router.subscribe = (tell) => {
    let held: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe((state, change) => {
      clearTimeout(held);
      const { navigation } = state;
      const isBeginning = navigation.state === 'loading' && !navigation.formMethod;
      const isHeld = isBeginning && change.deletedFetchers.length === 0;
      if (isHeld) held = setTimeout(tell, brief, state, change);
      else tell(state, change);
    });
    return () => {
      clearTimeout(held);
      unsubscribe();
    };
  };
  return router;
}
