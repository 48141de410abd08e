import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Panel } from '#ui/panel.tsx';

it('a panel is named by its heading, and has the color of its meaning', () => {
  render(
    <Panel tone="money" shape="box" aria-labelledby="title" className="p-6">
      <h2 id="title">Who pays</h2>
    </Panel>,
  );
  expect(screen.getByRole('region', { name: 'Who pays' })).toHaveClass(
    'panel-box panel-money p-6',
    { exact: true },
  );
});

it('no part of the website has a panel color of its own', () => {
  const own = /\bbg-(sunken|\[#|(alpen|juniper|marigold|lake)-(50|100|200)\b)/;
  const files = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src/site', file));
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([]);
});
