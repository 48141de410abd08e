/** The parts of an address; null for a text that is no address. URL.canParse is newer than Safari 16. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // Harmless: the URL parser says in this way that it is no address.
    return null;
  }
}
