import { normalizeSlug, slugFromTitle } from '#domain/text/slug.ts';
import { postListPath, postsPath } from '../../../shared/paths/paths.ts';

/** The editor's paths and texts: the tab's editor and the post form have their own. */
export type EditorLabels = {
  listPath: string;
  listName: string;
  slugFromTitle: (title: string) => string;
  created: string;
  updated: string;
  /** toast disappears, alert stays above the form. */
  createFailed: { toast: string; alert: string };
  updateFailed: { toast: string; alert: string };
  deleteFailed: { toast: string; alert: string };
};

const tabSaveFailed = 'Failed to save blog post. Please try again.';

export const tabLabels: EditorLabels = {
  listPath: postsPath,
  listName: 'Blog Posts',
  slugFromTitle,
  created: 'Blog post created successfully!',
  updated: 'Blog post updated successfully!',
  createFailed: { toast: tabSaveFailed, alert: 'Failed to create blog post' },
  updateFailed: { toast: tabSaveFailed, alert: 'Failed to update blog post' },
  deleteFailed: {
    toast: 'Failed to delete post. Please try again.',
    alert: 'Failed to delete blog post',
  },
};

const formSaveFailed = {
  toast: 'Failed to save post',
  alert: 'Error saving post. Please try again.',
};

export const formLabels: EditorLabels = {
  listPath: postListPath,
  listName: 'Posts',
  slugFromTitle: normalizeSlug,
  created: 'Post saved successfully!',
  updated: 'Post saved successfully!',
  createFailed: formSaveFailed,
  updateFailed: formSaveFailed,
  deleteFailed: {
    toast: 'Failed to delete post. Please try again.',
    alert: 'Error deleting post. Please try again.',
  },
};
