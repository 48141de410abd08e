import { expect } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as Vitest declares it
  interface Matchers<T = any> {
    /** Of a link: its address, as it is written. */
    toLeadTo: (href: unknown) => T;
  }
}

expect.extend({
  toLeadTo(link: Element | null, expected: unknown) {
    const actual = link?.getAttribute('href');
    const message = () => `The link leads to ${actual}, and not to ${expected}.`;
    return { pass: this.equals(actual, expected), actual, expected, message };
  },
});
