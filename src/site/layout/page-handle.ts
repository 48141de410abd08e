import { useMatches } from 'react-router-dom';

/** What a page asks of the frame round it: its module exports this as `handle`. */
export type PageHandle = {
  /** False on pages that are a call to action themselves: no closing panel. */
  closing?: false;
  /** 'call' leaves the call bar with its call button alone; else the words of its second button and the id it leads to. */
  callBar?: 'call' | { label: string; target: string };
  /** True where the first screen offers the steps of the call bar itself: a built page leaves it out. */
  offersSteps?: true;
  /** True where the address's query decides what is shown. */
  readsQuery?: true;
};

/** The handle of the page on screen. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}
