import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks a button, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Clicks a link, once it is there. */
export const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }));

/** Writes a text into a field at once: each typed letter takes five events. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
