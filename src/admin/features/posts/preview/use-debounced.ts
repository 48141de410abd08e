import { useEffect, useState } from 'react';

/** The value, debounced: it follows after restMs milliseconds without a change. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, restMs, value);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
