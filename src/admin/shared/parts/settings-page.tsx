import type { ComponentProps, ReactNode } from 'react';
import type { Settled } from '#data/settled.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../data/shown-data.tsx';
import { SettingsHeader } from './settings-header.tsx';

type SettingsPageProps<Value> = ComponentProps<typeof SettingsHeader> & {
  data: Promise<Settled<Value>>;
  /** Classes of the place that it takes. */
  height: string;
  width?: string;
  children: (value: Value) => ReactNode;
};

/** A page in the list of Settings that shows one read. */
export function SettingsPage<Value>(props: SettingsPageProps<Value>) {
  const { data, height, width = 'max-w-3xl', children, ...header } = props;
  return (
    <>
      <SettingsHeader {...header} />
      <ShownData
        data={data}
        fallback={<Skeleton className={`mt-5 ${height} ${width}`} />}
        errorClass={`mt-5 ${width}`}
      >
        {children}
      </ShownData>
    </>
  );
}
