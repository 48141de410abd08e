import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** The router, and its state that the screen shows: while a load is slow, React shows an earlier one. */
export function useDataRouter() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const shown = useContext(UNSAFE_DataRouterStateContext);
  if (!router || !shown) throw new Error('useDataRouter works below a data router only');
  return { router, shown };
}
