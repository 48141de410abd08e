import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';
import { CountContext, TooLong } from '#ui/forms/too-long.tsx';

describe('a field', () => {
  it('is named by its label, and its id is its name', () => {
    render(<TextField label="Full name" name="name" />);
    const input = screen.getByRole('textbox', { name: 'Full name' });
    expect(input).toHaveAttribute('id', 'name');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('says in its label that it is optional', () => {
    render(<TextAreaField label="Injury" name="injury" optional />);
    expect(screen.getByRole('textbox', { name: 'Injury (optional)' })).toBeVisible();
  });

  it('is described by its hint and its error, in this order', () => {
    const phone = (error: string | null) => (
      <TextField label="Phone" name="phone" type="tel" hint="Ten digits" error={error} />
    );
    const { rerender } = render(phone('Please enter a valid phone number'));
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Ten digits Please enter a valid phone number');

    rerender(phone(null));
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('Ten digits');
  });

  it.each([
    ['plain letters', 'a'.repeat(12), '12 of at most 10 characters'],
    ['emoji', '🙂'.repeat(6), '12 of at most 10 characters'],
  ])('keeps a text that is too long, and counts it: %s', async (_, text, words) => {
    render(<TextField label="Name" name="name" maxLength={10} />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input).toHaveValue(text);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await userEvent.clear(input);
    await userEvent.paste('🙂'.repeat(5));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is counted once its text is taken: a browser may render in between, and would put the earlier text back', async () => {
    const order: string[] = [];
    const count = (text: string) => order.push(`counted ${text}`);
    const take = ({ target }: { target: { value: string } }) => order.push(`taken ${target.value}`);
    render(
      <CountContext value={count}>
        <TextField label="Name" name="name" maxLength={2} value="" onChange={take} />
      </CountContext>,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Ann');
    expect(order[0]).toBe('taken Ann');
  });

  it('counts nothing where the field is out of sight', () => {
    render(<TooLong id="hidden" limit={3} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('takes another id where two forms share a name', () => {
    render(<TextField label="Email" name="email" id="guide-email" error="Required" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('id', 'guide-email');
    expect(input).toHaveAccessibleDescription('Required');
  });

  it('passes everything else on to the control', () => {
    const options = [
      { value: '', label: 'Please select...' },
      { value: 'yes', label: 'Yes' },
    ];
    render(
      <SelectField
        label="Accident?"
        name="accident"
        options={options}
        defaultValue="yes"
        required
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Accident?' });
    expect(select).toHaveDisplayValue('Yes');
    expect(select).toBeRequired();
  });
});

describe('radio cards', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];

  it('are one named group with a default', () => {
    render(
      <RadioCards
        label="Was this a car accident?"
        name="acc"
        options={options}
        defaultValue="no"
      />,
    );
    expect(screen.getByRole('group', { name: 'Was this a car accident?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  });

  it('can be linked from an error summary', () => {
    render(<RadioCards label="Accident?" name="acc" options={options} />);
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'acc');
  });
});
