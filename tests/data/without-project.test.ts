import { beforeEach, expect, it, vi } from 'vitest';

// A build without a Firebase project names the missing variable, whichever service is used first.

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
});

it('A-ERR-01 there is no Firestore', async () => {
  const { getPost } = await import('#data/posts/post-admin.ts');
  await expect(getPost('p1')).rejects.toThrow('Firestore not initialized');
});

it('A-ERR-02 there is no database of the full SDK either', async () => {
  const { firebaseApp } = await import('#data/firebase/firebase.ts');
  expect(firebaseApp).toThrow('Database not initialized');
});

it('A-ERR-03 there is no bucket', async () => {
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', '');
  const { fileUrl } = await import('#data/pictures/files.ts');
  await expect(fileUrl('clinic/a.webp')).rejects.toThrow('Firebase Storage not initialized');
});
