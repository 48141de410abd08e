import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyPhoto } from '#site/gallery/lazy-photo.tsx';
import { hydrateFailed } from '../hydrate-failed.tsx';
import { photo } from './photos.ts';

vi.mock('#data/pictures/photos.ts');

it('P-ERR-10 of the first screen is a grey placeholder also if it failed before the app came', async () => {
  hydrateFailed(<LazyPhoto photo={photo('lamp')} sizes="92vw" early />);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Picture of lamp' }).tagName).toBe('SPAN'),
  );
});
