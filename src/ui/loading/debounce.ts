/** Begins after this many milliseconds, unless the function that it returns is called before. */
export const debounce = (ms: number) => (begin: () => void) => {
  const timer = setTimeout(begin, ms);
  return () => clearTimeout(timer);
};
