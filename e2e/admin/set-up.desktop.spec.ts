import type { Page } from 'playwright/test';
import { launchProblems } from '../../scripts/launch/launch-problems.ts';
import { pdfText } from '../../scripts/launch/page-problems.ts';
import { demoPassword } from '../../scripts/local/demo-users.ts';
import { openApp } from '../../scripts/local/open-app.ts';
import { signInByForm } from '../../scripts/local/sign-in.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { renderPictures } from '../../scripts/seed/pictures/pictures.ts';
import { sampleShelf } from '../../scripts/seed/sets/sample-shelf.ts';
import { staffMemberFrom } from '../../src/domain/clinic/staff-member.ts';
import { clinicFrom } from '../../src/domain/clinic/stored-clinic.ts';
import { clinicDate } from '../../src/domain/time/clinic-day.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/mails.ts';
import { choose, photo } from '../support/media-files.ts';
import { walkTo } from '../support/open-in-app.ts';

const email = 'owner@clinic.example';
const desk = 'desk@harbor.org';
const today = clinicDate(new Date());

test.use({
  startData: {
    async fill() {
      const emulator = localEmulator();
      await emulator.wipe();
      await emulator.createAccount({ uid: 'owner', email, password: demoPassword });
      const shelf = sampleShelf(new Date(), await renderPictures(), emulator.urlOf);
      await emulator.upload(shelf.files);
      await emulator.store([
        { path: 'users/owner', data: { role: 'owner', email } },
        ...shelf.documents,
      ]);
    },
  },
});

const step = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Set up your website' })
    .getByRole('link', { name: new RegExp(`^${label}`) });

async function openStep(page: Page, label: string) {
  await walkTo(page, '/admin/dashboard');
  await step(page, label).click();
}

async function expectDone(page: Page, ...labels: string[]) {
  await walkTo(page, '/admin/dashboard');
  for (const label of labels) await expect(step(page, label)).toContainText('(done)');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();
}

const isSample = (stored: Record<string, unknown>) => stored.isSample === true;

/** What the launch check says of the stored facts, when all is given that no screen can do. */
async function verdict(): Promise<string[]> {
  const [settings, staff, posts, media] = await Promise.all([
    readAll('settings'),
    readAll('staff'),
    readAll('blogPosts'),
    readAll('media'),
  ]);
  const clinic = clinicFrom(settings.find(({ promiseHours }) => promiseHours !== undefined));
  const projectId = 'harbor-clinic';
  return launchProblems({
    today,
    env: {
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_STORAGE_BUCKET: projectId,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_CLIENT_EMAIL: 'functions',
      FIREBASE_PRIVATE_KEY: 'private',
      RATE_LIMIT_SECRET: 'secret',
      SMTP_URL: 'smtps://mail.harbor.org',
      MAIL_FROM: desk,
    },
    clinic,
    pages: {
      staff: staff.map(({ id, ...fields }) => staffMemberFrom(String(id), fields)),
      reviews: [],
      samples: {
        articles: posts.filter(isSample).map(({ title }) => String(title)),
        photos: media.filter(isSample).map(({ alt }) => String(alt)),
      },
      guides: {
        en: '/Title (Utah PIP Guide | Harbor Chiropractic) /URI (https://harbor.org/contact)',
        es: `/Title ${pdfText('Guía PIP de Utah | Harbor Chiropractic')} /URI (https://harbor.org/es/contacto)`,
      },
    },
    papers: {
      isSampleText: {},
      lawFacts: [],
      agreements: [],
      signUp: { is: 'open', decidedOn: today },
      measuring: { allowedOn: null },
      translations: [],
    },
    hidesAccounts: true,
  });
}

test('a clinic is set up from an empty project by the screens alone', async ({ page }) => {
  await signInByForm(page, { email });
  const list = page.getByRole('region', { name: 'Set up your website' });
  await expect(list).toContainText('0 of 14 done');
  await expectAccessible(page);
  expect(await verdict()).toContain('The clinic’s phone number is missing.');

  await step(page, 'Enter the clinic’s facts').click();
  await page.getByLabel('Name', { exact: true }).fill('Harbor Chiropractic');
  await page.getByLabel('Short name').fill('Harbor');
  await page.getByLabel('Phone (optional)').fill('801 234 0142');
  await page.getByLabel('Email (optional)').fill(desk);
  await page.getByLabel('Address of the website').fill('https://harbor.org');
  await save(page);
  await openStep(page, 'Enter the clinic’s facts');
  await page.getByLabel('Street').fill('12 Main St');
  await page.getByLabel('City').fill('Sandy');
  await page.getByLabel('ZIP code').fill('84070');
  await save(page);
  await openStep(page, 'Link to your reviews');
  await page.getByLabel('Link to your reviews').fill('https://g.page/r/harbor/review');
  await save(page);

  await openStep(page, 'Enter your office hours');
  // Monday is typed, Tuesday drawn from 9 to 12; a strip begins at six and has 15 hours.
  await page.getByLabel('Monday, from').fill('09:00');
  await page.getByLabel('Monday, to').fill('17:00');
  const strip = page.locator('.day-strip').nth(1);
  await strip.scrollIntoViewIfNeeded();
  const box = await strip.boundingBox();
  if (!box) throw new Error('Tuesday has no strip');
  const place = (hour: number) => box.x + ((hour - 6) / 15) * box.width;
  await page.mouse.move(place(9), box.y + 9);
  await page.mouse.down();
  await page.mouse.move(place(12), box.y + 9, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Tuesday, from')).toHaveValue('09:00');
  await expect(page.getByLabel('Tuesday, to')).toHaveValue('12:00');
  await save(page);
  await expectDone(
    page,
    'Enter the clinic’s facts',
    'Enter your office hours',
    'Link to your reviews',
  );

  await step(page, 'Add your first photo').click();
  await choose(page, [await photo('waiting-room.jpg')]);
  await expect(page.getByText('Successfully uploaded 1 photo(s)!')).toBeVisible();

  await openStep(page, 'Upload your logo');
  const logo = page.getByRole('region', { name: /logo/i }).locator('input[type=file]');
  await logo.setInputFiles([await photo('logo.jpg', 600, 200)]);
  await expect(page.getByText('Logo uploaded successfully!')).toBeVisible();

  await openStep(page, 'Add your team');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dr. Lee');
  await page.getByLabel('Title', { exact: true }).fill('Chiropractor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff member added successfully!')).toBeVisible();

  await openStep(page, 'Send a test email');
  await expect(page.getByRole('button', { name: 'Send a test email' })).toBeInViewport();
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText('The mail server took the last one')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(desk)).map(({ subject }) => subject))
    .toEqual(['Test email from the website of Harbor']);

  await expectDone(
    page,
    'Add your first photo',
    'Upload your logo',
    'Add your team',
    'Send a test email',
  );
  expect(await verdict()).toEqual([]);

  // Made-up content comes and goes beside the clinic's own.
  await walkTo(page, '/admin/settings');
  await page.getByRole('button', { name: 'Add sample content' }).click();
  await expect(
    page.getByText('3 team members, 3 reviews, 6 articles, and 12 media items.'),
  ).toBeVisible();
  expect((await verdict()).filter((sentence) => sentence.includes('is made up'))).toHaveLength(
    3 + 1 + 6 + 12,
  );
  // Its built page has no data that changes here.
  await openApp(page, '/accessibility');
  await walkTo(page, '/about');
  const team = page.getByRole('region', { name: 'Who you’ll meet' });
  await expect(team.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(4);
  await walkTo(page, '/gallery');
  await expect(page.getByText('Showing 13 images', { exact: true })).toBeVisible();
  await walkTo(page, '/blog');
  const articles = page.getByRole('region', { name: 'All articles' });
  await expect(articles.getByRole('article')).toHaveCount(6);
  await walkTo(page, '/');
  await expect(page.getByText('Sample patient A')).toBeVisible();

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Remove sample content' }).click();
  await expect(page.getByRole('button', { name: 'Add sample content' })).toBeVisible();
  expect(await verdict()).toEqual([]);
  // The only photo, with none beside it.
  await openApp(page, '/accessibility');
  await walkTo(page, '/gallery');
  await expect(page.getByText('Showing 1 image', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open photo:' })).toBeVisible();
});
