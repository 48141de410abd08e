/** Pages of the back office. Neighbours in this list are different components, so that `walkTo` can tell them apart. */
export const staffPages = [
  '/admin/dashboard',
  '/admin/dashboard/appointments',
  '/admin/analytics',
  '/admin/dashboard/blog-posts',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/dashboard/pip-leads',
  '/admin/dashboard/pip-leads/attorney-requests',
  '/admin/problems',
  '/admin/analytics/response',
  '/admin/dashboard/media',
  '/admin/schedule',
  '/admin/dashboard/media?view=trash',
  '/admin/schedule/next-day',
  '/admin/notices',
  '/admin/media',
];
