import { onTestFinished, vi } from 'vitest';

/** Catches the files that the page hands the browser to save, until the test is over. */
export function savedFiles() {
  const names: string[] = [];
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return {
    names,
    /** Without the byte order mark, which decoding takes away. */
    texts: () =>
      Promise.all(files.map(async (file) => new TextDecoder().decode(await file.arrayBuffer()))),
  };
}
