import type { ReactNode } from 'react';
import type { Settled } from '#data/settled.ts';
import { useLastGood } from './use-last-good.ts';

type RequiredDataProps<Value> = {
  /** The record that the address names; null when there is none. */
  data: Settled<Value | null>;
  dataKey: string;
  notFound: ReactNode;
  failed: ReactNode;
  /** True for an editor: it stays open when a reload finds no record, and saving reports that. */
  keepsDeleted?: boolean;
  children: (value: Value, isStale: boolean) => ReactNode;
};

/** Data without which there is no page. An error boundary would unmount it after a failed reload, with what is typed. */
export function RequiredData<Value>({
  data,
  dataKey,
  notFound,
  failed,
  keepsDeleted = false,
  children,
}: RequiredDataProps<Value>) {
  const isKept = data.ok && !(keepsDeleted && data.value === null);
  const last = useLastGood(isKept ? data : null, dataKey);
  if (!last) return data.ok ? notFound : failed;
  return last.value === null ? notFound : children(last.value, !data.ok);
}
