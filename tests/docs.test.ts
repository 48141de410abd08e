import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const faults = readFileSync('docs/faults.md', 'utf8');
const proofs = [...faults.matchAll(/^(\d+)\. `([^`]+)` (.+)$/gm)].map(
  ([, number = '', file = '', title = '']) => ({ number, file, title }),
);
const cells = [...faults.matchAll(/^\|(.+)\|$/gm)].flatMap(([, row = '']) =>
  row.split('|').slice(1),
);

describe('docs/faults.md', () => {
  it.each(proofs)('proof $number is a test: $title', ({ file, title }) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

  it('names its proofs once, and none without need', () => {
    const numbers = proofs.map(({ number }) => number);
    const named = cells.flatMap((cell) => cell.match(/\d+/g) ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...new Set(named)].sort()).toEqual([...numbers].sort());
  });
});
