/** The first column is text, the others are numbers. */
export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column ? '--:' : '---'));
  return [head, alignment, ...rows].map(line).join('\n');
}

/** The smallest value that at least `part` of the values (0 to 1) do not exceed. */
export function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 0.5);
