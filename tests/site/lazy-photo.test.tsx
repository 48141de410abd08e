import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LazyPhoto } from '#site/gallery/lazy-photo.tsx';
import { hydrateFailed } from '../hydrate-failed.tsx';
import { photo } from './photos.ts';

it('P-ERR-10 a photo of the first screen becomes a grey placeholder even if it failed before the app started', async () => {
  hydrateFailed(<LazyPhoto photo={photo('lamp')} sizes="92vw" early />);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Picture of lamp' }).tagName).toBe('SPAN'),
  );
});
