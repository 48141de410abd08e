/** Pages of the back office for stories that look at each; overview and requests have some of their own, too. */
export const staffPages = [
  '/admin/analytics',
  '/admin/dashboard/blog-posts',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/dashboard/pip-leads',
  '/admin/dashboard/pip-leads/attorney-requests',
  '/admin/problems',
  '/admin/schedule',
  '/admin/dashboard/media',
  '/admin/dashboard/media?view=trash',
  '/admin/media',
];
