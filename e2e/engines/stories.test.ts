import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, vi } from 'vitest';
import { demoPassword } from '../../scripts/local/demo-users.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { seed } from '../../scripts/seed.ts';
import { clinicDate, clinicMoment } from '../../src/domain/time/clinic-day.ts';
import { nextOpenDay } from '../../src/domain/visits/next-day.ts';
import { readAll } from '../support/database.ts';
import {
  expectDrawn,
  photo,
  refusals,
  stored,
  type Upload,
  unusualPictures,
} from '../support/media-files.ts';
import type { Person } from './person.ts';
import { storeVisit } from './stored-visit.ts';
import { alone, story } from './story.ts';

beforeAll(() => seed({}));

/** An address that no other story has used. */
const newEmail = () => `maria.${randomUUID().slice(0, 8)}@example.com`;

/** The start of the running quarter of an hour. */
const quarterOf = (moment: Date) => new Date(moment.getTime() - (moment.getTime() % 900_000));

async function statusOf(id: string) {
  return (await readAll('appointments')).find((visit) => visit.id === id)?.status;
}

let phones = 10;
/** The end of a phone number that no other story has used, for staff see what else a phone number has booked. */
const newPhone = () => `02${phones++}`;

async function signIn(person: Person, next: string): Promise<void> {
  await person.opens(`/admin/login?next=${next}`);
  await person.fills({ Email: 'dana@clinic.example', Password: demoPassword });
  await person.presses('Login');
}

story('a visitor asks for an appointment; staff note a call and book it', async (person) => {
  const name = `Maria ${randomUUID().slice(0, 8)}`;
  const email = newEmail();
  const phone = newPhone();
  await person.opens('/');
  await person.follows('Request Appointment');
  await person.isAt('/contact');
  await person.fills({ 'Full name': name, Email: email, Phone: `801 555 ${phone}` });
  await person.chooses('Yes');
  await person.fills({ 'Type of injury': 'Whiplash' });
  await alone(async () => {
    await person.presses('Request Appointment');
    await person.sees('Request Received!');
  });

  await signIn(person, '/admin/dashboard/appointments');
  await person.sees('Appointment Requests', name, 'Whiplash');
  await person.follows(name);
  await person.sees(email, `(801) 555-${phone}`);
  await person.presses('Left a message');
  await person.fills({ 'Add a note': 'Prefers a call after 3 PM.' });
  await person.presses('Save note');
  await person.sees('Prefers a call after 3 PM.', 'Dana Reyes');
  await person.presses('Close');
  await alone(async () => {
    await person.follows(`Schedule ${name}`);
    await person.clicks('//fieldset[contains(legend, "Next free times")]//button');
    await person.presses('Book visit');
    await person.sees(`Booked ${name} for`);
  });
});

story(
  'a patient confirms a visit and asks for another time; staff see it and check the patient in',
  async (person) => {
    const name = `Rosa ${randomUUID().slice(0, 8)}`;
    const tomorrow = nextOpenDay(clinicDate(new Date()), clinic);
    const visit = await storeVisit(name, clinicMoment(tomorrow, '09:00'));
    await person.opens(visit.path);
    await person.sees('Hi Rosa. Please confirm that this time works for you.', '9:00 AM');
    await person.presses('Confirm appointment');
    await person.sees('You’re confirmed');
    await person.presses('Ask for another time');
    await person.fills({ 'Which days or times work for you?': 'Fridays\nafter 3 PM' });
    await person.presses('Send');
    await person.sees('We’ll find another time');

    await signIn(person, '/admin/schedule/next-day');
    await person.sees(name, 'Asks for another time', 'Fridays after 3 PM');

    // The list of today is one for both engines: a row that moves takes the button away from under a click.
    await alone(async () => {
      await visit.moveTo(quarterOf(new Date()));
      await person.follows('Today');
      await person.presses(`Arrived: ${name}`);
      const isArrived = async () => (await statusOf(visit.id)) === 'arrived';
      await person.until('check the patient in', isArrived);
    });

    await person.follows('Overview');
    // What is read moves the link below the heading.
    await person.sees(name);
    await person.follows('Notices: off');
    await person.sees(
      'Your devices',
      'None hears of new requests while the back office is closed.',
    );
  },
);

story('staff upload pictures of every kind; what cannot be shown is refused', async (person) => {
  const prefix = `${randomUUID().slice(0, 8)}-`;
  const { taken, refused } = await unusualPictures();
  const heic = { name: 'a.heic', mimeType: '', buffer: readFileSync('e2e/support/small.heic') };
  const choose = (files: Upload[]) =>
    person.choosesFiles(
      'Clinic photos and files',
      files.map((file) => ({ ...file, name: prefix + file.name })),
    );
  await signIn(person, '/admin/dashboard/media');
  await choose([await photo('a.jpg'), heic, ...taken]);
  await person.sees(`Successfully uploaded ${taken.length + 2} photo(s)!`);
  await expectDrawn(prefix);
  expect(await stored(`${prefix}a.jpg`)).toMatchObject({ width: 1200, height: 1600 });

  await choose(refused);
  const alerts = '[aria-label=Uploads] [role=alert]';
  await vi.waitFor(
    async () =>
      expect(await person.textsOf(alerts)).toEqual(
        refusals.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text)),
      ),
    { timeout: 60_000 },
  );
});

type Fields = Record<string, string>;

const forms: {
  page: string;
  button: string;
  chosen: string[];
  half: Fields;
  wrong: Fields;
  errors: string[];
  right: (email: string) => Fields;
  received: string;
  stored: object;
}[] = [
  {
    page: '/contact',
    button: 'Request Appointment',
    chosen: ['Yes', 'Evening (5PM-7PM)'],
    half: { 'Full name': 'Inés "Q" <Quiroga>', 'Type of injury': 'Neck & back' },
    wrong: { Email: 'ines@example', Phone: '555' },
    errors: ['Please enter a valid email address', 'Please enter a valid phone number'],
    right: (email) => ({ Email: email, Phone: '801 555 0188' }),
    received: 'Request Received!',
    stored: {
      name: 'Inés "Q" <Quiroga>',
      phone: '(801) 555-0188',
      details: {
        wasInAccident: true,
        typeOfInjury: 'Neck & back',
        preferredTime: 'Evening (5PM-7PM)',
      },
    },
  },
  {
    page: '/pip-guide',
    button: 'Get the free guide',
    chosen: ['Yes, I was in an accident'],
    half: { 'Full Name': 'Lee Ward' },
    wrong: { 'Email Address': 'lee@' },
    errors: ['Please enter a valid email address'],
    right: (email) => ({ 'Email Address': email }),
    received: 'Success! Download Your Guide',
    stored: { name: 'Lee Ward', details: { wasInAccident: true } },
  },
  {
    page: '/attorneys',
    button: 'Send Request',
    chosen: [],
    half: {
      Firm: 'Ward & Ward',
      'Client initials': 'J. D.',
      'Date of loss': '2026-01-05',
      'What is needed': 'Records\nand bills',
    },
    wrong: { Attorney: 'Lee Ward', Email: 'lee' },
    errors: ['Please enter a valid email address'],
    right: (email) => ({ Email: email }),
    received: 'Request Received!',
    stored: {
      name: 'Lee Ward',
      details: {
        firm: 'Ward & Ward',
        clientInitials: 'J. D.',
        dateOfLoss: '2026-01-05',
        request: 'Records\nand bills',
      },
    },
  },
];

/** The clinic has the request once, as it was typed. */
async function expectStored(email: string, stored: object): Promise<void> {
  const leads = (await readAll('leads')).filter((lead) => lead.email === email);
  expect(leads).toMatchObject([{ ...stored, spam: false }]);
}

story(
  'forms: half-filled they outlive a reload, errors keep the typed words, and they arrive',
  async (person) => {
    for (const { page, button, chosen, half, wrong, errors, right, received, stored } of forms) {
      const email = newEmail();
      await person.opens(page);
      await person.fills(half);
      await person.chooses(...chosen);
      await person.reloads();
      await person.seesInFields(half);
      await person.seesChosen(...chosen);

      await person.seesApp();
      await person.fills(wrong);
      await person.presses(button);
      await person.sees(...errors);
      await person.seesInFields({ ...half, ...wrong });
      await person.seesChosen(...chosen);
      await person.fills(right(email));
      await alone(async () => {
        await person.presses(button);
        await person.sees(received);
      });
      await person.isAt(page);
      await expectStored(email, stored);
    }
  },
);

story(
  'forms without scripts: errors keep the typed words, and they arrive',
  async (person) => {
    for (const { page, button, chosen, half, wrong, errors, right, received, stored } of forms) {
      const email = newEmail();
      await person.opens(page);
      await person.fills({ ...half, ...wrong });
      await person.chooses(...chosen);
      await person.presses(button);
      await person.sees(...errors);
      await person.seesInFields({ ...half, ...wrong });
      await person.seesChosen(...chosen);
      await person.fills(right(email));
      await alone(async () => {
        await person.presses(button);
        await person.isAt(`${page}/received`);
      });
      await person.sees(received);
      await expectStored(email, stored);
    }
  },
  { javaScript: false },
);
