export const publishingPath = '/admin/publishing';
