import type { DataRouter } from 'react-router-dom';

/** Milliseconds within which the next page seems to come at once. */
const brief = 100;

/**
 * Has the router tell of a navigation's beginning only if it takes longer than a moment. To show that
 * something is under way, the whole page that is left is rendered once more, and the next one waits for it.
 */
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
