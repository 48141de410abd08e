import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Page } from 'playwright';
import { demoPassword } from './demo-users.ts';
import { emulatorUrls, localEnv } from './local-env.ts';

const admin = 'dana@clinic.example';

const app = initializeApp({ apiKey: localEnv.VITE_FIREBASE_API_KEY });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, emulatorUrls.auth, { disableWarnings: true });

/**
 * Opens `next` as a person who has just signed in on this browser, by default an administrator. The sign-in is the
 * emulator's; what the login page keeps of it is stored without that page, which takes a second of a core.
 */
export async function signIn(
  page: Page,
  { email = admin, next = '/admin/dashboard' } = {},
): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, demoPassword);
  // A small document of this origin, without scripts.
  await page.goto('/img/mark.svg');
  await page.evaluate(
    ([key, user]) => {
      localStorage.setItem(key, user);
      for (const time of ['lastActive', 'lastPassword'])
        localStorage.setItem(time, `${Date.now()}`);
      // biome-ignore lint/suspicious/noDocumentCookie: as the app does it
      document.cookie = 'staff-session=1; path=/admin; samesite=strict';
    },
    [`firebase:authUser:${app.options.apiKey}:${app.name}`, JSON.stringify(user)] as const,
  );
  await page.goto(next);
  await page.locator('h1').first().waitFor();
}

/** For stories about the sign-in: through the login page, and waits for `next`. */
export async function signInByForm(
  page: Page,
  { email = admin, password = demoPassword, next = '/admin/dashboard' } = {},
): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await logIn(page, email, password);
  await page.waitForURL(next);
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
