import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright/test';
import { trapName } from '#domain/requests/spam-signs.ts';
import { openApp } from '../../scripts/local/open-app.ts';
import { fillIn, openAppointmentForm, send, type Visitor } from '../support/appointment-form.ts';
import { expectAccessible } from '../support/axe.ts';
import { clearCooldowns } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInGuideForm, openGuideForm, sendGuideForm } from '../support/guide-form.ts';
import { hold } from '../support/hold.ts';
import { ownLineEvents, setOnline } from '../support/line.ts';
import { bodyOf, catchPlainForms, endpoint, leadsOf } from '../support/plain-forms.ts';

/** Times to hold have an 'Any time', too. */
const preferredTime = (page: Page) => page.getByRole('group', { name: /^Preferred time/ });

test.use({ prefetches: true });

// Faults of scripts and of the line: a filled form is stored once, or kept with a word about it.

const failureText = 'Something went wrong. Please try again or call us directly.';
const scripts = '**/assets/*.js';
/** Seconds after which a press goes out without the app, and one. */
const patience = 7000;

const received = (page: Page) => page.getByRole('heading', { name: 'Request Received!' });

/** A person whom no earlier run has stored. */
const newVisitor = (name: string): Visitor & { phone: string } => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
  phone: '801 555 0171',
  injury: 'Neck, since Monday',
});

/** The form with the app behind it: earlier, the press would wait for the app. */
async function openFormWithApp(page: Page) {
  await clearCooldowns();
  await page.clock.install();
  await openApp(page, '/contact');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function expectPlainAppointment(request: Request | undefined, visitor: Visitor) {
  expect(request?.method()).toBe('POST');
  expect(request?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  expect(request?.isNavigationRequest()).toBe(true);
  expect(bodyOf(request)).toMatchObject({
    type: 'appointment',
    consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    wasInAccident: 'yes',
    typeOfInjury: visitor.injury,
    [trapName]: '',
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three forms go out as plain forms, the menu opens, and questions unfold', async ({
    page,
  }) => {
    const visitor = newVisitor('Nora Plain');
    const sent = await catchPlainForms(page, '/contact/received');
    await page.goto('/contact');
    await expect(page.getByText(/JavaScript/)).toHaveCount(0);
    await page.getByLabel('Full name').fill(visitor.name);
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Phone', { exact: true }).fill(visitor.phone);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('Type of injury').fill(visitor.injury ?? '');
    await send(page);
    await page.waitForURL('/contact/received');
    await expect(received(page)).toBeVisible();
    await expectPlainAppointment(sent[0], visitor);

    await page.unroute(endpoint);
    const guides = await catchPlainForms(page, '/pip-guide/received');
    await page.goto('/pip-guide');
    await page.getByLabel('Full Name').fill(visitor.name);
    await page.getByLabel('Email Address').fill(visitor.email);
    await page.getByLabel('Were you in an accident?').selectOption('no');
    await sendGuideForm(page);
    await page.waitForURL('/pip-guide/received');
    await expect(page.getByRole('link', { name: /Download the guide/ })).toHaveAttribute(
      'href',
      '/pip-guide.pdf',
    );
    expect(bodyOf(guides[0])).toMatchObject({ type: 'pip', wasInAccident: 'no' });

    await page.unroute(endpoint);
    const requests = await catchPlainForms(page, '/attorneys/received');
    await page.goto('/attorneys');
    await page.getByLabel('Firm').fill('Salt & Partners');
    await page.getByLabel('Client initials').fill('J. D.');
    await page.getByLabel('Date of loss').fill('2026-01-05');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.waitForURL('/attorneys/received');
    await expect(received(page)).toBeVisible();
    expect(bodyOf(requests[0])).toMatchObject({
      type: 'attorney',
      firm: 'Salt & Partners',
      clientInitials: 'J. D.',
      dateOfLoss: '2026-01-05',
    });

    await page.locator('header summary').click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    await page.goto('/patient-info');
    const question = page.locator('#questions details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  });
});

test.describe('scripts that do not come', () => {
  for (const [fault, files] of [
    ['the entry', '**/assets/index-*.js'],
    ['the vendor file', '**/assets/vendor-*.js'],
    ['every script', scripts],
  ] as const) {
    test(`${fault} answers 404: a press goes out as a plain form, once, and the draft is gone when it arrived`, async ({
      page,
      problems,
    }) => {
      problems.expect(/Failed to load resource/);
      const visitor = newVisitor('Elif Gone');
      const sent = await catchPlainForms(page, '/contact/received');
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await openAppointmentForm(page);
      await fillIn(page, visitor);
      await send(page);
      await page.waitForURL('/contact/received');
      await expect(received(page)).toBeVisible();
      expect(sent).toHaveLength(1);
      await expectPlainAppointment(sent[0], visitor);
      expect(bodyOf(sent[0]).submissionId).toMatch(uuid);
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
        .not.toContain('form:appointment');
    });
  }

  test('all of them hang: the press says so at once, goes out some seconds later, and a failed answer loses nothing', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 503/);
    const visitor = newVisitor('Hanna Hang');
    const sent: Request[] = [];
    await page.route(endpoint, (route, request) => {
      sent.push(request);
      return route.fulfill({
        status: 503,
        contentType: 'text/html',
        body: `<!doctype html><title>Not sent</title><h1>${failureText}</h1>`,
      });
    });
    // They are asked for, and never answer.
    await page.route(scripts, () => {});
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    const button = page.locator('form button[type=submit]');
    const width = (await button.boundingBox())?.width;
    await send(page);
    await expect(button).toHaveAccessibleName('Submitting...');
    await expect(button.getByText('Request Appointment')).toBeHidden();
    await expect(page.locator('#held')).toHaveText('Submitting...');
    expect((await button.boundingBox())?.width).toBe(width);
    // A second press changes nothing.
    await button.click({ force: true });
    expect(sent).toHaveLength(0);
    await page.clock.fastForward(patience);
    await expect(page.getByRole('heading', { name: failureText })).toBeVisible();
    expect(sent).toHaveLength(1);

    // Back, with the scripts there again: the same answers are the same request.
    await page.unroute(scripts);
    await page.unroute(endpoint);
    await clearCooldowns();
    const again = page.waitForRequest(endpoint);
    await page.goto('/contact');
    await page.waitForFunction(() => sessionStorage.getItem('form:appointment') !== null);
    await expect(page.getByLabel('Type of injury')).toHaveValue(visitor.injury ?? '');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await send(page);
    await expect(received(page)).toBeVisible();
    expect((await again).postDataJSON().submissionId).toBe(bodyOf(sent[0]).submissionId);
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('the app gives up (its page’s own chunk failed): what is pressed later goes out natively, on all three forms', async ({
    page,
  }) => {
    await page.route(scripts, () => {});
    const failed = () => page.evaluate(() => dispatchEvent(new Event('app-failed')));
    const guides = await catchPlainForms(page, '/pip-guide/received');
    await openGuideForm(page);
    await failed();
    const visitor = newVisitor('Gita Chunk');
    await fillInGuideForm(page, visitor);
    await sendGuideForm(page);
    await page.waitForURL('/pip-guide/received');
    expect(guides).toHaveLength(1);
    expect(bodyOf(guides[0])).toMatchObject({ type: 'pip', email: visitor.email });
    expect(bodyOf(guides[0]).submissionId).toMatch(uuid);

    await page.unroute(endpoint);
    const requests = await catchPlainForms(page, '/attorneys/received');
    await page.goto('/attorneys');
    await page.getByLabel('Firm').fill('Salt & Partners');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await failed();
    await page.waitForURL('/attorneys/received');
    expect(requests).toHaveLength(1);
    expect(bodyOf(requests[0])).toMatchObject({ type: 'attorney', firm: 'Salt & Partners' });

    await page.goto('/contact');
    await failed();
    await page.locator('header summary').click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Load map' })).toHaveAttribute('href', /^https:/);
  });
});

test.describe('scripts that are late', () => {
  test('the press says so at once, and the app sends it', async ({ page }) => {
    const release = await hold(page, scripts);
    const visitor = newVisitor('Lena Late');
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await send(page);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    release();
    await expect(received(page)).toBeVisible();
    expect(await leadsOf(visitor)).toMatchObject([{ wasInAccident: true, spam: false }]);
  });

  test('left by a link while the press waits: it goes out behind the visitor, and sending again is the same request', async ({
    page,
  }) => {
    await hold(page, scripts);
    const visitor = newVisitor('Bea Behind');
    // A request that a page sends in the background is not visible from outside.
    await page.addInitScript(() => {
      navigator.sendBeacon = (address, body) => {
        sessionStorage.setItem('beacon', `${address} ${body}`);
        return true;
      };
    });
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await send(page);
    await page.getByRole('form').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('/privacy');
    const beacon = await page.evaluate(() => sessionStorage.getItem('beacon') ?? '');
    const [address = '', body = ''] = beacon.split(' ');
    expect(address).toMatch(/form-submission$/);
    const sent = Object.fromEntries(new URLSearchParams(body));
    expect(sent).toMatchObject({ type: 'appointment', name: visitor.name, wasInAccident: 'yes' });
    await page.unroute(scripts);
    const again = page.waitForRequest(endpoint);
    await openApp(page, '/contact');
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
    await send(page);
    expect((await again).postDataJSON().submissionId).toBe(sent.submissionId);
    await expect(received(page)).toBeVisible();
  });

  test('a word that the keyboard is composing meanwhile is there once, and the caret stays', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await openAppointmentForm(page);
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    const name = page.getByLabel('Full name');
    await name.fill('Olsen');
    await name.press('Home');
    await compose('Mar');
    release();
    // Only the app knows by when.
    await expect(page.getByText(/^We’ll get back to you by /)).toBeVisible();
    await compose('María');
    await keyboard.send('Input.insertText', { text: 'María ' });
    await expect(name).toHaveValue('María Olsen');
  });

  test('words typed early search where the app draws the page itself', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/gallery?tag=Staff');
    await page.getByLabel('Search photos').pressSequentially('lamp');
    release();
    await expect(page).toHaveURL(/q=lamp/);
    await expect(page.getByLabel('Search photos')).toHaveValue('lamp');
    await expect(page.getByLabel('Search photos')).toBeFocused();
  });

  test('a button pressed early is pressed on a page that the app draws itself', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/gallery?tag=Waiting+Room');
    await page.getByRole('button', { name: 'Open photo: Blue Lamp' }).click();
    release();
    const viewer = page.getByRole('dialog', { name: 'Clinic photo viewer' });
    await expect(viewer.getByRole('img', { name: 'Blue Lamp' })).toBeVisible();
  });
});

test.describe('a half-filled form', () => {
  test('is there again after a link, Back, a reload and Privacy, in all three forms', async ({
    page,
  }) => {
    const visitor = newVisitor('Drew Half');
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await preferredTime(page).getByRole('radio', { name: 'Any time' }).check();
    const expectKept = async () => {
      await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
      await expect(page.getByLabel('Type of injury')).toHaveValue(visitor.injury ?? '');
      await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
      await expect(preferredTime(page).getByRole('radio', { name: 'Any time' })).toBeChecked();
    };
    await page.getByRole('form').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.goBack();
    await expectKept();
    await page.reload();
    await expectKept();
    // A document of its own, as after a new build.
    await page.goto('/about');
    await openApp(page, '/contact');
    await expectKept();
    // Nowhere but in this tab.
    const elsewhere = await page.evaluate(() => JSON.stringify(localStorage) + location.href);
    expect(elsewhere).not.toContain(visitor.name);

    await openApp(page, '/pip-guide');
    await page.getByLabel('Full Name').fill(visitor.name);
    await page.getByLabel('Were you in an accident?').selectOption('no');
    await openApp(page, '/attorneys');
    await page.getByLabel('What is needed').fill('Records\nand a bill');
    await page.reload();
    await expect(page.getByLabel('What is needed')).toHaveValue('Records\nand a bill');
    await openApp(page, '/pip-guide');
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name);
    await expect(page.getByLabel('Were you in an accident?')).toHaveValue('no');
  });

  test('left while it is sent: coming back shows that it is being sent, then that it arrived, then an empty form', async ({
    page,
  }) => {
    const visitor = newVisitor('Lea Leaver');
    await openFormWithApp(page);
    await fillIn(page, visitor);
    const release = await hold(page, endpoint);
    await send(page);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await page.getByRole('form').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
    await page.goForward();
    const answered = page.waitForResponse(endpoint);
    release();
    await answered;
    await page.goBack();
    await expect(received(page)).toBeVisible();
    await expect(page.getByText(/We’ll call \(801\) .* by \w+day \d+:\d\d [AP]M/)).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('an answer that got lost and a reload: sending again is the same request', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    const visitor = newVisitor('Otto Lost');
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await page.route(endpoint, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText(failureText);
    await page.unroute(endpoint);
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
    await send(page);
    await expect(received(page)).toBeVisible();
    expect(await leadsOf(visitor)).toHaveLength(1);
  });
});

test.describe('offline', () => {
  test.beforeEach(({ page }) => ownLineEvents(page));

  test('says so after each press, keeps the text, and sends once what is there when the line is back', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Failed to load/);
    const visitor = newVisitor('Ofra Line');
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('form-submission')) sent.push(request);
    });
    await openFormWithApp(page);
    await fillIn(page, { ...visitor, injury: 'Neck' });
    await setOnline(page, false);
    const alert = page.getByRole('alert');
    for (let press = 0; press < 3; press++) {
      await send(page);
      await expect(alert).toContainText(failureText);
      await expect(alert).toContainText('You’re offline. We’ll send your request as soon as');
      await expect(alert).toBeFocused();
    }
    await page.getByLabel('Type of injury').fill(visitor.injury ?? '');
    expect(await leadsOf(visitor)).toHaveLength(0);
    sent.length = 0;
    await setOnline(page, true);
    await expect(received(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    const stored = await leadsOf(visitor);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.message).toContain(visitor.injury);
  });

  test('before the app has come: the press waits for the line, then goes out', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const visitor = newVisitor('Orla Early');
    const sent = await catchPlainForms(page, '/contact/received');
    await page.route(scripts, () => {});
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await setOnline(page, false);
    await send(page);
    await page.clock.fastForward(patience);
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
    expect(sent).toHaveLength(0);
    await expect(page.locator('#held')).toHaveText('Submitting...');
    await expectAccessible(page);
    await setOnline(page, true);
    await page.waitForURL('/contact/received');
    expect(sent).toHaveLength(1);
  });
});

test.describe('a phone held sideways', () => {
  test.use({ isKnown: false, viewport: { width: 640, height: 320 } });

  test('the cookie banner shows its buttons whole', async ({ page }) => {
    await page.goto('/contact');
    const banner = page.getByRole('region', { name: 'Cookies on this site' });
    const button = banner.getByRole('button', { name: 'Reject All' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const inside = await banner.evaluate((box) => {
      const { bottom } = box.getBoundingClientRect();
      return [...box.querySelectorAll('.grid button')].every(
        (each) => each.getBoundingClientRect().bottom <= bottom,
      );
    });
    expect(inside).toBe(true);
    await button.click();
    await expect(banner).toHaveCount(0);
  });
});
