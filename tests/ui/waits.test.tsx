import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('a wait of a test goes on looking while the test holds intervals', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isThere = false;
  setTimeout(() => {
    isThere = true;
  }, 200);
  await waitFor(() => expect(isThere).toBe(true));
});
