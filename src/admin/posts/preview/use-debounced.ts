import { useEffect, useState } from 'react';

/** The value as it was when it last rested for so many milliseconds. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, restMs, value);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
