import { vi } from 'vitest';

/** Collects the files that the page saves, until the test ends. */
export function savedFiles() {
  const names: string[] = [];
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return {
    names,
    files,
    /** Decoding removes the byte order mark. */
    texts: () =>
      Promise.all(files.map(async (file) => new TextDecoder().decode(await file.arrayBuffer()))),
  };
}
