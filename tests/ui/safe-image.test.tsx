import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SafeImage } from '#ui/safe-image.tsx';

const image = (src: string | null) => <SafeImage src={src} fallback="/img/mark.svg" alt="Logo" />;
const shown = () => screen.getByRole('img', { name: 'Logo' });

it('shows its source', () => {
  render(image('/logo.png'));
  expect(shown()).toHaveAttribute('src', '/logo.png');
});

it('shows the fallback while there is no source', () => {
  render(image(null));
  expect(shown()).toHaveAttribute('src', '/img/mark.svg');
});

it('replaces a source that fails to load, and tries a new one', () => {
  const { rerender } = render(image('/gone.png'));
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', '/img/mark.svg');
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', '/img/mark.svg');

  rerender(image('/new.png'));
  expect(shown()).toHaveAttribute('src', '/new.png');
});

it('removes srcset with a source that fails to load', () => {
  render(<SafeImage src="/a.png" srcSet="/a-256.png 256w" fallback="/img/mark.svg" alt="Logo" />);
  expect(shown()).toHaveAttribute('srcset', '/a-256.png 256w');
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', '/img/mark.svg');
  expect(shown()).not.toHaveAttribute('srcset');
});
