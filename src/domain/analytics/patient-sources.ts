/** What became of the requests of each source, from leads and visits alone. */

import { isEnteredByStaff, type Lead } from '../leads/lead.ts';
import { referralSourceLabels } from '../leads/referral-source.ts';
import type { Visit } from '../visits/visit.ts';

/** A request and the visits that answer it. */
export type Followed = { lead: Lead; visits: readonly Pick<Visit, 'status'>[] };

/** People who got this far. Each step counts those of the next one, too. */
type Funnel = { requests: number; reached: number; booked: number; arrived: number };

export type SourceRow = {
  name: string;
  /** Where people of this source came to the site, the most frequent first. */
  pages: string[];
  now: Funnel;
  before: Funnel;
};

/** Sources that are listed by name. */
const mostRows = 15;

const others = 'all others';

/** The person typed the address, or the browser kept the link back. */
const noLink = 'direct or unknown';

/** Short hosts and campaign words of sites that are known by another name. */
const otherNames = new Map(
  Object.entries({
    ...{ adwords: 'google', googleads: 'google', goo: 'google', gmb: 'google', gbp: 'google' },
    ...{ fb: 'facebook', ig: 'instagram', insta: 'instagram' },
    ...{ t: 'twitter', x: 'twitter', lnkd: 'linkedin', youtu: 'youtube' },
  }),
);

/** The campaign's source, or else the site with the link: one name, however it is written. */
export function sourceOf(lead: Lead, siteHost: string): string {
  const { source } = lead;
  if (isEnteredByStaff(lead)) return 'phone call';
  if (!source) return noLink;
  const isOwn = bareHost(source.referrerHost) === bareHost(siteHost);
  const written = source.utm.source?.trim() || (isOwn ? '' : source.referrerHost);
  return written ? siteName(written) : noLink;
}

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** 'google' of 'Google', 'www.google.com' and 'google.co.uk'; 'facebook' of 'l.facebook.com'. */
function siteName(written: string): string {
  const isHost = /^[\w-]+(\.[\w-]+)+$/.test(written);
  const labels = bareHost(written).split('.');
  const name = isHost ? hostName(labels) : labels.join('.');
  return otherNames.get(name) ?? name;
}

/** The label before the ending, which may have two parts: 'co.uk', 'com.mx'. Apps begin with it: 'com.google.android.gm'. */
function hostName(labels: readonly string[]): string {
  const [start = '', maker = ''] = labels;
  if (/^(com|net|org)$/.test(start)) return maker;
  const [ending = '', second = '', third] = [...labels].reverse();
  const isTwoParts =
    ending.length === 2 && third !== undefined && /^(ac|co|com|gov|net|org)$/.test(second);
  return isTwoParts ? third : second;
}

export function heardOf({ heardFrom }: Lead): string {
  return heardFrom ? referralSourceLabels[heardFrom] : 'Not asked';
}

export function funnelOf(followed: readonly Followed[]): Funnel {
  const isBooked = ({ visits }: Followed) => visits.some(({ status }) => status !== 'cancelled');
  const hasArrived = ({ visits }: Followed) =>
    visits.some(({ status }) => status === 'arrived' || status === 'completed');
  const isReached = (each: Followed) =>
    Boolean(each.lead.reachedAt) || isEnteredByStaff(each.lead) || isBooked(each);
  return {
    requests: followed.length,
    reached: followed.filter(isReached).length,
    booked: followed.filter(isBooked).length,
    arrived: followed.filter(hasArrived).length,
  };
}

/** A row for each name in one of two months, the one with the most requests first. Spam does not count. */
export function sourceRows(
  now: readonly Followed[],
  before: readonly Followed[],
  nameOf: (lead: Lead) => string,
): SourceRow[] {
  const [ours, earlier] = [now, before].map((month) => month.filter(({ lead }) => !lead.spam));
  const of = (month: Followed[] = [], names: string[]) =>
    month.filter(({ lead }) => names.includes(nameOf(lead)));
  const row = (name: string, names = [name]): SourceRow => ({
    name,
    pages: pagesOf(of(ours, names)),
    now: funnelOf(of(ours, names)),
    before: funnelOf(of(earlier, names)),
  });
  const found = [...(ours ?? []), ...(earlier ?? [])].map(({ lead }) => nameOf(lead));
  const rows = [...new Set(found)]
    .map((name) => row(name))
    .sort(
      (a, b) =>
        b.now.requests - a.now.requests ||
        b.before.requests - a.before.requests ||
        a.name.localeCompare(b.name),
    );
  const rest = rows.slice(mostRows).map(({ name }) => name);
  return rest.length > 0 ? [...rows.slice(0, mostRows), row(others, rest)] : rows;
}

function pagesOf(followed: readonly Followed[]): string[] {
  const counts = new Map<string, number>();
  for (const { lead } of followed) {
    const page = !isEnteredByStaff(lead) && (lead.source?.landing || lead.source?.page);
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .slice(0, 3)
    .map(([page, count]) => `${page} ${count}`);
}
