import type { Page } from 'playwright';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clinicTime } from '../seed/clock.ts';

export type Shot = {
  /** Below docs/, without '.webp'. */
  file: string;
  /** The code of the page. */
  screen: string;
  address: string;
  /** Text that the finished screen shows. */
  until: string;
  /** Desktop if missing. */
  size?: 'desktop' | 'phone';
  act?: (page: Page) => Promise<void>;
};

/** The demo data has visits in it, and all are still ahead. */
const bookedWeek = clinicDate(clinicTime(new Date(), 1, 1, '12:00'));

const feature = (path: string) => `src/admin/features/${path}`;

const drawer = (page: Page) => page.getByRole('dialog');

const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().click();

export const siteShots: Shot[] = [
  {
    file: 'screenshots/home-phone',
    screen: 'src/site/home/home-page.tsx',
    address: '/',
    until: 'Hurt in a car crash?',
    size: 'phone',
  },
  {
    file: 'guide/sign-in',
    screen: 'src/admin/shell/login/login-page.tsx',
    address: '/admin/login',
    until: 'Admin Login',
    act: (page) => page.getByText('Loading...').waitFor({ state: 'hidden' }),
  },
];

/** Pictures of the back office, for an administrator. They change nothing that is stored. */
export const staffShots: Shot[] = [
  {
    file: 'guide/overview',
    screen: feature('overview/overview-page.tsx'),
    address: '/admin/dashboard',
    until: 'Hannah Whitlock',
  },
  {
    file: 'guide/overview-phone',
    screen: feature('overview/overview-page.tsx'),
    address: '/admin/dashboard',
    until: 'Hannah Whitlock',
    size: 'phone',
  },
  {
    file: 'guide/requests',
    screen: feature('leads/appointments-page.tsx'),
    address: '/admin/dashboard/appointments',
    until: 'Maria Olsen',
  },
  {
    file: 'guide/request',
    screen: feature('leads/drawer/lead-drawer.tsx'),
    address: '/admin/dashboard/appointments/c1',
    until: 'How did the call go?',
  },
  {
    file: 'guide/note',
    screen: feature('leads/drawer/lead-drawer.tsx'),
    address: '/admin/dashboard/appointments/c8',
    until: 'Add a note',
    async act(page) {
      await page.getByLabel('Add a note').fill('Prefers a call after lunch.');
      await page.getByLabel('Add a note').scrollIntoViewIfNeeded();
    },
  },
  {
    file: 'guide/status',
    screen: feature('leads/drawer/lead-drawer.tsx'),
    address: '/admin/dashboard/appointments/c1',
    until: 'How did the call go?',
    act: (page) => drawer(page).getByRole('button', { name: 'change status' }).click(),
  },
  {
    file: 'guide/not-saved',
    screen: feature('leads/drawer/lead-drawer.tsx'),
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
    screen: feature('schedule/schedule-page.tsx'),
    address: '/admin/schedule?lead=c1',
    until: 'Next free times',
    act: (page) => drawer(page).getByRole('group').getByRole('button').first().click(),
  },
  {
    file: 'guide/schedule',
    screen: feature('schedule/schedule-page.tsx'),
    address: `/admin/schedule?week=${bookedWeek}`,
    until: 'Rachel Dunn',
  },
  {
    file: 'guide/messages',
    screen: feature('messages/message-page.tsx'),
    address: '/admin/messages/visitCancelled',
    until: 'Preview',
  },
  {
    file: 'guide/visit',
    screen: feature('schedule/schedule-page.tsx'),
    address: '/admin/schedule?visit=a8',
    until: 'Move or change',
  },
  {
    file: 'guide/pip-leads',
    screen: feature('leads/pip-leads-page.tsx'),
    address: '/admin/dashboard/pip-leads',
    until: 'Devin Park',
  },
  {
    file: 'guide/attorney-request',
    screen: feature('leads/drawer/lead-drawer.tsx'),
    address: '/admin/dashboard/pip-leads/attorney-requests/t1',
    until: 'Date of loss',
  },
  {
    file: 'guide/posts',
    screen: feature('posts/list/posts-page.tsx'),
    address: '/admin/dashboard/blog-posts',
    until: 'How Utah PIP pays',
  },
  {
    file: 'guide/editor',
    screen: feature('posts/editor/tab-editor-page.tsx'),
    address: '/admin/dashboard/blog-posts/p1',
    until: 'Cover image',
  },
  {
    file: 'guide/photos',
    screen: feature('media/media-page.tsx'),
    address: '/admin/dashboard/media',
    until: 'Where you arrive',
  },
  {
    file: 'guide/staff',
    screen: feature('media/media-manager-page.tsx'),
    address: '/admin/media',
    until: 'Dr. Avery Lund',
    async act(page) {
      await pressButton(page, 'Edit Dr. Avery Lund');
      await page.getByLabel('Name', { exact: true }).waitFor();
    },
  },
  {
    file: 'guide/hero',
    screen: feature('media/media-manager-page.tsx'),
    address: '/admin/media',
    until: 'Where you arrive',
  },
  {
    file: 'guide/problems',
    screen: feature('problems/problems-page.tsx'),
    address: '/admin/problems',
    until: 'Failed to load the schedule',
  },
];
