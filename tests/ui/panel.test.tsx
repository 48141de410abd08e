import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Panel } from '#ui/panel.tsx';
import { filesIn } from '../files-in.ts';

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
  expect(
    filesIn('src/site', /\.tsx$/).filter((file) => own.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
