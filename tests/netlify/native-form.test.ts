// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadTypeOf } from '#domain/leads/new-lead.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { quarterMs } from '#domain/time/quarter.ts';
import { formsIn } from '../../netlify/lib/forms/form-list.ts';
import { clinicDocument } from '../../netlify/lib/read-clinic.ts';
import { wordsIn } from '../../netlify/lib/words.ts';
import { foundFacts } from './facts-document.ts';
import { onDemoClinic } from './fake-firestore.ts';
import { nativeForms, postForm, send } from './post-form.ts';

const forms = formsIn(wordsIn.en);

const network = vi.fn<typeof fetch>();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A refused form needs nothing else of the database. */
async function onlyFacts(_: unknown, { body }: RequestInit = {}): Promise<Response> {
  const { documents } = JSON.parse(String(body));
  if (String(documents) !== clinicDocument()) throw new Error('no network here');
  return Response.json([foundFacts()]);
}

beforeEach(() => {
  onDemoClinic(network.mockReset().mockImplementation(onlyFacts));
  vi.spyOn(console, 'error').mockReturnValue();
});

/** The parsed page, with the values that its form would send. */
async function read(response: Response) {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector('form');
  const values = form ? [...new FormData(form)] : [];
  // Browsers send line breaks as CRLF.
  const sent = Object.fromEntries(
    values.map(([name, value]) => [name, String(value).replaceAll('\n', '\r\n')]),
  );
  const errors = [...page.querySelectorAll('.summary a[href^="#"]')];
  return { page, form, sent, text: page.body.textContent, errors };
}

it.each([
  ['en', 'Hold a time', 'Mon, Nov 30, 9:00 AM', 'Any time'],
  ['es', 'Aparte una hora', 'lun. 30 de nov., 9:00 a. m.', 'A cualquier hora'],
])(
  'a refused form shows the time that was chosen, which can be given up: %s',
  async (lang, ...shown) => {
    vi.useFakeTimers({ toFake: ['Date'], now: clinicMoment('2026-11-20', '09:00') });
    const slot = `${clinicMoment('2026-11-30', '09:00').getTime() / quarterMs}_s2`;
    const { page, sent } = await read(await postForm({ type: 'appointment', lang, slot }));
    expect(sent.slot).toBe(slot);
    const times = [...page.querySelectorAll('input[name="slot"]')];
    expect(times.map((time) => time.getAttribute('value'))).toEqual([slot, '']);
    const group = times[0]?.closest('fieldset')?.textContent?.replace(/\s/g, ' ');
    for (const words of shown) expect(group).toContain(words);
  },
);

it.each([
  ['en', '/contact', 'Who you’d like to see'],
  ['es', '/es/contacto', 'Con quién quiere su cita'],
])(
  'the page of a clinician leads to a form that says who, which can be given up: %s',
  async (lang, path, label) => {
    const referer = `https://clinic.example${path}?with=Dr.%20Avery%20Lund`;
    const first = await read(
      await postForm({ type: 'appointment', lang }, { headers: { referer } }),
    );
    expect(first.sent.wanted).toBe('Dr. Avery Lund');
    const field = first.page.querySelector('input[name="wanted"]');
    expect(field?.closest('div')?.textContent).toContain(label);
    const again = await read(await postForm({ ...first.sent, wanted: '' }));
    expect(again.sent.wanted).toBe('');
  },
);

it('every form can be shown again', () => {
  expect(forms.map(({ type }) => type).sort()).toEqual(Object.keys(leadTypeOf).sort());
});

describe.each(forms)('a refused form: $type', ({ type, button }) => {
  const filled: Record<string, string> = nativeForms[type];
  const { type: _, [trapName]: _trap, consentVersion, ...typed } = filled;

  it('comes back with the typed values, ready to be sent again', async () => {
    const response = await postForm({ ...filled, email: 'maria@example' });
    expect(response.status).toBe(400);
    const { form, sent, errors } = await read(response);
    expect(sent).toEqual({
      ...typed,
      type,
      email: 'maria@example',
      [trapName]: '',
      consentVersion: '2026-11-22',
      lang: 'en',
      submissionId: expect.stringMatching(uuid),
      sentFrom: '',
    });
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/.netlify/functions/form-submission');
    expect(form?.querySelector('button')?.textContent).toBe(button);
    expect(errors.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Please enter a valid email address', '#email'],
    ]);
  });

  it('shows every error in the summary and at its field', async () => {
    const response = await postForm({ ...filled, name: '', email: 'maria', firm: '', phone: '5' });
    const { page, errors } = await read(response);
    expect(errors.length).toBeGreaterThan(type === 'pip' ? 0 : 2);
    for (const link of errors) {
      const control = page.querySelector(String(link.getAttribute('href')));
      expect(control?.getAttribute('aria-invalid')).toBe('true');
      const described = control?.getAttribute('aria-describedby')?.split(' ').at(-1);
      expect(page.getElementById(String(described))?.textContent).toBe(link.textContent);
    }
  });

  it('links each error to a field that it has, however long the answers are', async () => {
    const long = Object.keys(typed).map((field) => [field, 'x'.repeat(2001)]);
    const { page, errors } = await read(
      await postForm({ ...filled, ...Object.fromEntries(long), lang: 'es' }),
    );
    const linked = errors.map((link) => page.querySelector(String(link.getAttribute('href'))));
    expect(linked.length).toBeGreaterThan(1);
    expect(linked).not.toContain(null);
  });

  it('names the clinic, its phone number, the consent and the privacy page', async () => {
    const { page, text } = await read(await postForm({ ...filled, email: 'maria' }));
    expect(text).toContain('Wasatch Spine & Auto Injury');
    expect(text).toContain(
      'By sending this form you agree that we may contact you about it by phone or email. Privacy',
    );
    expect(page.querySelector('.summary a[href="tel:+18015550142"]')).not.toBeNull();
    expect(page.querySelector('form a[href="/privacy"]')).not.toBeNull();
    expect(page.querySelector('h1')?.textContent).not.toBe('');
    expect(page.title).toContain('Not sent');
  });

  it('keeps its words when the database is down', async () => {
    const response = await postForm(filled);
    expect(response.status).toBe(500);
    const { sent, text } = await read(response);
    expect(sent).toMatchObject(typed);
    expect(text).toContain('Something went wrong. Please try again or call us directly.');
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.error).mock.calls.join()).not.toMatch(
      /maria|pat|olsen|whiplash|records/i,
    );
  });
});

const filled = nativeForms.appointment;

describe('the answer to a native form', () => {
  it('is not cached, not indexed, and runs no script', async () => {
    const { headers } = await postForm({ ...filled, name: '' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it.each(['"><script>x</script>', '</textarea><b>', "' onfocus='x", '&lt;', '<!--'])(
    'shows %j as text',
    async (words) => {
      const changed = { ...nativeForms.attorney, request: words, firm: words, email: words };
      const { page, sent } = await read(await postForm(changed));
      expect(sent).toMatchObject({ request: words, firm: words, email: words });
      expect(page.querySelectorAll('script, b, [onfocus]')).toHaveLength(0);
    },
  );

  it('keeps a line break at the beginning', async () => {
    const changed = { ...nativeForms.attorney, email: '', request: '\r\nRecords' };
    const { page } = await read(await postForm(changed));
    expect(page.querySelector('textarea')?.value).toBe('\nRecords');
  });

  it.each([
    ['more than 16 KB', { typeOfInjury: 'x'.repeat(17_000) }, {}, 413, 'too long'],
    ['another site’s page', {}, { origin: 'https://evil.example' }, 403, 'on our website'],
    ['an address without a name', {}, { origin: 'null' }, 403, 'on our website'],
  ])('to %s keeps what was typed', async (_, changes, headers, status, words) => {
    const response = await postForm({ ...filled, ...changes }, { headers });
    expect(response.status).toBe(status);
    const { sent, text } = await read(response);
    expect(sent).toMatchObject({ name: 'Maria Olsen', ...changes });
    expect(text).toContain(words);
    expect(network).toHaveBeenCalledOnce();
  });

  it('to a form far over the limit says so', async () => {
    const response = await postForm({ ...filled, typeOfInjury: 'x'.repeat(200_000) });
    expect(response.status).toBe(413);
    expect((await read(response)).text).toContain('too long');
  });

  it('accepts a form with the origin null that the browser calls same-origin', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await postForm({ ...filled, name: '' }, { headers })).status).toBe(400);
  });

  it.each([
    ['a wrong field', { email: 'maria' }, {}, 400, 'Escriba un correo electrónico válido'],
    ['two', { name: '', email: 'maria' }, {}, 400, 'Revise 2 datos'],
    ['too much', { typeOfInjury: 'x'.repeat(17_000) }, {}, 413, 'demasiado largo'],
    ['another site', {}, { origin: 'https://evil.example' }, 403, 'Use el formulario de nuestro'],
    ['a database that is down', {}, {}, 500, 'Algo salió mal. Intente otra vez o llámenos.'],
    ['another form', { type: 'newsletter' }, {}, 400, 'Algo salió mal'],
  ])('a Spanish form is answered in Spanish: %s', async (_, changes, headers, status, words) => {
    const response = await postForm({ ...filled, lang: 'es', ...changes }, { headers });
    expect(response.status).toBe(status);
    const { page, text, sent } = await read(response);
    expect(page.documentElement.lang).toBe('es');
    expect(page.title).toMatch(/^No se envió: /);
    expect(text).toContain(words);
    expect(text).toContain('Llame al (801) 555-0142');
    expect(text).not.toMatch(/please|call us|your|optional|privacy|request/i);
    if (!('type' in changes)) {
      expect(sent).toMatchObject({ lang: 'es', consentVersion: '2026-11-27-es' });
    }
  });

  it('a Spanish page gets Spanish where its form cannot be read, and links to the Spanish forms', async () => {
    const headers = { referer: 'https://clinic.example/es/contacto' };
    const huge = await read(await postForm({ ...filled, name: 'x'.repeat(140_000) }, { headers }));
    expect(huge.page.documentElement.lang).toBe('es');
    expect(huge.text).toContain('demasiado largo');
    const opened = await read(await send({ headers: { ...headers, accept: 'text/html' } }));
    for (const path of ['/es/contacto', '/es/guia-pip', '/es/abogados']) {
      expect(opened.page.querySelector(`main li a[href="${path}"]`)).not.toBeNull();
    }
  });

  it.each([{}, { type: 'newsletter' }])('links %j to the forms', async (fields) => {
    const response = await postForm(fields as Record<string, string>);
    expect(response.status).toBe(400);
    const { page } = await read(response);
    const links = [...page.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/contact', '/pip-guide', '/attorneys']);
  });

  it('keeps the page that the form came from, and never its own address', async () => {
    const referer = (path: string) => ({ headers: { referer: `https://clinic.example${path}` } });
    const wrong = { ...filled, name: '' };
    const first = await postForm(wrong, referer('/contact?utm_source=card'));
    const { sent } = await read(first);
    expect(sent.sentFrom).toBe('/contact?utm_source=card');
    const here = '/.netlify/functions/form-submission';
    const again = await postForm(sent, referer(here));
    expect((await read(again)).sent.sentFrom).toBe('/contact?utm_source=card');
    expect((await read(await postForm(wrong, referer(here)))).sent.sentFrom).toBe('');
    const elsewhere = { headers: { referer: 'https://evil.example/x' } };
    expect((await read(await postForm(wrong, elsewhere))).sent.sentFrom).toBe('');
  });

  it('keeps the id of the form, so that a retry is the same request', async () => {
    const submissionId = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
    const { sent } = await read(await postForm({ ...filled, submissionId }));
    expect(sent.submissionId).toBe(submissionId);
    const broken = await read(await postForm({ ...filled, submissionId: 'x' }));
    expect(broken.sent.submissionId).toMatch(uuid);
  });

  it('gives the same words the same id', async () => {
    const idOf = async (fields: Record<string, string>) =>
      (await read(await postForm(fields))).sent.submissionId;
    const id = await idOf(filled);
    expect(id).toMatch(uuid);
    expect(await idOf(filled)).toBe(id);
    expect(await idOf({ ...filled, typeOfInjury: 'Sore neck' })).not.toBe(id);
    vi.stubEnv('RATE_LIMIT_SECRET', 'another');
    expect(await idOf(filled)).not.toBe(id);
  });
});

it('a visitor who opens the function’s address reads where the forms are', async () => {
  const response = await send({ headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  const { page, text } = await read(response);
  expect(text).toContain('Please use one of our forms');
  expect(page.querySelectorAll('main li a')).toHaveLength(3);
});
