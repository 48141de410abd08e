/** Words that depend on the clock. A built page's script fills it (site/frame/show-time.ts): React leaves that. */
export function Slot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; the property makes React leave it alone
  return <span data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
