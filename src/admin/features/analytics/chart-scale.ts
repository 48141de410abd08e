/** Grid lines of a chart: from 0 in even, round steps to at least `largest`. */
export function ticksUpTo(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest) / 4));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => Math.max(1, Math.ceil(factor * power)));
  const step = steps.find((candidate) => candidate * 5 >= largest) ?? Math.ceil(largest / 5);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}
