import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '#ui/button.tsx';
import { press } from '../press.ts';

describe('a busy button', () => {
  it('keeps the focus, is announced as busy, and ignores clicks', async () => {
    const onClick = vi.fn();
    const button = (busy: boolean) => (
      <Button busy={busy} busyLabel="Submitting..." onClick={onClick}>
        Send request
      </Button>
    );
    const { rerender } = render(button(false));
    await press('Send request');
    rerender(button(true));

    const busy = screen.getByRole('button', { name: 'Submitting...' });
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('blocks a second submit, by Enter, too', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.type(screen.getByRole('textbox'), 'Maria{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a link that looks like a button', () => {
  it('goes through the router or to another scheme', () => {
    const element = (
      <>
        <ButtonLink to="/contact" variant="outline">
          Request Appointment
        </ButtonLink>
        <ButtonLink href="tel:+18015550142">Call</ButtonLink>
      </>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    const inside = screen.getByRole('link', { name: 'Request Appointment' });
    expect(inside).toLeadTo('/contact');
    expect(inside).toHaveClass('btn', 'btn-outline');
    expect(screen.getByRole('link', { name: 'Call' })).toLeadTo('tel:+18015550142');
  });
});
