import { idToken } from './account/auth.ts';
import { postJson } from './post-json.ts';

/** Milliseconds: the function retries a busy mail server for some seconds. */
const timeout = 30_000;

/** Asks the form function, with proof of who asks. */
export async function postAsStaff(body: object): Promise<Response> {
  return postJson(body, { timeout, headers: { authorization: `Bearer ${await idToken()}` } });
}
