import type { Page } from 'playwright';

/** Opens the menu of the person who is signed in: at the foot of the rail, on phones under More. */
export const openOwnMenu = (page: Page) =>
  page.getByRole('button', { name: /@clinic\.example|^More$/ }).click();
