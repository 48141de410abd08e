import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';
import type { Answer } from './answer.ts';
import { useLast } from './use-last.ts';

type LastLoadedProps<Value> = {
  of: Promise<Answer<Value>>;
  /** While the first value loads. */
  waiting: ReactNode;
  /** That it failed; absent where another part of the page says so. */
  failed?: ReactNode;
  /** After a failure, while there was no value yet. */
  instead?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** A part of a page that loads by itself. After a failed reload the last value stays, greyed. */
export function LastLoaded<Value>({ of, waiting, ...rest }: LastLoadedProps<Value>) {
  return (
    <Suspense fallback={waiting}>
      <Await resolve={of}>{(answer: Answer<Value>) => <Loaded answer={answer} {...rest} />}</Await>
    </Suspense>
  );
}

function Loaded<Value>({
  answer,
  failed,
  instead,
  children,
}: Omit<LastLoadedProps<Value>, 'of' | 'waiting'> & { answer: Answer<Value> }) {
  const last = useLast(answer.ok ? answer : null, '');
  return (
    <>
      {!answer.ok && failed}
      {last ? (
        <div className={answer.ok ? 'contents' : 'contents *:grayscale'}>
          {children(last.value)}
        </div>
      ) : (
        instead
      )}
    </>
  );
}
