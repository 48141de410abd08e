import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Menu } from '#ui/overlays/menu.tsx';

const onReview = vi.fn();

const menu = (
  <Menu
    label="Change status, now New"
    trigger="New"
    items={[
      { label: 'Mark contacted', onSelect: vi.fn() },
      { label: 'In review', onSelect: onReview },
      { label: 'Mark completed', onSelect: vi.fn() },
    ]}
  />
);

const trigger = () => screen.getByRole('button', { name: 'Change status, now New' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const noMenu = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

beforeEach(() => {
  onReview.mockReset();
});

describe('opening', () => {
  it('exposes its state on the button', async () => {
    render(menu);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
  });

  it.each([
    ['{Enter}', 'Mark contacted'],
    [' ', 'Mark contacted'],
    ['{ArrowDown}', 'Mark contacted'],
    ['{ArrowUp}', 'Mark completed'],
  ])('by %s goes to %s', async (key, name) => {
    render(menu);
    trigger().focus();
    await userEvent.keyboard(key);
    expect(item(name)).toHaveFocus();
  });
});

describe('moving', () => {
  it.each([
    ['{ArrowDown}', 'In review'],
    ['{ArrowUp}', 'Mark completed'],
    ['{End}', 'Mark completed'],
    ['{End}{ArrowDown}', 'Mark contacted'],
    ['{End}{Home}', 'Mark contacted'],
    ['i', 'In review'],
    ['m', 'Mark completed'],
    ['mm', 'Mark contacted'],
    ['x', 'Mark contacted'],
  ])('%s moves from the first item to %s', async (keys, name) => {
    render(menu);
    await userEvent.click(trigger());
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });
});

describe('leaving', () => {
  it.each(['{Escape}', '{Enter}'])('%s returns the focus', async (key) => {
    render(menu);
    await userEvent.click(trigger());
    await userEvent.keyboard(key);
    noMenu();
    expect(trigger()).toHaveFocus();
  });

  it('Tab moves to the element after the button', async () => {
    render(
      <>
        {menu}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.tab();
    noMenu();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('a press beside it or on its button closes it', async () => {
    render(menu);
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    noMenu();
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    noMenu();
  });

  it('Escape inside a dialog closes the menu alone', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Lead">
        {menu}
      </Dialog>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    noMenu();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('choosing calls the item once', async () => {
  render(menu);
  await userEvent.click(trigger());
  await userEvent.click(item('In review'));
  expect(onReview).toHaveBeenCalledTimes(1);
  noMenu();
});
