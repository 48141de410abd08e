export const deleteQuestion =
  'Are you sure you want to delete this blog post? This action cannot be undone.';
