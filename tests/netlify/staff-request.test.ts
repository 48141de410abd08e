import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsignedToken } from '../unsigned-token.ts';
import { onDemoClinic } from './fake-firestore.ts';
import { appointment, pip, send } from './post-form.ts';

const network = vi.fn<typeof fetch>();

const tokenOf = (sub: unknown, hours = 1) =>
  unsignedToken({ sub, auth_time: Date.now() / 1000 - hours * 3600 });

const dana = `Bearer ${tokenOf('dana')}`;

/** The answer to the one question that a request of staff may ask before it is judged. */
function profile(role: string): void {
  const name = 'projects/demo-clinic/databases/(default)/documents/users/dana';
  const fields = { role: { stringValue: role } };
  const readTime = '2026-11-18T19:00:00Z';
  network.mockResolvedValueOnce(Response.json([{ found: { name, fields }, readTime }]));
}

beforeEach(() => {
  onDemoClinic(network.mockReset().mockRejectedValue(new Error('no network here')));
  vi.spyOn(console, 'error').mockReturnValue();
});

async function enter(authorization: string, body: object = appointment) {
  const headers = { authorization };
  const response = await send({ method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, ...(await response.json()) };
}

describe('a request that staff enter is no visitor’s form', () => {
  it.each([
    ['no token', 'Bearer '],
    ['the token of a person who is signed out', 'Bearer null'],
    ['the emulator’s owner', 'Bearer owner'],
    ['a sign-in of 12 hours ago', `Bearer ${tokenOf('dana', 12)}`],
    ['a token without a person', `Bearer ${tokenOf(undefined)}`],
    ['another spelling of the scheme', dana.replace('Bearer', 'bearer')],
  ])('%s is refused without a question to the database', async (_, authorization) => {
    expect(await enter(authorization)).toMatchObject({ status: 401, code: 'signed-out' });
    expect(network).not.toHaveBeenCalled();
  });

  it('a token that Firestore refuses is refused, and nothing else is asked', async () => {
    network.mockResolvedValueOnce(
      Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 }),
    );
    expect(await enter(dana)).toMatchObject({ status: 401, code: 'signed-out' });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each(['staff', ''])('the role %j is refused, and nothing else is asked', async (role) => {
    profile(role);
    expect(await enter(dana)).toMatchObject({ status: 403, code: 'not-admin' });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a form of another type', pip, 'type'],
    ['no name', { ...appointment, name: '' }, 'name'],
    ['a bad phone', { ...appointment, phone: '555-0100' }, 'phone'],
    ['an id that is no UUID', { ...appointment, submissionId: '../users/x' }, 'submissionId'],
  ])('%s is refused with its field', async (_, body, field) => {
    profile('admin');
    expect(await enter(dana, body)).toMatchObject({ status: 400, field });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is refused from a page of another site', async () => {
    const headers = { authorization: dana, origin: 'https://evil.example' };
    const response = await send({ method: 'POST', headers, body: JSON.stringify(appointment) });
    expect(response.status).toBe(403);
    expect(network).not.toHaveBeenCalled();
  });

  it('the password of a site that is not public yet says nothing about its visitor', async () => {
    const basic = `Basic ${Buffer.from('preview:secret').toString('base64')}`;
    expect(await enter(basic, { ...appointment, name: '' })).toMatchObject({
      status: 400,
      field: 'name',
    });
    expect(network).not.toHaveBeenCalled();
  });
});
