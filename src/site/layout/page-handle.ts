import { useMatches } from 'react-router-dom';

/** What a page asks of the frame around it: its module exports this as `handle`. */
export type PageHandle = {
  /** False for pages that are a call to action themselves: no closing panel. */
  closing?: false;
  /** 'call': a call button alone; else the label of the second button, and the id it leads to. */
  callBar?: 'call' | { label: string; target: string };
  /** True if the first screen offers the call bar's actions itself: a built page leaves the bar out. */
  offersSteps?: true;
  /** True if the address's query decides what is shown. */
  readsQuery?: true;
  /** True if a built page has no use without the app, which then starts at once. */
  needsApp?: true;
};

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}
