/** Reads CSV as RFC 4180 describes it; throws at a misplaced quote. */
export function csvCells(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = file.startsWith('\ufeff') ? 1 : 0;
  while (at < file.length) {
    const quoted = /"((?:[^"]|"")*)"(,|\r\n)/y;
    quoted.lastIndex = at;
    const [, field = '', end] = quoted.exec(file) ?? [];
    if (end === undefined) throw new Error(`no field at ${at}`);
    row.push(field.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    at = quoted.lastIndex;
  }
  return rows;
}
