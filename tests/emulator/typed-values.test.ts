import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { bookVisit } from '#data/booking/book-visit.ts';
import { saveFacts } from '#data/clinic-admin.ts';
import { addNote, setCallBack } from '#data/leads/activity-log.ts';
import { getLead } from '#data/leads/leads.ts';
import { listTemplates, saveTemplate } from '#data/messages/templates.ts';
import { correctContact } from '#data/people/correct-contact.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import { savePost } from '#data/posts/post-admin.ts';
import { saveReview } from '#data/review-admin.ts';
import { saveVisitTypes } from '#data/save-booking.ts';
import { saveStaffMember } from '#data/staff-admin.ts';
import { everyType, parseStaffMember } from '#domain/clinic/staff-fields.ts';
import { originalVisitTypes, type VisitType } from '#domain/clinic/visit-types.ts';
import { parseCallBack } from '#domain/leads/call-back.ts';
import { parseContact } from '#domain/leads/contact.ts';
import { parseNote } from '#domain/leads/lead-activity.ts';
import { parseHoldReason } from '#domain/leads/legal-hold.ts';
import { parseWords } from '#domain/messages/check-words.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { parsePost } from '#domain/posts/post-fields.ts';
import { announcementTab } from '#domain/settings/announcement-fields.ts';
import {
  contactPart,
  locationPart,
  ratingPart,
  visitorsPart,
} from '#domain/settings/clinic-parts.ts';
import { openingTab } from '#domain/settings/opening-fields.ts';
import { parseReview } from '#domain/settings/review-fields.ts';
import type { SettingsTab } from '#domain/settings/settings-tab.ts';
import { parseVisitTypes } from '#domain/settings/visit-type-fields.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { parseBooking } from '#domain/visits/booking.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { nastyText } from '../domain/properties.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const today = '2026-11-30';
const now = new Date('2026-11-30T16:00:00Z');
const newId = () => crypto.randomUUID();

type Fields = Record<string, string>;

/** Fields that people type, as they are, and what a form does with them: null where it refuses them. */
type Form = [fields: Fields, save: (typed: Fields) => Promise<unknown> | null];

function stored<Value>(parsed: Parsed<Value>, save: (value: Value) => Promise<unknown>) {
  return parsed.ok ? save(parsed.value) : null;
}

/** fieldsOf: as the form sends what is typed. */
function settings<Texts extends Fields>(
  tab: SettingsTab<Texts>,
  typed: Fields = tab.fieldsOf(clinic),
  fieldsOf = (fields: Fields) => fields as Texts,
): Form {
  return [
    typed,
    (changed) => {
      const fields = fieldsOf(changed);
      if (tab.check(fields, today).some(Boolean)) return null;
      return saveFacts(tab.factsOf(fields), () => true, dana);
    },
  ];
}

let types: VisitType[] = [...originalVisitTypes];

const forms: Record<string, Form> = {
  'how the clinic is called and reached': settings(contactPart),
  'where it is': settings(locationPart),
  'what visitors ask': settings(visitorsPart),
  'its rating': settings(ratingPart),
  announcement: settings(announcementTab, {
    ...announcementTab.fieldsOf(clinic),
    ...{ text: 'We moved.', from: '2026-12-01', until: '2026-12-24' },
  }),
  closure: settings(
    openingTab,
    { first: '2026-12-24', last: '2026-12-26', reason: 'Christmas' },
    (closure) => ({ ...openingTab.fieldsOf(clinic), closures: JSON.stringify([closure]) }),
  ),
  'member of staff': [
    {
      ...{ name: 'Robin Sample', title: 'Massage therapist', titleEs: '', bio: '', bioEs: '' },
      ...{ credentials: 'LMT', specialties: 'Necks', order: '3', slug: '', licenseNumber: '' },
      ...{ languages: 'English', firstVisit: '', daysOff: '2026-12-24/2026-12-26' },
    },
    (typed) =>
      stored(
        parseStaffMember({ ...typed, visitTypes: everyType, takesAppointments: 'yes' }),
        (member) => saveStaffMember(newId(), member, null, dana),
      ),
  ],
  review: [
    {
      ...{ text: 'Kind people.', name: 'Sample S.', source: 'Google', sourceUrl: '' },
      ...{ reviewedOn: '2026-10-01', permittedOn: '2026-11-01' },
    },
    (typed) =>
      stored(parseReview(typed, today, false), (review) => saveReview(newId(), review, null, dana)),
  ],
  article: [
    { title: 'Headaches', slug: '', summary: 'Why.', content: '- One', heroUrl: '' },
    (typed) =>
      stored(parsePost({ ...typed, slug: typed.slug || newId() }), (post) =>
        savePost(newId(), post, null, dana),
      ),
  ],
  'visit type': [
    { name: 'Massage', minutes: '30', buffer: '15' },
    (typed) => {
      const [first, ...others] = originalVisitTypes;
      return stored(
        parseVisitTypes({ types: JSON.stringify([{ ...first, ...typed }, ...others]) }),
        async (wanted) => {
          await saveVisitTypes(wanted, dana, types);
          types = wanted;
        },
      );
    },
  ],
  visit: [
    {
      ...{ patientName: 'Maria Olsen', phone: '(801) 555-0142', email: '', note: '' },
      ...{ date: '2026-12-07', start: '10:00' },
    },
    (typed) =>
      stored(
        parseBooking(
          {
            ...typed,
            type: 'treatment',
            typeName: 'Treatment',
            minutes: 30,
            buffer: 0,
            providerId: newId(),
          },
          now,
        ),
        async (booking) => {
          await emulator.store([
            { path: `staff/${booking.providerId}`, data: { name: 'Robin Sample' } },
          ]);
          await bookVisit(booking, dana, newId());
        },
      ),
  ],
  note: [
    { note: 'Call after six.' },
    ({ note }) => stored(parseNote(note), (text) => addNote('maria', text, dana, newId())),
  ],
  'time to call back': [
    { date: '2026-12-01', time: '10:00' },
    ({ date = '', time = '' }) =>
      stored(parseCallBack(date, time, now), async (until) =>
        setCallBack('maria', until, dana, (await getLead('maria'))?.callBackAt ?? null),
      ),
  ],
  'name and address of a request': [
    { name: 'Maria Olsen', email: 'maria.olsen@example.com', phone: '(801) 555-0142' },
    (typed) =>
      stored(parseContact(typed), async (contact) => {
        const lead = await getLead('maria');
        if (lead) await correctContact('maria', contact, dana, lead);
      }),
  ],
  'reason to keep a request': [
    { why: 'Case 12' },
    ({ why }) =>
      stored(parseHoldReason(why), async (reason) => {
        const seen = (await getLead('maria'))?.hold?.why ?? null;
        await setLegalHold('maria', null, dana, seen);
        await setLegalHold('maria', reason, dana, null);
      }),
  ],
  'words of a message': [
    originalWords.en.receivedContact,
    (typed) =>
      stored(parseWords('receivedContact', typed, clinic), async (words) => {
        const { subject, body } = (await listTemplates())[0] ?? originalWords.en.receivedContact;
        await saveTemplate('receivedContact', words, { subject, body }, dana);
      }),
  ],
};

/** Of other fields, and at the edge of one. */
const strange = fc.oneof(
  { arbitrary: nastyText, weight: 2 },
  fc.constantFrom(
    ...['1990-01-01', '2000-01-01', '2099-12-31', '2126-12-24', '2028-02-29', '2028-11-28'],
    ...['0', '-0', '24', '1e2', '0x10', '12.5', '4.85', '٣', 'Infinity', '9'.repeat(20), '$45'],
    ...['https://x.io', 'HTTPS://X.IO/A', 'https://a:b@x.io', 'https://[::1]/', 'https://ü.io/ü'],
    ...[
      '00:00',
      '23:45',
      '24:00',
      'a@b.co',
      'Ü@ü.de',
      '+1 801 555 0142 ext. 9',
      '..',
      'a/b',
      '__a__',
    ],
  ),
  fc
    .constantFrom(60, 80, 120, 200, 240, 300, 500, 600, 1000, 2000, 4000)
    .chain((length) =>
      fc
        .constantFrom('x', 'é', '日', 'ﷺ', '🙂')
        .map((letter) => letter.repeat(length / letter.length)),
    ),
);

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
  await saveFacts(clinic, () => true, dana);
  const data = {
    type: 'contact',
    name: 'Maria Olsen',
    status: 'new',
    createdAt: now,
    updatedAt: now,
  };
  await emulator.store([{ path: 'leads/maria', data }]);
  types = [...originalVisitTypes];
});

it.each(Object.keys(forms))('what the form takes, the rules take: %s', async (name) => {
  const [fields, save] = forms[name] as Form;
  await save(fields);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...Object.keys(fields)), strange, { minKeys: 1, maxKeys: 2 }),
      async (change) => {
        const saved = save({ ...fields, ...change });
        // By an earlier input.
        await saved?.catch((error) => expect(error.code).toBe('taken'));
        if (saved) taken++;
      },
    ),
    { seed: 20_261_130, numRuns: 30 },
  );
  expect(taken).toBeGreaterThan(0);
});
