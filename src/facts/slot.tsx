/**
 * A place for words that depend on the clock. In a built page the page's script fills it (site/frame/show-time.ts), so React
 * leaves what it finds there.
 */
export function Slot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; the property makes React leave it alone
  return <span data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
