/** The browser's own dialog blocks everything else until it is answered. */
export function confirmDelete(): boolean {
  return window.confirm(
    'Are you sure you want to delete this blog post? This action cannot be undone.',
  );
}
