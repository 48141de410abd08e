import { describe, expect, it } from 'vitest';
import { loginPathFrom, nextPath } from '#domain/next-path.ts';

describe('A-LOGIN-08 the page after signing in', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/dashboard/appointments', '/admin/dashboard/appointments'],
    [
      '/admin/dashboard/appointments?q=olsen&status=new',
      '/admin/dashboard/appointments?q=olsen&status=new',
    ],
    ['/admin/posts/new#content', '/admin/posts/new#content'],
    [
      '/admin/dashboard?back=https://evil.example//',
      '/admin/dashboard?back=https://evil.example//',
    ],
  ])('goes to %s', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    '/contact',
    'admin/dashboard/media',
    '/administrator',
    '/adminx/dashboard',
    '/Admin/dashboard/media',
    'https://evil.example/admin/posts',
    'https:/admin/posts',
    'javascript:alert(1)',
    '//evil.example/admin/posts',
    '//admin/posts',
    '///admin/posts',
    '/\\evil.example',
    '\\/evil.example',
    '/admin\\',
    '/admin/\\evil.example',
    '/admin//evil.example',
    '/admin/../contact',
    '/admin/..//evil.example',
    '/admin/%2e%2e/contact',
    '/admin/.%2E/contact',
    '/admin/%2f%2fevil.example',
    '/admin%2f..%2fcontact',
    '/admin/%5cevil.example',
    '/admin/%252e%252e/contact',
    '/admin\t/posts',
    '/\t/evil.example',
    '/admin/\n/evil.example',
    ' //evil.example',
    '/admin@evil.example',
    '/admin/login',
    '/admin/LOGIN',
    '/admin/login?next=/admin/login',
  ])('falls back to the dashboard for %j', (next) => {
    expect(nextPath(next)).toBe('/admin/dashboard');
  });
});

describe('A-GUARD-04 the login link of a refused page', () => {
  it('keeps the page with its query', () => {
    expect(loginPathFrom('/admin/dashboard/appointments?q=a&status=new')).toBe(
      '/admin/login?next=%2Fadmin%2Fdashboard%2Fappointments%3Fq%3Da%26status%3Dnew',
    );
  });

  it('has no query for the dashboard and for foreign addresses', () => {
    expect(loginPathFrom('/admin/dashboard')).toBe('/admin/login');
    expect(loginPathFrom('//evil.example')).toBe('/admin/login');
  });
});
