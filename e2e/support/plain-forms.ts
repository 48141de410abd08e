import type { Page, Request } from 'playwright/test';
import { readAll } from './database.ts';

export const endpoint = '**/.netlify/functions/form-submission';

/** What plain forms send to the function; the function answers as if it had stored them. */
export async function catchPlainForms(page: Page, page303: string): Promise<Request[]> {
  const caught: Request[] = [];
  await page.route(endpoint, (route, request) => {
    caught.push(request);
    return route.fulfill({ status: 303, headers: { location: page303 } });
  });
  return caught;
}

export const bodyOf = (request?: Request) =>
  Object.fromEntries(new URLSearchParams(request?.postData() ?? ''));

export async function leadsOf({ email }: { email: string }) {
  return (await readAll('leads')).filter((lead) => lead.email === email);
}
