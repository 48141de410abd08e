import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';

const name = { field: 'name', message: 'Name is required' };
const phone = { field: 'phone', message: 'Please enter a valid phone number' };

const form = (errors: { field?: string; message: string }[]) => (
  <>
    <ErrorSummary errors={errors} />
    <TextField label="Name" name="name" />
    <TextField label="Phone" name="phone" />
  </>
);

it('is absent without errors', () => {
  render(form([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes the focus when it appears and after each submit, not on other renders', async () => {
  const { rerender } = render(form([]));
  const first = [name, phone];
  rerender(form(first));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('2 things need another look');

  await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
  rerender(form(first));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();

  rerender(form([...first]));
  expect(summary).toHaveFocus();
});

it('links to the fields, in their order, without changing the address', async () => {
  render(form([name, phone]));
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([name.message, phone.message]);

  const before = location.href;
  await userEvent.click(screen.getByRole('link', { name: phone.message }));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  expect(location.href).toBe(before);
});

it('counts a single mistake in words', () => {
  render(form([name]));
  expect(screen.getByRole('alert')).toHaveTextContent('One thing needs another look');
});

it('is only a message when the whole form failed', () => {
  render(form([{ message: 'Something went wrong.' }]));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\.$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
