/** The browser's own question; nothing else can happen until it is answered. */
export function confirmDelete(): boolean {
  return window.confirm(
    'Are you sure you want to delete this blog post? This action cannot be undone.',
  );
}
