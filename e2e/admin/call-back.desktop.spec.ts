import { wallClock } from '#domain/time/wall-clock.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

test('staff enter the request of a person who phones, put it off, and are told when its time comes', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, { next: inbox });

  await page.getByRole('link', { name: 'Add request' }).click();
  const form = page.getByRole('dialog', { name: 'Add a request' });
  await form.getByLabel('Name').fill('Sample Caller');
  await form.getByLabel('What they say').fill('Slipped on ice, hip hurts.');
  await form.getByLabel('Phone').fill('801 555 0139');
  await form.getByRole('button', { name: 'Add request' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sample Caller' });
  await expect(drawer.getByText('Slipped on ice, hip hurts.')).toBeVisible();
  // Toasts are beside the drawer, so they cover none of its controls. This one is there for some seconds.
  const isBeside = () => {
    const has = (text: string) => (element: Element) => element.textContent.includes(text);
    const toast = [...document.querySelectorAll('[role=status]')].find(has('Call logged'));
    const open = [...document.querySelectorAll('dialog[open]')].find(has('Sample Caller'));
    const right = toast?.parentElement?.getBoundingClientRect().right;
    return right !== undefined && open && right < open.getBoundingClientRect().x;
  };
  await Promise.all([
    page.waitForFunction(isBeside),
    drawer.getByRole('button', { name: 'Left a message' }).click(),
  ]);
  await expect(drawer.getByRole('button', { name: /^Call back .* at .*\?$/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Another time' }).click();
  const { date, time } = wallClock(new Date(Date.now() + 5 * 60_000));
  await drawer.getByLabel('Date').fill(date);
  await drawer.getByLabel('Time').fill(time);
  await drawer.getByRole('button', { name: 'Set call back' }).click();
  const section = drawer.getByRole('region', { name: 'Call back' });
  await expect(section.getByText(/^Call back (today|tomorrow) at .*M$/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Sample Caller/ })).toContainText(
    /Call back .*\d [AP]M/,
  );
  await page.getByRole('link', { name: 'Overview' }).click();
  const people = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(people.first()).toBeVisible();
  await expect(people.first()).not.toContainText('Sample Caller');

  await page.clock.fastForward(6 * 60_000);
  await expect(page.getByText('Time to call back Sample Caller')).toBeVisible();
  await expect(people.first()).toContainText('Sample Caller');
  await expect(
    page.getByRole('heading', { name: 'Call Sample Caller back now', level: 1 }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await drawer.getByRole('button', { name: 'Reached' }).click();
  await expect(drawer.getByRole('button', { name: /^Contacted: change status/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Choose a time' })).toBeVisible();
});
