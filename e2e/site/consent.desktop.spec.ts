import type { Page } from 'playwright/test';
import { fillIn, openAppointmentForm, send } from '../support/appointment-form.ts';
import { expect, test } from '../support/fixtures.ts';

// Visitors who have not been here before.
test.use({ isKnown: false });

/** A stand-in for Google's tag: it reports every command there is to the measuring host, word for word. */
const tag = `
  const report = (command) => fetch('https://www.google-analytics.com/g/collect?dl=' + encodeURIComponent(location.href), {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...command]),
  });
  for (const command of window.dataLayer) report(command);
  window.dataLayer.push = function (command) { report(command); return Array.prototype.push.call(this, command); };
`;

/** What reaches Google: how often the tag was downloaded, and the commands that it processed. */
async function stubGoogle(page: Page) {
  const reached = { tags: 0, commands: [] as unknown[][] };
  await page.route('https://www.googletagmanager.com/**', (route) => {
    reached.tags += 1;
    return route.fulfill({ contentType: 'text/javascript', body: tag });
  });
  await page.route('https://www.google-analytics.com/**', (route) => {
    reached.commands.push(JSON.parse(route.request().postData() ?? '[]'));
    return route.fulfill({ status: 204 });
  });
  return reached;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });

async function choose(page: Page, name: string) {
  await banner(page).getByRole('button', { name }).click();
  await expect(banner(page)).toBeHidden();
}

/** Several pages within the site, with the events of each. */
async function tour(page: Page) {
  const footer = page.getByRole('contentinfo');
  for (const [link, heading] of [
    ['Blog', 'Blog'],
    ['Clinic Gallery', 'Clinic Gallery'],
    ['Attorneys', 'For attorneys with injured clients'],
  ] as const) {
    // Not a click: the page may still grow under the pointer.
    await footer.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

test('P-COOKIE-01 P-COOKIE-03 P-COOKIE-06 P-COOKIE-09 P-ANALYTICS-01 nothing leaves before a choice, nor after Reject All', async ({
  page,
}) => {
  const google = await stubGoogle(page);
  await page.clock.install();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(banner(page)).toBeVisible();
  await tour(page);

  await choose(page, 'Reject All');
  await tour(page);
  await page.reload();
  await page.clock.fastForward(10_000);
  await expect(banner(page)).toBeHidden();
  expect(google).toEqual({ tags: 0, commands: [] });
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept.cookieConsent).toBe('denied');
  expect(kept.cookieConsentDate).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('P-COOKIE-08 P-ANALYTICS-01 P-ANALYTICS-02 after Allow All Cookies visits are measured, without the query, and never under /admin', async ({
  page,
}) => {
  const google = await stubGoogle(page);
  await page.goto('/gallery?q=reception');
  await choose(page, 'Allow All Cookies');
  await tour(page);
  await expect
    .poll(() => google.commands.filter(([, name]) => name === 'page_view').length)
    .toBe(4);
  expect(google.tags).toBe(1);

  const kinds = google.commands.map(([kind, name]) => (kind === 'consent' ? name : kind));
  expect(kinds.slice(0, 2)).toEqual(['default', 'update']);
  expect(kinds.indexOf('config')).toBeGreaterThan(1);
  expect(google.commands[0]?.[2]).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  const origin = new URL(page.url()).origin;
  const places = google.commands.flatMap(([kind, values]) =>
    kind === 'set' ? [(values as { page_location: string }).page_location] : [],
  );
  expect(places).toEqual(
    ['/gallery', '/blog', '/gallery', '/attorneys'].map((path) => origin + path),
  );
  expect(
    google.commands.flatMap(([, name, values]) => (name === 'page_view' ? [values] : [])),
  ).toEqual(
    [
      ['/gallery', 'Clinic Gallery'],
      ['/blog', 'Blog'],
      ['/gallery', 'Clinic Gallery'],
      ['/attorneys', 'Attorneys'],
    ].map(([page_path, title]) => ({
      page_path,
      page_title: `${title} | Wasatch Spine & Auto Injury`,
    })),
  );
  expect(JSON.stringify(google.commands)).not.toContain('reception');

  // The last page has reported all its depths: scrolling adds nothing after this count.
  // The page grows while its lower parts are drawn.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const view = google.commands.findLastIndex(([, name]) => name === 'page_view');
      const ofPage = google.commands.slice(view);
      return ofPage.filter(([, name]) => name === 'scroll_depth').at(-1)?.[2];
    })
    .toEqual({ percent: 100 });
  const before = google.commands.length;
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(google.tags).toBe(1);
  // Leaving the last page is measured there; nothing else is.
  expect(google.commands.slice(before).map(([, name]) => name)).toEqual(
    google.commands.slice(before).map(() => 'timing'),
  );
});

test('P-ANALYTICS-03 P-ANALYTICS-04 P-ANALYTICS-05 text typed into the form leaks nowhere', async ({
  page,
}, { project }) => {
  const google = await stubGoogle(page);
  const sentinels = ['zanzibar', 'quokka', 'osteosentinel', '801-555-0173', '8015550173'];
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => {
    lines.push(request.url());
    // The one request that is there to carry it.
    if (!request.url().endsWith('/form-submission')) lines.push(request.postData() ?? '');
  });

  await openAppointmentForm(page);
  await page.clock.fastForward(2000);
  await choose(page, 'Allow All Cookies');
  await page.getByLabel('Full name').fill('Zanzibar Quokka');
  await page.getByLabel('Email').fill('zanzibar@');
  await send(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fillIn(page, {
    name: 'Zanzibar Quokka',
    email: `zanzibar.${project.name}@example.com`,
    phone: '801-555-0173',
    injury: 'Osteosentinel',
  });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();
  await expect
    .poll(() => google.commands.map(([, name]) => name))
    .toEqual(expect.arrayContaining(['form_start', 'form_error', 'form_submit']));

  lines.push(page.url(), JSON.stringify(google.commands));
  lines.push(
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title]),
    ),
  );
  const said = lines.join('\n').toLowerCase();
  expect(sentinels.filter((word) => said.includes(word))).toEqual([]);
});
