import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import type { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isFeedAddress } from '#domain/clinic/calendar-feeds.ts';

/** Milliseconds for all of it. */
const patience = 2000;
const mostBytes = 1024 * 1024;
const mostRedirects = 3;

export type Feed = { text: string; etag: string; modified: string };

/** What asks: https, but for tests. */
export type Asker = typeof get;

/** Networks that are nobody's website. */
const closed = networks('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]);
/** Of IPv6, only this part is for public addresses, and it has tunnels and documentation inside. */
const open6 = networks('ipv6', ['2000::/3']);
const closed6 = networks('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16']);

function networks(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Looks a host up and refuses it if any address is private, in the same step as the connection: no second answer counts. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, {
    all: true,
    family: options.family === 6 || options.family === 4 ? options.family : 0,
  }).then(
    (found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) {
        done(new Error('private'), '', 4);
      } else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    },
    (error: Error) => done(error, '', 4),
  );
};

/**
 * Reads a calendar file; null when it is the one that is known. Throws when it can't be had within two seconds and one
 * megabyte, or leads to another host. No error has the address.
 */
export async function fetchFeed(
  address: string,
  known: Pick<Feed, 'etag' | 'modified'> | null,
  given?: Asker,
): Promise<Feed | null> {
  // Loaded with the first feed: it makes a start of the function a tenth longer.
  const ask = given ?? (await import('node:https')).get;
  const signal = AbortSignal.timeout(patience);
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!isFeedAddress(url.href)) throw new TypeError('no address of a feed');
    const answer = await asked(url, known, signal, ask);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      const next = new URL(headers.location, url);
      if (next.host !== url.host) throw new TypeError('redirect to another host');
      url = next;
      continue;
    }
    if (statusCode === 304) {
      answer.destroy();
      return null;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new TypeError(`status ${statusCode}`);
    }
    const text = await bodyOf(answer, signal);
    return { text, etag: headers.etag ?? '', modified: headers['last-modified'] ?? '' };
  }
  throw new TypeError('too many redirects');
}

function asked(
  url: URL,
  known: Pick<Feed, 'etag' | 'modified'> | null,
  signal: AbortSignal,
  ask: Asker,
): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/calendar',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.modified && { 'if-modified-since': known.modified }),
  };
  return new Promise((resolve, reject) => {
    ask(url, { headers, signal, lookup: publicLookup }, resolve).on('error', reject);
  });
}

async function bodyOf(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += (part as Buffer).length;
    if (size > mostBytes) throw new RangeError('too large');
    parts.push(part as Buffer);
  }
  signal.throwIfAborted();
  return Buffer.concat(parts).toString('utf8');
}
