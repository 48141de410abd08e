import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { heard } from '../reports.ts';
import { lead } from './lead-fixtures.ts';
import { post } from './post-fixtures.ts';

const broken = vi.hoisted(() => () => {
  throw new Error('This part is broken');
});
vi.mock('#admin/features/leads/drawer/lead-details.tsx', () => ({ LeadDetails: broken }));
vi.mock('#admin/features/posts/editor/post-editor.tsx', () => ({ PostEditor: broken }));
vi.mock('#admin/shell/login/password-field.tsx', () => ({ PasswordField: broken }));

beforeEach(() => {
  backend.leads = [lead()];
  backend.posts = [post({ id: 'p1' })];
});

it.each([
  ['the drawer of a lead', '/admin/dashboard/appointments/maria'],
  ['the form of an article', '/admin/posts/p1'],
  ['the editor of the tab', '/admin/dashboard/blog-posts/p1'],
  ['the login page', '/admin/login'],
])('A-SHELL-12 A-SHELL-13 %s that breaks says so, inside the frame', async (_, path) => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  openRoute(path);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong. An unexpected error occurred. Please try reloading the page.',
  );
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  const hasFrame = path !== '/admin/login';
  expect(screen.queryAllByRole('navigation', { name: 'Admin' })).toHaveLength(hasFrame ? 1 : 0);
  const what = hasFrame ? 'A page broke' : 'The back office broke';
  expect(heard).toHaveBeenCalledWith(what, new Error('This part is broken'));
  complain.mockRestore();
});
