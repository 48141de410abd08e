import { useRouteError } from 'react-router-dom';

/** Thrown by a loader whose page has words of its own for what could not be read. */
class NotRead extends Error {}

/** For such a loader: what it reads. */
export async function reading<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new NotRead('The page was not read', { cause });
  }
}

/** For the boundary of such a page: why it was not read. Any other error goes on to the crash screen. */
export function useNotRead(): Error {
  const error = useRouteError();
  if (!(error instanceof NotRead)) throw error;
  return error;
}
