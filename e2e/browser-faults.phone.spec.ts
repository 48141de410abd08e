import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from 'playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../scripts/local/demo-users.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { filesIn } from '../tests/emulator/bucket.ts';
import { fillIn, openAppointmentForm, send, type Visitor } from './support/appointment-form.ts';
import { clearCooldowns, readAll } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ prefetches: true });

// Failures between a browser and the clinic. None of them loses typed text.

const endpoint = '**/.netlify/functions/form-submission';
const failureText = 'Something went wrong. Please try again or call us directly.';
const waitText = 'Please wait a moment before submitting again.';
const received = (page: Page) => page.getByRole('heading', { name: 'Request Received!' });

/** A person whom no earlier run has stored. */
const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`;

async function leadsOf({ email }: Visitor) {
  return (await readAll('leads')).filter((lead) => lead.email === email);
}

/** Requests to the function wait until they are let go. */
async function hold(target: Page | BrowserContext): Promise<{ held: Route[]; letGo: () => void }> {
  const held: Route[] = [];
  let isOpen = false;
  await target.route(endpoint, async (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return {
    held,
    letGo() {
      isOpen = true;
      for (const route of held.splice(0)) void route.continue();
    },
  };
}

test.describe('the appointment form', () => {
  test('without a connection: says so, keeps the values, and sends them once there is one', async ({
    page,
    context,
    problems,
  }) => {
    // The reload has no connection, either.
    problems.expect(/ERR_INTERNET_DISCONNECTED|RPC_ERROR/);
    const visitor = {
      name: 'Holly Brandt',
      email: newEmail('holly'),
      phone: '801 555 0171',
    };
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(failureText);
    await expect(page.getByRole('button', { name: 'Request Appointment' })).toBeEnabled();
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(visitor.phone);
    expect(await leadsOf(visitor)).toHaveLength(0);

    await context.setOffline(false);
    // Browsers in a network without a way out stay offline by themselves.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(received(page)).toBeVisible();
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('clicked twice, and twice within one moment: one request goes out', async ({ page }) => {
    const visitor = { name: 'Omar Reyes', email: newEmail('omar') };
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('form-submission')) sent.push(request.postData() ?? '');
    });
    const gate = await hold(page);
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await page.getByRole('button', { name: 'Request Appointment' }).dblclick();
    await page.getByLabel('Full name').press('Enter');
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    gate.letGo();
    await expect(received(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await leadsOf(visitor)).toHaveLength(1);

    await page.evaluate(() => localStorage.clear());
    const another = { name: 'Rhea Omondi', email: newEmail('rhea') };
    await openAppointmentForm(page);
    await fillIn(page, another);
    // Faster than any screen can render.
    await page.getByRole('form', { name: 'Appointment request' }).evaluate((form) => {
      (form as HTMLFormElement).requestSubmit();
      (form as HTMLFormElement).requestSubmit();
    });
    await expect(received(page)).toBeVisible();
    expect(await leadsOf(another)).toHaveLength(1);
  });

  test('a reload while sending shows no success, and a second submission is the same request', async ({
    page,
  }) => {
    const visitor = { name: 'Gail Ortiz', email: newEmail('gail') };
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    let stored = () => {};
    const isStored = new Promise<void>((resolve) => {
      stored = resolve;
    });
    // The function has the request; its answer never arrives.
    await page.route(endpoint, async (route) => {
      await route.fetch();
      stored();
    });
    await send(page);
    await isStored;
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('form', { name: 'Appointment request' })).toBeVisible();
    await expect(received(page)).toHaveCount(0);

    await page.unroute(endpoint);
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
    await send(page);
    await expect(received(page)).toBeVisible();
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('after a reload before the request was sent, it can be sent again', async ({ page }) => {
    const visitor = { name: 'Gus Ivarsson', email: newEmail('gus') };
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    const gate = await hold(page);
    await send(page);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('form', { name: 'Appointment request' })).toBeVisible();
    gate.held.length = 0;
    gate.letGo();
    await fillIn(page, visitor);
    await send(page);
    await expect(received(page)).toBeVisible();
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('in two tabs: one after the other or both at once, one lead comes of it', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of 429/);
    const visitor = { name: 'Tess Aldana', email: newEmail('tess') };
    const second = await context.newPage();
    await openAppointmentForm(second);
    await fillIn(second, visitor);
    await openAppointmentForm(page);
    await fillIn(page, visitor);
    await send(page);
    await expect(received(page)).toBeVisible();
    await send(second);
    await expect(second.getByRole('alert')).toContainText(waitText);
    await expect(second.getByLabel('Full name')).toHaveValue(visitor.name);
    expect(await leadsOf(visitor)).toHaveLength(1);

    const hasty = { name: 'Abel Hasty', email: newEmail('abel') };
    await page.evaluate(() => localStorage.clear());
    const gate = await hold(context);
    for (const tab of [page, second]) {
      await openAppointmentForm(tab);
      await fillIn(tab, hasty);
      await send(tab);
      await expect(tab.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    }
    await clearCooldowns();
    await expect.poll(() => gate.held.length).toBe(2);
    gate.letGo();
    const answers = received(page).or(page.getByRole('alert').filter({ hasText: waitText }));
    await expect(answers).toBeVisible();
    await expect(
      received(second).or(second.getByRole('alert').filter({ hasText: waitText })),
    ).toBeVisible();
    expect(await leadsOf(hasty)).toHaveLength(1);
  });
});

test.describe('the editor of articles', () => {
  const tab = '/admin/dashboard/blog-posts';
  const signedOut = 'You’ve been signed out';

  test.use({ startsFresh: true });

  /** The page says so at once; it is true a moment later. */
  async function expectKept(page: Page, words: string) {
    await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')))
      .toContain(words);
  }

  /** The browser has no time for a word. */
  async function crash(page: Page) {
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await page.close();
  }

  /** In the tab that the page offers for it. */
  async function signInAgain(page: Page) {
    const dialog = page.getByRole('dialog', { name: signedOut });
    const [login] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Login in a new tab' }).click(),
    ]);
    await login.getByLabel('Email').fill('dana@clinic.example');
    await login.getByLabel('Password', { exact: true }).fill(demoPassword);
    await login.getByRole('button', { name: 'Login' }).click();
    return login;
  }

  test('two tabs of one browser: the one that saves later is asked first, and neither text is lost', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of (400|403|409)/);
    await signIn(page, { next: `${tab}/p1` });
    const other = await context.newPage();
    await other.goto(`${tab}/p1`);
    await other.getByLabel('Summary').fill('Typed in the other tab.');
    await expectKept(other, 'Typed in the other tab.');

    await page.getByLabel('Summary').fill('Typed in this tab.');
    await page.getByRole('button', { name: 'Update post' }).click();
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible();

    // The other tab's text must not have gone with this one's copy.
    await crash(other);
    const again = await context.newPage();
    await again.goto(`${tab}/p1`);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Summary')).toHaveValue('Typed in the other tab.');
    await again.getByRole('button', { name: 'Update post' }).click();
    await expect(again.getByText('This post was changed elsewhere')).toBeVisible();
    await again.getByRole('button', { name: 'Keep mine' }).click();
    await expect(again.getByText('Blog post updated successfully!')).toBeVisible();
  });

  test('two new articles in two tabs: a crash of both loses neither', async ({ page, context }) => {
    const write = async (editor: Page, title: string) => {
      await editor.getByLabel('Summary').fill('A few words.');
      await editor.getByLabel('Content').fill('Some more.');
      await editor.getByLabel('Title').fill(title);
    };
    await signIn(page, { next: `${tab}/new` });
    await write(page, 'Seat heights');
    await expectKept(page, 'Seat heights');
    const other = await context.newPage();
    await other.goto(`${tab}/new`);
    // The copy of the first tab is offered here as well; a person who keeps typing has not decided about it.
    await expect(other.getByText(/^Restore unsaved changes/)).toBeVisible();
    await write(other, 'Mirrors');
    await expectKept(other, 'Mirrors');
    await crash(other);
    await crash(page);

    const again = await context.newPage();
    await again.goto(`${tab}/new`);
    const title = again.getByLabel('Title');
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Mirrors');
    await again.getByRole('button', { name: 'Save draft' }).click();
    await expect(again.getByText('Blog post created successfully!')).toBeVisible();
    await again.goto(`${tab}/new`);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Seat heights');
    await again.getByRole('button', { name: 'Save draft' }).click();
    await expect(again.getByText('Blog post created successfully!')).toBeVisible();
    await again.goto(`${tab}/new`);
    await expect(title).toHaveValue('');
    await expect(again.getByText(/^Restore unsaved changes/)).toHaveCount(0);
  });

  test('signed out in another tab: the text stays, the way back is named, and then it can be saved', async ({
    page,
    context,
    problems,
  }) => {
    // Requests under way at the sign-out are refused.
    problems.expect(/status of 403/);
    await signIn(page, { next: `${tab}/p1` });
    const other = await context.newPage();
    await other.goto('/admin/dashboard');
    await page.getByLabel('Summary').fill('In the middle of a sentence');
    await other.getByRole('button', { name: 'More' }).click();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByText('Successfully signed out')).toBeVisible();
    await other.close();

    await signInAgain(page);
    await expect(page.getByRole('dialog', { name: signedOut })).toHaveCount(0);
    await expect(page.getByLabel('Summary')).toBeVisible();
    await expect(page.getByLabel('Summary')).toHaveValue('In the middle of a sentence');
    await page.getByRole('button', { name: 'Update post' }).click();
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  });

  test('a session that ran out: nothing can be read any more, and a crash leaves the text to be restored', async ({
    page,
    context,
    problems,
  }) => {
    // The clock that jumps makes the listener believe that it has been waiting.
    problems.expect(/status of (400|401|403)|Could not reach Cloud Firestore backend/);
    const sentence = 'Nobody should have to type this twice.';
    await page.clock.install();
    await signIn(page, { next: `${tab}/p1` });
    await page.getByLabel('Summary').fill(sentence);
    await expectKept(page, sentence);
    // The account was disabled, or its password changed: no new token.
    await context.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED' } }),
      }),
    );
    await page.clock.fastForward('01:10:00');
    const dialog = page.getByRole('dialog', { name: signedOut });
    await expect(dialog).toContainText('Sign in again in a new tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Summary')).toHaveCount(0);
    expect((await readAll('blogPosts')).find(({ id }) => id === 'p1')?.summary).not.toBe(sentence);

    await page.close();
    await context.unroute('**/securetoken.googleapis.com/**');
    const again = await context.newPage();
    await again.goto(`${tab}/p1`);
    await again.getByRole('link', { name: 'Login' }).click();
    await again.getByLabel('Email').fill('dana@clinic.example');
    await again.getByLabel('Password', { exact: true }).fill(demoPassword);
    await again.getByRole('button', { name: 'Login' }).click();
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Summary')).toHaveValue(sentence);
    await again.getByRole('button', { name: 'Update post' }).click();
    await expect(again.getByText('Blog post updated successfully!')).toBeVisible();
  });

  test('a role that was taken away: saving says why, and the text stays', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 403|RPC_ERROR/);
    await signIn(page, { next: `${tab}/p1` });
    await page.getByLabel('Summary').fill('Still mine.');
    await page.route('**/documents:*', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify([
          { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
        ]),
      }),
    );
    await page.getByRole('button', { name: 'Update post' }).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'You are signed out. Sign in again in a new tab, then try again here.',
    );
    await expect(page.getByLabel('Summary')).toHaveValue('Still mine.');
  });
});

test.describe('an upload', () => {
  const storage = '**/v0/b/**';
  const commandOf = (route: Route) => route.request().headers()['x-goog-upload-command'] ?? '';
  const itemsCalled = async (fileName: string) =>
    (await readAll('media')).filter((item) => item.fileName === fileName);
  const row = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

  async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
    await signIn(page, { next: '/admin/dashboard/media' });
    await page.getByLabel('Clinic photos and files').setInputFiles({ name, mimeType, buffer });
  }

  const paper = () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(3_000_000, 'x'),
      Buffer.from('\n%%EOF'),
    ]);

  /** Answers so instead of the storage, which never sees the request. */
  const refuse = (route: Route, status: number) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' });

  /** Retry, after which the file is there once, and its document too. */
  async function retry(page: Page, name: string, stem: string, files: number) {
    await expect(row(page, name).getByRole('alert')).toContainText('Failed to upload photos');
    expect(await itemsCalled(name)).toEqual([]);
    await expect.poll(() => filesIn(`clinic/${stem}`)).toEqual([]);
    await page.unroute(storage);
    await row(page, name)
      .getByRole('button', { name: `Retry ${name}` })
      .click();
    await expect(page.getByText('Successfully uploaded 1 photo(s)!')).toBeVisible();
    expect(await itemsCalled(name)).toHaveLength(1);
    expect(await filesIn(`clinic/${stem}`)).toHaveLength(files);
  }

  test('refused before its last piece: nothing is left over, and Retry stores it once', async ({
    page,
    problems,
  }, { project }) => {
    // The product then asks whether another file has the name.
    problems.expect(/status of 40[34]/);
    const stem = `paper-${project.name}`;
    let pieces = 0;
    await page.route(storage, (route) => {
      if (commandOf(route) === 'upload') pieces += 1;
      return commandOf(route).includes('finalize') ? refuse(route, 403) : route.continue();
    });
    await choose(page, `${stem}.pdf`, 'application/pdf', paper());
    await retry(page, `${stem}.pdf`, stem, 1);
    expect(pieces).toBeGreaterThan(1);
  });

  test('stored, but without an answer to where: the file goes again, and Retry stores it once', async ({
    page,
    problems,
  }, { project }) => {
    problems.expect(/status of 403/);
    const stem = `lost-paper-${project.name}`;
    await page.route(storage, (route) => {
      const isQuestion =
        route.request().method() === 'GET' && route.request().url().includes('lost-paper');
      return isQuestion ? refuse(route, 403) : route.continue();
    });
    await choose(page, `${stem}.pdf`, 'application/pdf', paper());
    await retry(page, `${stem}.pdf`, stem, 1);
  });

  test('of a picture, whose last size is refused: the others go again, and Retry stores all three', async ({
    page,
    problems,
  }, { project }) => {
    // The test deletes what may be stored after the failure.
    problems.expect(/status of (403|404)/);
    const stem = `porch-${project.name}`;
    await page.route(storage, (route) => {
      const { url, method } = { url: route.request().url(), method: route.request().method() };
      return method === 'POST' && url.includes('256') ? refuse(route, 403) : route.continue();
    });
    const picture = sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#1f7385' },
    });
    await choose(page, `${stem}.png`, 'image/png', await picture.png().toBuffer());
    await retry(page, `${stem}.png`, stem, 3);
  });

  test('a storage that is busy for a moment: the upload goes on by itself', async ({
    page,
    problems,
  }, { project }) => {
    problems.expect(/status of 503/);
    const stem = `busy-paper-${project.name}`;
    let refusals = 0;
    await page.route(storage, (route) => {
      if (!commandOf(route).includes('finalize') || refusals === 2) return route.continue();
      refusals += 1;
      return refuse(route, 503);
    });
    await choose(page, `${stem}.pdf`, 'application/pdf', paper());
    await expect(page.getByText('Successfully uploaded 1 photo(s)!')).toBeVisible({
      timeout: 20_000,
    });
    expect(refusals).toBe(2);
    expect(await itemsCalled(`${stem}.pdf`)).toHaveLength(1);
    expect(await filesIn(`clinic/${stem}`)).toHaveLength(1);
  });

  test('whose document the database refuses: no file is left without one', async ({
    page,
    problems,
  }, { project }) => {
    problems.expect(/RPC_ERROR|status of (403|404)/);
    const stem = `undocumented-${project.name}`;
    const writes = '**/documents:commit*';
    await page.route(writes, (route) => refuse(route, 403));
    await choose(page, `${stem}.pdf`, 'application/pdf', paper());
    await expect(row(page, stem).getByRole('alert')).toBeVisible();
    await page.unroute(writes);
    await retry(page, `${stem}.pdf`, stem, 1);
  });
});
