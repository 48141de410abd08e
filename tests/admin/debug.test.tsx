import { describe, expect, it } from 'vitest';
import '#admin/shell/debug.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana, sam } from '../fake-clinic/people.ts';

describe('A-DEBUG-01 checkAdminStatus', () => {
  it.each([
    ['an administrator', dana, true],
    ['somebody with another role, or without a profile', sam, false],
    ['nobody', null, false],
  ])('of %s', async (_, session, isAdmin) => {
    backend.session = session;
    expect(await window.checkAdminStatus?.()).toBe(isAdmin);
  });

  it('is false on any error', async () => {
    backend.fail('currentSession');
    expect(await window.checkAdminStatus?.()).toBe(false);
  });
});

describe('A-DEBUG-02 readOwnUser', () => {
  it('reads the signed-in person’s record', async () => {
    backend.profiles = { dana: { role: 'admin' } };
    expect(await window.readOwnUser?.()).toEqual({ role: 'admin' });
    expect(backend.calls('readProfile')).toContainEqual(['dana']);
  });

  it('reads nothing when signed out', async () => {
    backend.session = null;
    expect(await window.readOwnUser?.()).toBeNull();
    expect(backend.calls('readProfile')).toEqual([]);
  });
});
