import type { Page } from 'playwright';

export type Shot = {
  /** Below docs/, without '.webp'. */
  file: string;
  address: string;
  /** Text that the finished screen shows. */
  until: string;
  /** Desktop if missing. */
  size?: 'desktop' | 'phone';
  act?: (page: Page) => Promise<void>;
};

const drawer = (page: Page) => page.getByRole('dialog');

const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().click();

export const siteShots: Shot[] = [
  { file: 'screenshots/home-phone', address: '/', until: 'Hurt in a car crash?', size: 'phone' },
  {
    file: 'guide/sign-in',
    address: '/admin/login',
    until: 'Admin Login',
    act: (page) => page.getByText('Loading...').waitFor({ state: 'hidden' }),
  },
];

/** Pictures of the back office, for an administrator. They change nothing that is stored. */
export const staffShots: Shot[] = [
  { file: 'guide/overview', address: '/admin/dashboard', until: 'Hannah Whitlock' },
  {
    file: 'guide/overview-phone',
    address: '/admin/dashboard',
    until: 'Hannah Whitlock',
    size: 'phone',
  },
  { file: 'guide/requests', address: '/admin/dashboard/appointments', until: 'Maria Olsen' },
  {
    file: 'guide/request',
    address: '/admin/dashboard/appointments/c1',
    until: 'How did the call go?',
  },
  {
    file: 'guide/note',
    address: '/admin/dashboard/appointments/c8',
    until: 'Add a note',
    async act(page) {
      await page.getByLabel('Add a note').fill('Prefers a call after lunch.');
      await page.getByLabel('Add a note').scrollIntoViewIfNeeded();
    },
  },
  {
    file: 'guide/status',
    address: '/admin/dashboard/appointments/c1',
    until: 'How did the call go?',
    act: (page) => drawer(page).getByRole('button', { name: 'change status' }).click(),
  },
  {
    file: 'guide/not-saved',
    address: '/admin/dashboard/appointments/c2',
    until: 'Add a note',
    async act(page) {
      await page.getByLabel('Add a note').fill('Called at noon, will bring his claim number.');
      await page.context().setOffline(true);
      await pressButton(page, 'Save note');
      const reason = page.getByText('You appear to be offline.').first();
      await reason.waitFor();
      await drawer(page).getByRole('button', { name: 'Save note' }).scrollIntoViewIfNeeded();
      await page.context().setOffline(false);
    },
  },
  {
    file: 'guide/booking',
    address: '/admin/schedule?lead=c1',
    until: 'Next free times',
    act: (page) => drawer(page).getByRole('group').getByRole('button').first().click(),
  },
  {
    file: 'guide/schedule',
    address: '/admin/schedule',
    until: 'To schedule',
    async act(page) {
      await page.getByRole('link', { name: 'Next week' }).click();
      await page.waitForURL(/week=/);
    },
  },
  {
    file: 'guide/messages',
    address: '/admin/messages/visitCancelled',
    until: 'Preview',
  },
  { file: 'guide/visit', address: '/admin/schedule?visit=a8', until: 'Move or change' },
  { file: 'guide/pip-leads', address: '/admin/dashboard/pip-leads', until: 'Devin Park' },
  {
    file: 'guide/attorney-request',
    address: '/admin/dashboard/pip-leads/attorney-requests/t1',
    until: 'Date of loss',
  },
  { file: 'guide/posts', address: '/admin/dashboard/blog-posts', until: 'How Utah PIP pays' },
  {
    file: 'guide/editor',
    address: '/admin/dashboard/blog-posts/p1',
    until: 'Cover image',
  },
  { file: 'guide/photos', address: '/admin/dashboard/media', until: 'Where you arrive' },
  {
    file: 'guide/staff',
    address: '/admin/media',
    until: 'Dr. Avery Lund',
    async act(page) {
      await pressButton(page, 'Edit Dr. Avery Lund');
      await page.getByLabel('Name', { exact: true }).waitFor();
    },
  },
  { file: 'guide/hero', address: '/admin/media', until: 'Where you arrive' },
  { file: 'guide/problems', address: '/admin/problems', until: 'Failed to load the schedule' },
];
