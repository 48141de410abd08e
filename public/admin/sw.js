/**
 * The service worker of the back office. It shows a notice for each push, and keeps no data.
 * The message holds one thing: {path}, where the request is in the back office.
 */
const icon = '/icon-192.png';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const path = pathOf(event.data);
  event.waitUntil(
    self.registration.showNotification('New request', {
      body: 'Someone is waiting for a call.',
      icon,
      badge: icon,
      // A later one replaces it, and rings again.
      tag: 'new-leads',
      renotify: true,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openRequest(event.notification.data.path));
});

/** An open page of the back office shows the request, without losing what is typed there; else a new one opens. */
async function openRequest(path) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ open: path });
  return page.focus();
}

/** Only addresses of the back office. */
function pathOf(data) {
  try {
    const { path } = data.json();
    if (/^\/admin\/[\w/-]+$/.test(path)) return path;
  } catch {
    // A message of another build, or none.
  }
  return '/admin/dashboard';
}
