import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#admin/debug.ts';
import { currentSession } from '#data/account/auth.ts';
import { readProfile } from '#data/account/profile.ts';
import { dana, sam } from './staff.ts';

vi.mock('#data/account/auth.ts');
vi.mock('#data/account/profile.ts');

beforeEach(() => void vi.resetAllMocks());
afterEach(() => void vi.restoreAllMocks());

describe('A-DEBUG-01 checkAdminStatus', () => {
  it.each([
    ['an administrator', dana, true],
    ['somebody with another role, or without a profile', sam, false],
    ['nobody', null, false],
  ])('of %s', async (_, session, isAdmin) => {
    vi.mocked(currentSession).mockResolvedValue(session);
    expect(await window.checkAdminStatus?.()).toBe(isAdmin);
  });

  it('is false on any error, and keeps it to itself', async () => {
    vi.mocked(currentSession).mockRejectedValue(new Error('offline'));
    expect(await window.checkAdminStatus?.()).toBe(false);
  });
});

describe('A-DEBUG-02 readOwnUser', () => {
  it('reads the record of whoever is signed in', async () => {
    vi.mocked(currentSession).mockResolvedValue(dana);
    vi.mocked(readProfile).mockResolvedValue({ role: 'admin' });
    expect(await window.readOwnUser?.()).toEqual({ role: 'admin' });
    expect(readProfile).toHaveBeenCalledWith('dana');
  });

  it('reads nothing when nobody is signed in', async () => {
    vi.mocked(currentSession).mockResolvedValue(null);
    expect(await window.readOwnUser?.()).toBeNull();
    expect(readProfile).not.toHaveBeenCalled();
  });
});
