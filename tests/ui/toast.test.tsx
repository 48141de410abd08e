import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Toaster, toast } from '#ui/overlays/toast.tsx';

/** Advances in short steps, because each timer can make React set the next one. */
function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    act(() => vi.advanceTimersByTime(Math.min(left, 100)));
  }
}

/** The toasts on a page with these buttons; the first one has the focus. */
function renderBeside(...names: string[]) {
  render(
    <>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <Toaster />
    </>,
  );
  button(names[0]).focus();
}

const button = (name?: string) => screen.getByRole('button', { name });
const show = (message: string) => act(() => toast.success(message));
const shown = () => screen.queryAllByRole('status').map((line) => line.textContent);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('toasts', () => {
  it('A-SHELL-14 disappear after five seconds', () => {
    render(<Toaster />);
    show('Successfully signed in!');
    wait(4999);
    expect(shown()).toEqual(['Successfully signed in!']);
    wait(300);
    expect(shown()).toEqual([]);
  });

  it('resume their timer when a dialog moves them from under the pointer', () => {
    const screenWith = (open: boolean) => (
      <>
        <Dialog open={open} onClose={vi.fn()} title="Maria Olsen" />
        <Toaster />
      </>
    );
    const { rerender } = render(screenWith(false));
    show('Lead restored');
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(6000);
    expect(shown()).toEqual(['Lead restored']);
    rerender(screenWith(true));
    wait(5300);
    expect(shown()).toEqual([]);
  });

  it('have the role status for a success and alert for a failure', () => {
    render(<Toaster />);
    show('Post saved successfully!');
    act(() => toast.error('Failed to save post'));
    expect(screen.getByRole('status')).toHaveTextContent('Post saved successfully!');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save post');
    wait(5300);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('pause while %s is on them', (_, enter, leave) => {
    render(<Toaster />);
    show('Saved');
    wait(4000);
    const line = button('Dismiss');
    enter(line);
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    leave(line);
    wait(999);
    expect(shown()).toEqual(['Saved']);
    wait(300);
    expect(shown()).toEqual([]);
  });

  it('are three at most, the newest', () => {
    render(<Toaster />);
    for (const name of ['one', 'two', 'three', 'four']) show(name);
    wait(300);
    expect(shown()).toEqual(['four', 'three', 'two']);
  });

  it('can be dismissed, which returns the focus', () => {
    renderBeside('Publish');
    show('Saved');
    const dismiss = button('Dismiss');
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    wait(300);
    expect(shown()).toEqual([]);
    expect(button('Publish')).toHaveFocus();
  });

  it('are reached by F8, newest first, and wait for who is there', () => {
    const onSelect = vi.fn();
    renderBeside('Maria Olsen');
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(button('Maria Olsen')).toHaveFocus();
    show('Saved');
    act(() => toast.success('Marked as spam', { action: { label: 'Undo', onSelect } }));
    fireEvent.keyDown(document.body, { key: 'F8' });
    wait(10_000);
    const undo = button('Undo');
    expect(undo).toHaveFocus();
    fireEvent.click(undo);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(button('Maria Olsen')).toHaveFocus();
  });

  it('stay for the rest of their time when another one is dismissed', () => {
    renderBeside('Publish');
    show('Saved');
    show('Published');
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => dismiss?.focus());
    act(() => dismiss?.click());
    wait(4900);
    expect(shown()).toEqual(['Saved']);
    wait(400);
    expect(shown()).toEqual([]);
  });

  it('don’t pause for the pointer that dismissed an earlier one', () => {
    render(<Toaster />);
    show('Saved');
    const dismiss = button('Dismiss');
    fireEvent.mouseEnter(dismiss);
    fireEvent.click(dismiss);
    show('Published');
    wait(5300);
    expect(shown()).toEqual([]);
  });

  it('offer one action, once', () => {
    const onSelect = vi.fn();
    render(<Toaster />);
    act(() => toast.success('Dismissed', { action: { label: 'Undo', onSelect } }));
    fireEvent.click(button('Undo'));
    expect(onSelect).toHaveBeenCalledTimes(1);
    wait(300);
    expect(shown()).toEqual([]);
  });

  it('are inside an open dialog, because the page behind it is inert', () => {
    render(
      <>
        <Dialog open onClose={vi.fn()} title="Maria Olsen" />
        <Toaster />
      </>,
    );
    show('Note saved');
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status'));
  });

  it('stand above the button that was pressed, so that it can be pressed again', () => {
    renderBeside('Save', 'Elsewhere');
    const places: [selector: string, place: DOMRect][] = [
      ['button[aria-label]', new DOMRect()],
      ['button:first-of-type', new DOMRect(700, 730, 80, 44)],
      ['button', new DOMRect(20, 730, 80, 44)],
      ['.toasts', new DOMRect(0, 720, 1000, 60)],
      ['.toast', new DOMRect(300, 720, 500, 60)],
    ];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return places.find(([selector]) => this.matches(selector))?.[1] ?? new DOMRect();
    });
    const lift = () => {
      const list = screen.getAllByRole('status')[0]?.parentElement;
      return list?.style.transform;
    };
    show('Failed to save the settings');
    expect(lift()).toBe('translateY(-58px)');
    button('Elsewhere').focus();
    show('Failed again');
    expect(lift()).toBe('');
  });
});
