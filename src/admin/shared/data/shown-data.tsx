import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadError } from './load-error.tsx';
import { useLastGood } from './use-last-good.ts';

type ShownDataProps<Value> = {
  /** Settled, or still on its way. */
  data: Settled<Value> | Promise<Settled<Value>>;
  /** The last value stays for the same key only: one page of a list never replaces another. */
  dataKey?: string;
  /** While the first value loads. */
  fallback: ReactNode;
  /** Of the load error. */
  errorClass?: string;
  /** Instead of that error; null where another part of the page shows it. */
  failed?: ReactNode | ((hasLast: boolean, message: string) => ReactNode);
  /** After a failure without a last value. */
  instead?: ReactNode;
  children: (value: Value, isStale: boolean) => ReactNode;
};

/** A filter on a dialog would clip the toasts in it, which are beside it. */
const grey = '[&>:not(dialog)]:grayscale [&>dialog>:not(.toasts)]:grayscale';

/** Data that a page shows. After a failed reload the last value stays, greyed. */
export function ShownData<Value>({ data, fallback, ...rest }: ShownDataProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Await resolve={data}>
        {(result: Settled<Value>) => <Shown result={result} {...rest} />}
      </Await>
    </Suspense>
  );
}

function Shown<Value>({
  result,
  dataKey = '',
  errorClass,
  failed = (_, message) => <LoadError title={message} className={errorClass} />,
  instead,
  children,
}: Omit<ShownDataProps<Value>, 'data' | 'fallback'> & { result: Settled<Value> }) {
  const last = useLastGood(result.ok ? result : null, dataKey);
  return (
    <>
      {!result.ok &&
        (typeof failed === 'function' ? failed(last !== null, result.message) : failed)}
      {last ? (
        <div className={classNames('contents', !result.ok && grey)}>
          {children(last.value, !result.ok)}
        </div>
      ) : (
        instead
      )}
    </>
  );
}
