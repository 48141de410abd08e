const plain = /^(?!.*\/index$)(?:\/[a-z\d]+(?:-[a-z\d]+)*)*\/?$/i;

/** Whether the address means itself (meant-address.ts), as nearly all do: words of a-z and digits. Staff pages have ids. */
export const isPlainAddress = (pathname: string): boolean =>
  plain.test(pathname) && (pathname.startsWith('/admin/') || pathname === pathname.toLowerCase());
