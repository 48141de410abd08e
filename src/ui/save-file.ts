export function saveFile(parts: BlobPart[], type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
