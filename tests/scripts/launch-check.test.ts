import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { clinicFrom, storedClinic } from '#domain/clinic/stored-clinic.ts';
import { readSite } from '../../scripts/build/read-facts.ts';
import { checkLaunch } from '../../scripts/launch/check-launch.ts';
import { hidesAccounts } from '../../scripts/launch/hides-accounts.ts';
import { type Launch, launchProblems } from '../../scripts/launch/launch-problems.ts';
import { lawFacts } from '../../scripts/launch/law-facts.ts';
import { pdfText } from '../../scripts/launch/page-problems.ts';
import { isStale, lawFactsDue } from '../../scripts/launch/paper-problems.ts';
import { clinic as sample } from '../../scripts/seed/sample-clinic.ts';

vi.mock('../../scripts/build/read-facts.ts', () => ({ readSite: vi.fn() }));

const env = {
  VITE_FIREBASE_PROJECT_ID: 'harbor-clinic',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_STORAGE_BUCKET: 'harbor-clinic.firebasestorage.app',
  FIREBASE_PROJECT_ID: 'harbor-clinic',
  FIREBASE_CLIENT_EMAIL: 'functions@harbor-clinic.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: 'private',
  RATE_LIMIT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.harbor.org',
  MAIL_FROM: 'desk@harbor.org',
};

const spanishTitle = pdfText('Guía PIP de Utah | Harbor Chiropractic');

/** A clinic with nothing left to fill in. */
const ready: Launch = {
  today: '2027-03-01',
  env,
  clinic: {
    ...sample,
    name: 'Harbor Chiropractic',
    shortName: 'Harbor',
    phone: '(801) 234-0142',
    email: 'desk@harbor.org',
    origin: 'https://harbor.org',
    address: { ...sample.address, street: '12 Main St' },
    arrival: 'Ring the bell.',
    arrivalEs: 'Toque el timbre.',
    firstVisitPrice: '80',
    geo: { latitude: 40.1, longitude: -111.1 },
    reviewUrl: 'https://g.page/r/harbor/review',
    mapUrl: 'https://maps.app.goo.gl/harbor',
    rating: { value: 4.8, ratedOn: '2026-03-01' },
  },
  pages: {
    staff: [{ name: 'Dr. Lee', isSample: false, licenseNumber: '123456-1202' }],
    reviews: [{ name: 'Maria', source: 'Google' }],
    samples: { articles: [], photos: [] },
    guides: {
      en: '/Title (Utah PIP Guide | Harbor Chiropractic) /URI (https://harbor.org/contact)',
      es: `/Title ${spanishTitle} /URI (https://harbor.org/es/contacto)`,
    },
  },
  papers: {
    isSampleText: { '/accessibility': false },
    lawFacts: [{ fact: 'PIP pays.', source: 'https://law.org', checkedOn: '2026-03-01' }],
    agreements: [{ with: 'Netlify', why: 'it passes requests on', signedOn: '2027-03-01' }],
    signUp: { is: 'open', decidedOn: '2027-02-01' },
    measuring: { allowedOn: null },
    translations: [],
  },
  hidesAccounts: true,
};

const clinic = (facts: Partial<Launch['clinic']>) => ({ clinic: { ...ready.clinic, ...facts } });
const pages = (changed: Partial<Launch['pages']>) => ({ pages: { ...ready.pages, ...changed } });
const guides = (changed: Partial<Launch['pages']['guides']>) =>
  pages({ guides: { ...ready.pages.guides, ...changed } });
const papers = (changed: Partial<Launch['papers']>) => ({
  papers: { ...ready.papers, ...changed },
});

const staff = (changed: object) =>
  pages({ staff: [{ name: 'Dr. Lee', isSample: false, licenseNumber: '', ...changed }] });
const address = (changed: object) => clinic({ address: { ...ready.clinic.address, ...changed } });
const agreement = (signedOn: string | null) =>
  papers({ agreements: [{ with: 'Netlify', why: 'it passes requests on', signedOn }] });
const stale = (checkedOn: string) =>
  papers({ lawFacts: [{ fact: 'PIP pays.', source: 'https://law.org', checkedOn }] });

const ana = { by: 'Ana Ruiz, certified translator', on: '2027-02-01' };
const home = { name: 'home', en: 'e1', es: 's1' };
const contact = { ...home, name: 'contact', signed: { en: 'e1', es: 's1', translator: ana } };

const guideOfOther =
  'public/pip-guide.pdf has another name or web address: run `npm run pip-guide`.';
const spanishGuideOfOther =
  'public/guia-pip.pdf has another name or web address: run `npm run pip-guide`.';
const noAgreement = 'The agreement (BAA) with Netlify has no date: it passes requests on.';
const hex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase();

const oldLaw = 'Nobody has compared this with https://law.org for 12 months: PIP pays.';

describe('the launch check', () => {
  it('finds nothing in a clinic that is filled in', () => {
    expect(launchProblems(ready)).toEqual([]);
    // Optional, or shown nowhere while it is missing.
    const less = { rating: null, geo: null, shortName: '', arrival: '', mapUrl: '' };
    expect(launchProblems({ ...ready, ...clinic(less), hidesAccounts: null })).toEqual([]);
    const allowed = papers({ measuring: { allowedOn: '2027-02-01' } });
    // Nobody has signed the Spanish: no page leads to it.
    expect(launchProblems({ ...ready, ...papers({ translations: [home] }) })).toEqual([]);
    const measured = { env: { ...env, VITE_ANALYTICS_ID: 'G-1' } };
    expect(launchProblems({ ...ready, ...measured, ...allowed })).toEqual([]);
  });

  const madeUpFacts = [
    ['phone', 'phone number'],
    ['reviewUrl', 'link to reviews'],
    ['firstVisitPrice', 'price of a first visit'],
    ['shortName', 'short name'],
    ['arrival', 'way to the door'],
    ['arrivalEs', 'way to the door in Spanish'],
    ['mapUrl', 'link to the map'],
  ] as const;

  const planted: [string, Partial<Launch>][] = [
    ...madeUpFacts.map(([fact, what]): [string, Partial<Launch>] => [
      `The clinic’s ${what} is made up: ${sample[fact]}`,
      clinic({ [fact]: sample[fact] }),
    ]),
    ['No translator has signed src/words/es/home.ts.', papers({ translations: [contact, home] })],
    [
      'src/words/en/contact.ts has changed since its translation was signed on 2027-02-01: sign it again.',
      papers({ translations: [{ ...contact, en: 'e2' }] }),
    ],
    ['The clinic’s phone number is missing.', clinic({ phone: '' })],
    ['The clinic’s email address is missing.', clinic({ email: '' })],
    ['The clinic’s email address is made up: a@example.com', clinic({ email: 'a@example.com' })],
    ['The clinic’s email address is made up: a@b.test', clinic({ email: 'a@b.test' })],
    ['The clinic’s email address is made up: a@b.invalid', clinic({ email: 'a@b.invalid' })],
    ['The clinic’s street is missing.', address({ street: '' })],
    [`The clinic’s street is made up: ${sample.address.street}`, { ...address(sample.address) }],
    ['The clinic’s city is missing.', address({ city: '' })],
    ['The clinic’s ZIP code is missing.', address({ postalCode: '' })],
    ['The clinic’s link to reviews is missing.', clinic({ reviewUrl: '' })],
    ['The clinic’s place on the map is made up: 40.5806, -111.8888', clinic({ geo: sample.geo })],
    ['The opening hours are missing.', clinic({ hours: emptyClinic.hours })],
    ['The About page has nobody but “Our care team”: add the staff.', pages({ staff: [] })],
    ['Dr. Lee on the About page is made up.', staff({ isSample: true })],
    [
      'The license number of Dr. Lee is made up: 000000-0000 (sample)',
      staff({ licenseNumber: '000000-0000 (sample)' }),
    ],
    [
      'The license number of Dr. Lee is made up: 000000-0001',
      staff({ licenseNumber: '000000-0001' }),
    ],
    ['The license number of Dr. Lee is made up: (sample)', staff({ licenseNumber: '(sample)' })],
    [
      'The review of “Sample patient A” on the home page is made up.',
      pages({
        reviews: [
          { name: 'Sample patient A', source: 'Google' },
          { name: 'Maria', source: 'Google' },
        ],
      }),
    ],
    [
      'The review of “Maria” on the home page is made up.',
      pages({ reviews: [{ name: 'Maria', source: '' }] }),
    ],
    [
      'The article “Ice or heat?” is made up.',
      pages({ samples: { articles: ['Ice or heat?'], photos: [] } }),
    ],
    [
      'The photo “The door” in the gallery is made up.',
      pages({ samples: { articles: [], photos: ['The door'] } }),
    ],
    ['/accessibility has its sample text.', papers({ isSampleText: { '/accessibility': true } })],
    [guideOfOther, guides({ en: '(https://harbor.org/contact)' })],
    [guideOfOther, guides({ en: '/Title (Utah PIP Guide | Harbor Chiropractic)' })],
    [spanishGuideOfOther, guides({ es: `/Title ${spanishTitle} (https://harbor.org/contact)` })],
    [oldLaw, stale('2026-02-28')],
    [oldLaw, stale('2027-03-02')],
    [oldLaw, stale('')],
    [noAgreement, agreement(null)],
    [noAgreement, agreement('2027-03-02')],
    [noAgreement, agreement('soon')],
    [noAgreement, agreement('2026-02-30')],
    [
      'Nobody has decided that sign-up is open: invitations need it open, else close it.',
      papers({ signUp: { is: 'open', decidedOn: null } }),
    ],
    [
      'VITE_ANALYTICS_ID is set, and counsel has not allowed it: Google signs no BAA for it.',
      { env: { ...env, VITE_ANALYTICS_ID: 'G-1' } },
    ],
    [
      'Email enumeration protection is off: anybody can try out who has an account.',
      { hidesAccounts: false },
    ],
    ...Object.keys(env)
      .filter((name) => !name.endsWith('PROJECT_ID'))
      .map((name): [string, Partial<Launch>] => [
        `${name} is not set.`,
        { env: { ...env, [name]: ' ' } },
      ]),
    ['FIREBASE_PROJECT_ID is not set.', { env: { ...env, FIREBASE_PROJECT_ID: '' } }],
    [
      'FIREBASE_PROJECT_ID and VITE_FIREBASE_PROJECT_ID are two projects.',
      { env: { ...env, FIREBASE_PROJECT_ID: 'other' } },
    ],
    [
      'VITE_DEMO_DATA is true: staff would see made-up requests.',
      { env: { ...env, VITE_DEMO_DATA: 'true' } },
    ],
  ];

  it.each(planted)('says: %s', (sentence, changed) => {
    expect(launchProblems({ ...ready, ...changed })).toEqual([sentence]);
  });

  it.each([
    ['name', { name: '' }, 'is missing.'],
    ['name', { name: sample.name }, `is made up: ${sample.name}`],
    ['web address', { origin: '' }, 'is missing.'],
    ['web address', { origin: sample.origin }, 'is made up: https://clinic.example'],
    ['web address', { origin: 'http://harbor.org' }, 'is made up: http://harbor.org'],
    ['web address', { origin: 'https://localhost' }, 'is made up: https://localhost'],
  ])('says that the %s of %o %s The guide has the other', (what, facts, is) => {
    expect(launchProblems({ ...ready, ...clinic(facts) })).toEqual([
      `The clinic’s ${what} ${is}`,
      guideOfOther,
      spanishGuideOfOther,
    ]);
  });

  it('takes the guide after the clinic has moved: another phone number, street and hours', () => {
    const moved = {
      phone: '(801) 234-0199',
      address: { ...ready.clinic.address, street: '9 Oak Ave' },
      hours: { ...ready.clinic.hours, saturday: [{ opens: '09:00', closes: '12:00' }] },
      promiseHours: 4,
    };
    expect(launchProblems({ ...ready, ...clinic(moved) })).toEqual([]);
  });

  it.each([
    ['Lee (and) Sons', '(Utah PIP Guide | Lee \\(and\\) Sons)'],
    ['Lee’s', `<FEFF${'Utah PIP Guide | Lee'.replace(/./g, (one) => `00${hex(one)}`)}20190073>`],
  ])('knows the name %s in the title of the guide', (name, title) => {
    const en = `/Title ${title} /URI (https://harbor.org/contact)`;
    const es = `/Title ${pdfText(`Guía PIP de Utah | ${name}`)} /URI (https://harbor.org/es/contacto)`;
    expect(launchProblems({ ...ready, ...clinic({ name }), ...guides({ en, es }) })).toEqual([]);
  });

  it('takes a real address that only looks like one of a demo', () => {
    const facts = {
      email: 'desk@myexample.com',
      phone: '(555) 234-0142',
      geo: { latitude: 40.5806, longitude: -111.1 },
    };
    expect(launchProblems({ ...ready, ...clinic(facts) })).toEqual([]);
  });

  it('can’t see the variables of the functions in a build of Netlify, unless one is there', () => {
    const { VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_STORAGE_BUCKET } = env;
    const scoped = {
      NETLIFY: 'true',
      VITE_FIREBASE_PROJECT_ID,
      VITE_FIREBASE_API_KEY,
      VITE_FIREBASE_STORAGE_BUCKET,
    };
    expect(launchProblems({ ...ready, env: scoped })).toEqual([]);
    expect(launchProblems({ ...ready, env: { ...scoped, MAIL_FROM: 'a@b.org' } })).toHaveLength(5);
    expect(launchProblems({ ...ready, env: { ...scoped, NETLIFY: '' } })).toHaveLength(6);
  });

  it('never shows a rating without a date', () => {
    const stored = { ...storedClinic(sample), rating: { value: 5, ratedOn: '' } };
    expect(clinicFrom(stored).rating).toBeNull();
  });
});

it.each([
  ['2024-02-29', '2025-03-01', true],
  ['2024-03-01', '2025-03-01', false],
  ['2023-02-28', '2024-02-29', true],
  ['2023-03-01', '2024-02-29', false],
])('a date of %s is stale on %s: %s', (date, today, expected) => {
  expect(isStale(date, today)).toBe(expected);
});

it('each law fact has a source and was checked', () => {
  for (const { source, checkedOn } of lawFacts) {
    expect(source).toMatch(/^https:\/\/(le\.utah\.gov|www\.ecfr\.gov)\//);
    expect(isStale(checkedOn, '2026-11-24')).toBe(false);
  }
});

it.each([
  ['2027-09-22', 0],
  ['2027-09-24', 1],
  ['2027-11-22', 1],
  // Then the check fails.
  ['2027-11-23', 0],
])(
  'a law fact that was checked on 2026-11-22 is announced 60 days ahead: on %s, %s',
  (today, count) => {
    const fact = { fact: 'PIP pays.', source: 'https://law.org', checkedOn: '2026-11-22' };
    const due = lawFactsDue([fact], today);
    expect(due).toHaveLength(count);
    for (const sentence of due) expect(sentence).toMatch(/law\.org.*2026-11-22.*PIP pays\./);
  },
);

describe('the answer of Firebase', () => {
  const answer = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body));
  it.each([
    ['EMAIL_NOT_FOUND', false],
    ['INVALID_LOGIN_CREDENTIALS', true],
    ['Requests from referer <empty> are blocked.', null],
  ])('%s: accounts are hidden: %s', async (message, expected) => {
    answer({ error: { message } });
    expect(await hidesAccounts('key')).toBe(expected);
  });

  it('that never comes tells nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await hidesAccounts('key')).toBeNull();
  });
});

describe('a build', () => {
  beforeEach(() => {
    // All facts of the law have just been checked.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T19:00:00Z') });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  });
  const demo = { VITE_FIREBASE_PROJECT_ID: 'demo-clinic' };

  it('of a demo is judged and never fails', async () => {
    vi.mocked(readSite).mockResolvedValue(sampleSite);
    const { text, problems } = await checkLaunch(demo);
    const [title, ...lines] = text.split('\n- ');
    expect(title).toContain('is a demo');
    expect(lines).toContain('The clinic’s phone number is made up: (801) 555-0142');
    expect(problems).toBe(lines.length);
  });

  it('of a demo whose database can’t be asked goes on', async () => {
    vi.mocked(readSite).mockRejectedValue(new Error('no answer'));
    expect(await checkLaunch(demo)).toEqual({
      ...{ reasons: [], isLaunched: false },
      text: 'demo-clinic is a demo: no launch check. The clinic’s facts in demo-clinic can’t be read: no answer',
      problems: null,
    });
  });

  const reasonsOf = (variables: Record<string, string>) =>
    checkLaunch(variables).then(
      () => [],
      (error: Error) => error.message.split('\n- '),
    );

  it('without a project fails, and says what else is missing', async () => {
    expect(await reasonsOf({})).toEqual(
      expect.arrayContaining([
        'VITE_FIREBASE_PROJECT_ID is not set.',
        'SMTP_URL is not set.',
        expect.stringContaining('The agreement (BAA) with Netlify has no date'),
      ]),
    );
  });

  it('of a real project whose facts can’t be read fails, with every other reason', async () => {
    vi.mocked(readSite).mockRejectedValue(new Error('no answer'));
    expect(await reasonsOf({ ...env, SMTP_URL: '' })).toEqual(
      expect.arrayContaining([
        'The website of harbor-clinic is not ready for patients:',
        'The clinic’s facts in harbor-clinic can’t be read: no answer',
        'SMTP_URL is not set.',
        '/accessibility has its sample text.',
        expect.stringContaining('The agreement (BAA) with Netlify has no date'),
        'Firebase did not say whether email enumeration protection is on.',
      ]),
    );
  });

  it('that staff asked for fails, too, when the facts can’t be read', async () => {
    vi.mocked(readSite).mockRejectedValue(new Error('no answer'));
    isLive({ isLaunched: true });
    expect(await reasonsOf(rebuild)).toContain(
      'The clinic’s facts in harbor-clinic can’t be read: no answer',
    );
  });

  const sampleSite = { clinic: sample, staff: [], reviews: [], samples: ready.pages.samples };

  it('of a real project with the sample’s facts fails, with a line for each reason', async () => {
    vi.mocked(readSite).mockResolvedValue(sampleSite);
    const error = await checkLaunch(env).then(() => '', String);
    expect(error.replace('Error: ', '').split('\n- ')).toEqual(
      expect.arrayContaining([
        'The website of harbor-clinic is not ready for patients:',
        'The clinic’s phone number is made up: (801) 555-0142',
        'The About page has nobody but “Our care team”: add the staff.',
        'Firebase did not say whether email enumeration protection is on.',
      ]),
    );
    expect(error).not.toContain('can’t be seen here');
  });

  const rebuild = {
    ...env,
    INCOMING_HOOK_TITLE: 'Publish',
    CONTEXT: 'production',
    URL: 'https://harbor.org',
  };
  const isLive = (record: object | null) =>
    vi.stubGlobal('fetch', async (url: URL | string) =>
      String(url) === 'https://harbor.org/build.json' && record
        ? Response.json(record)
        : Promise.reject(new Error('offline')),
    );

  it('that staff asked for goes on where the website is live, and says what to mend', async () => {
    vi.mocked(readSite).mockResolvedValue(sampleSite);
    isLive({ isLaunched: true });
    const { text, problems, reasons, isLaunched } = await checkLaunch({ ...rebuild, SMTP_URL: '' });
    expect(text).toContain('was live, so the changes of staff are built. To mend:');
    expect(text).toContain('SMTP_URL is not set.');
    expect(isLaunched).toBe(true);
    expect(reasons).toContain('The clinic’s phone number is made up: (801) 555-0142');
    // Everybody can read them.
    expect(reasons.join()).not.toContain('SMTP_URL');
    expect(problems).toBe(reasons.length + 1);
  });

  it('that staff asked for names what has to be checked soon, which is no problem yet', async () => {
    vi.mocked(readSite).mockResolvedValue(sampleSite);
    isLive({ isLaunched: true });
    const before = await checkLaunch(rebuild);
    vi.setSystemTime(new Date('2027-11-07T07:50:00Z'));
    const after = await checkLaunch(rebuild);
    expect(after.problems).toBe(before.problems);
    const soon = after.reasons.filter((reason) => !before.reasons.includes(reason));
    expect(soon).not.toEqual([]);
    for (const reason of soon) expect(reason).toMatch(/^Soon nobody has compared this with /);
  });

  it.each([
    ['a push', { INCOMING_HOOK_TITLE: undefined }, { isLaunched: true }],
    ['a preview', { CONTEXT: 'deploy-preview' }, { isLaunched: true }],
    ['a first launch', {}, { isLaunched: false }],
    ['a website of an earlier version', {}, {}],
    ['a website that can’t be asked', {}, null],
  ])('of %s fails all the same', async (_, changed, record) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.mocked(readSite).mockResolvedValue(sampleSite);
    isLive(record);
    await expect(checkLaunch({ ...rebuild, ...changed })).rejects.toThrow('not ready for patients');
  });

  it('says that it can’t see the variables of the functions', async () => {
    vi.mocked(readSite).mockResolvedValue(sampleSite);
    const scoped = { NETLIFY: 'true', VITE_FIREBASE_PROJECT_ID: 'harbor-clinic' };
    await expect(checkLaunch(scoped)).rejects.toThrow(
      'The variables of the functions can’t be seen here.',
    );
  });
});
