/** The first column is text, the others are numbers. */
export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column ? '--:' : '---'));
  return [head, alignment, ...rows].map(line).join('\n');
}
