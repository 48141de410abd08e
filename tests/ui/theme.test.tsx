import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '../refuse-storage.ts';

const shown = () => document.documentElement.dataset.theme ?? 'light';

/** A page load: modules are new, storage and document stay. */
async function open(path: string) {
  vi.resetModules();
  const { ThemeToggle } = await import('#ui/theme-toggle.tsx');
  const { useLightTheme } = await import('#site/layout/use-light-theme.ts');
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component() {
          useLightTheme();
          return null;
        },
      },
      { path: '/admin/login', Component: ThemeToggle },
      { path: '/admin/dashboard', Component: ThemeToggle },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const toggle = () => screen.getByRole('button', { name: 'Dark theme' });

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it('P-THEME-02 is light again on leaving /admin, and the choice is kept', async () => {
    localStorage.setItem('theme', 'dark');
    const router = await open('/admin/dashboard');
    expect(shown()).toBe('dark');
    await act(() => router.navigate('/'));
    expect(shown()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('dark');
    await act(() => router.navigate('/admin/dashboard'));
    expect(shown()).toBe('dark');
  });

  it('P-THEME-03 dark, once chosen, survives a reload', async () => {
    await open('/admin/login');
    expect(shown()).toBe('light');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(shown()).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('P-THEME-03 is read from storage at the start, and light can be chosen again', async () => {
    localStorage.setItem('theme', 'dark');
    await open('/admin/dashboard');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle());
    expect(shown()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('follows a change made in another tab', async () => {
    await open('/admin/dashboard');
    localStorage.setItem('theme', 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    });
    expect(shown()).toBe('dark');
  });

  it('lasts until a reload when storage is refused', async () => {
    refuseStorage();
    await open('/admin/dashboard');
    await userEvent.click(toggle());
    expect(shown()).toBe('dark');
  });
});
