import type { Page } from 'playwright';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clinicTime } from '../seed/clock.ts';

export type Shot = More & {
  /** Below docs/, without '.webp'. */
  file: string;
  /** The code of the page. */
  screen: string;
  address: string;
  /** Text that the finished screen shows. */
  until: string;
};

type More = { size?: 'desktop' | 'phone'; act?: (page: Page) => Promise<void> };

/** The demo data has visits in it, and all are still ahead. */
const bookedWeek = clinicDate(clinicTime(new Date(), 1, 1, '12:00'));

/** A picture of the guide: of this name, and of a page in `features`. */
function ofDesk(name: string, page: string, address: string, until: string, more: More = {}): Shot {
  const screen = `src/admin/features/${page}`;
  return { file: `guide/${name}`, screen, address: `/admin/${address}`, until, ...more };
}

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
  ofDesk('overview', 'overview/overview-page.tsx', 'dashboard', 'Hannah Whitlock'),
  ofDesk('overview-phone', 'overview/overview-page.tsx', 'dashboard', 'Hannah Whitlock', {
    size: 'phone',
  }),
  ofDesk('requests', 'leads/appointments-page.tsx', 'dashboard/appointments', 'Maria Olsen'),
  ofDesk(
    'request',
    'leads/drawer/lead-drawer.tsx',
    'dashboard/appointments/c1',
    'How did the call go?',
  ),
  ofDesk('note', 'leads/drawer/lead-drawer.tsx', 'dashboard/appointments/c8', 'Add a note', {
    async act(page) {
      await page.getByLabel('Add a note').fill('Prefers a call after lunch.');
      await page.getByLabel('Add a note').scrollIntoViewIfNeeded();
    },
  }),
  ofDesk(
    'status',
    'leads/drawer/lead-drawer.tsx',
    'dashboard/appointments/c1',
    'How did the call go?',
    {
      act: (page) => drawer(page).getByRole('button', { name: 'change status' }).click(),
    },
  ),
  ofDesk('not-saved', 'leads/drawer/lead-drawer.tsx', 'dashboard/appointments/c2', 'Add a note', {
    async act(page) {
      await page.getByLabel('Add a note').fill('Called at noon, will bring his claim number.');
      await page.context().setOffline(true);
      await pressButton(page, 'Save note');
      const reason = page.getByText('You appear to be offline.').first();
      await reason.waitFor();
      await drawer(page).getByRole('button', { name: 'Save note' }).scrollIntoViewIfNeeded();
      await page.context().setOffline(false);
    },
  }),
  ofDesk('booking', 'schedule/schedule-page.tsx', 'schedule?lead=c1', 'Next free times', {
    act: (page) => drawer(page).getByRole('group').getByRole('button').first().click(),
  }),
  ofDesk('schedule', 'schedule/schedule-page.tsx', `schedule?week=${bookedWeek}`, 'Rachel Dunn'),
  ofDesk('messages', 'messages/message-page.tsx', 'messages/visitCancelled', 'Preview'),
  ofDesk('visit', 'schedule/schedule-page.tsx', 'schedule?visit=a8', 'Move or change'),
  ofDesk('pip-leads', 'leads/pip-leads-page.tsx', 'dashboard/pip-leads', 'Devin Park'),
  ofDesk(
    'attorney-request',
    'leads/drawer/lead-drawer.tsx',
    'dashboard/pip-leads/attorney-requests/t1',
    'Date of loss',
  ),
  ofDesk('posts', 'posts/list/posts-page.tsx', 'dashboard/blog-posts', 'How Utah PIP pays'),
  ofDesk('editor', 'posts/editor/post-editor-page.tsx', 'dashboard/blog-posts/p1', 'Cover image'),
  ofDesk('photos', 'media/media-page.tsx', 'dashboard/media', 'Where you arrive'),
  ofDesk('staff', 'media/media-manager-page.tsx', 'media', 'Dr. Avery Lund', {
    async act(page) {
      await pressButton(page, 'Edit Dr. Avery Lund');
      await page.getByLabel('Name', { exact: true }).waitFor();
    },
  }),
  ofDesk('hero', 'media/media-manager-page.tsx', 'media', 'Where you arrive'),
  ofDesk('problems', 'problems/problems-page.tsx', 'problems', 'Failed to load the schedule'),
];
