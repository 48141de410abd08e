import { isIPv6 } from 'node:net';

/** What counts as one sender: an IPv4 address, or the first half of an IPv6 one. A device chooses the other half. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // URL writes it in its shortest form.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = short.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}
