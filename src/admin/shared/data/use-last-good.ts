import { useState } from 'react';

/** The latest value for this key that was not null; null when there was none. */
export function useLastGood<Value>(value: Value | null, key: string): Value | null {
  const [last, setLast] = useState<{ value: Value; key: string } | null>(null);
  if (value !== null && (value !== last?.value || key !== last.key)) setLast({ value, key });
  if (value !== null) return value;
  return last?.key === key ? last.value : null;
}
