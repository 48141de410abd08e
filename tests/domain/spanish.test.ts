/** What a visitor reads in Spanish, where the language is chosen at run time. */
import { describe, expect, it } from 'vitest';
import { closureDays, closureHours } from '#domain/clinic/coming-closures.ts';
import { greeting } from '#domain/clinic/greeting.ts';
import { clinicInLanguage } from '#domain/clinic/in-language.ts';
import { daysByHours, hoursTable, openingLabel, shortHours } from '#domain/clinic/opening-hours.ts';
import { mediaTags } from '#domain/pictures/media-item.ts';
import { appointmentForm, preferredTimes } from '#domain/requests/appointment-request.ts';
import { attorneyForm } from '#domain/requests/attorney-request.ts';
import { parseForm } from '#domain/requests/filled-form.ts';
import { pipForm } from '#domain/requests/pip-request.ts';
import { howSoon } from '#domain/requests/promise.ts';
import { languageFrom } from '#domain/text/language.ts';
import { addDays, clinicMoment } from '#domain/time/clinic-day.ts';
import { longMoment } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import { visitIcs } from '#domain/visits/ics.ts';
import * as appointment from '#words/appointment-form.ts';
import * as attorney from '#words/attorney-form.ts';
import * as calendar from '#words/calendar-entry.ts';
import * as callUs from '#words/call-us.ts';
import * as consent from '#words/consent.ts';
import * as spanishAppointment from '#words/es/appointment-form.ts';
import * as spanishAttorney from '#words/es/attorney-form.ts';
import * as spanishAttorneys from '#words/es/attorneys.ts';
import * as spanishCalendar from '#words/es/calendar-entry.ts';
import * as spanishCallUs from '#words/es/call-us.ts';
import * as spanishConsent from '#words/es/consent.ts';
import * as spanishForm from '#words/es/form-texts.ts';
import * as spanishPage from '#words/es/function-page.ts';
import * as spanishLeadForm from '#words/es/lead-form.ts';
import * as spanishMails from '#words/es/mails.ts';
import { tagNames } from '#words/es/photos.ts';
import * as spanishPip from '#words/es/pip-form.ts';
import * as spanishReceived from '#words/es/request-received.ts';
import { slotTexts as spanishSlots } from '#words/es/slots.ts';
import { times } from '#words/es/times.ts';
import * as spanishVisit from '#words/es/visit.ts';
import * as spanishVisitLink from '#words/es/visit-link.ts';
import * as spanishWhatToBring from '#words/es/what-to-bring.ts';
import * as form from '#words/form-texts.ts';
import * as page from '#words/function-page.ts';
import * as mails from '#words/mails.ts';
import * as pip from '#words/pip-form.ts';
import * as visitLink from '#words/visit-link.ts';
import * as whatToBring from '#words/what-to-bring.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

/** Every text, by its place. A function is called with the same values. */
function textsIn(words: unknown, place = ''): [place: string, text: string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words === 'function') {
    return textsIn(words(...Array(words.length).fill('{value}')), `${place}()`);
  }
  return Object.entries(words ?? {}).flatMap(([name, each]) => textsIn(each, `${place}.${name}`));
}

/** Names that both languages share. */
const shared = [/^No$/, /^\{clinic\}$/, /^\{value\}$/, /^PIP$/, /^$/];

it.each([
  ['appointment-form', appointment, spanishAppointment],
  ['attorney-form', attorney, spanishAttorney],
  ['calendar-entry', calendar, spanishCalendar],
  ['call-us', callUs, spanishCallUs],
  ['consent', consent, spanishConsent],
  ['form-texts', form, spanishForm],
  ['function-page', page, spanishPage],
  ['mails', mails, spanishMails],
  ['pip-form', pip, spanishPip],
  ['visit-link', visitLink, spanishVisitLink],
  ['what-to-bring', whatToBring, spanishWhatToBring],
])('the texts of %s differ, and use the same values', (_, en, es) => {
  const english = new Map(textsIn(en));
  const spanish = textsIn(es);
  expect(spanish.map(([place]) => place)).toEqual([...english.keys()]);
  const same = spanish.filter(
    ([place, text]) => english.get(place) === text && !shared.some((name) => name.test(text)),
  );
  expect(same).toEqual([]);
  const values = (text = '') => [...new Set(text.match(/\{[^}]*\}/g))].sort();
  for (const [place, text] of spanish) {
    expect([place, values(text)]).toEqual([place, values(english.get(place))]);
  }
});

describe('days and times', () => {
  // Tuesday, December 1, 2026.
  const at = (time: string) => clinicMoment('2026-12-01', time);

  it.each([
    ['14:15', 'martes 1 de diciembre, 2:15\u00a0p.\u00a0m.'],
    ['00:30', 'martes 1 de diciembre, 12:30\u00a0a.\u00a0m.'],
    ['12:00', 'martes 1 de diciembre, 12:00\u00a0p.\u00a0m.'],
  ])('%s is %s', (time, words) => {
    expect(longMoment(at(time), times)).toBe(words);
  });

  it('every day has the name that Intl gives it, in both languages', () => {
    const named = (locale: string) =>
      new Intl.DateTimeFormat(locale, {
        ...{ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
      } as const);
    const [english, spanish] = [named('en-US'), named('es-US')];
    for (let ahead = 0; ahead < 366; ahead++) {
      const date = addDays('2028-01-01', ahead);
      expect(longDate(date)).toBe(english.format(Date.parse(date)));
      expect(longDate(date, times)).toBe(spanish.format(Date.parse(date)).replace(',', ''));
    }
  });

  it.each([
    [{ open: true as const, closesAt: '18:00' }, 'Abierto · cierra a las 6:00 p. m.'],
    [{ open: true as const, closesAt: '13:00' }, 'Abierto · cierra a la 1:00 p. m.'],
    [{ open: true as const, closesAt: '24:00' }, 'Abierto · cierra a las 12:00 a. m.'],
    [opens(0, '14:00'), 'Cerrado · abre a las 2:00 p. m.'],
    [opens(1, '09:00'), 'Cerrado · abre el mié. a las 9:00 a. m.'],
    [opens(8, '09:00'), 'Cerrado · abre el mié. 9 de dic. a las 9:00 a. m.'],
    [{ open: false as const, opens: null }, 'Cerrado'],
  ])('the office says %j as %s', (state, words) => {
    expect(plain(openingLabel(state, times))).toBe(words);
  });

  it('promises by a day and a time', () => {
    const now = at('10:00');
    const soon = (by: Date) => plain(howSoon(by, clinic, now, times));
    expect(soon(at('18:00'))).toBe('a más tardar el martes a las 6:00 p. m.');
    expect(soon(clinicMoment('2026-12-08', '13:00'))).toBe(
      'a más tardar el martes 8 de diciembre a la 1:00 p. m.',
    );
    expect(soon(at('09:00'))).toBe('lo antes posible');
    const hours = { ...clinic.hours, 1: [], 2: [], 3: [], 4: [], 5: [] };
    expect(howSoon(at('18:00'), { ...clinic, hours }, now, times)).toBe('en menos de 24 horas');
  });

  it('lists the week and its closures', () => {
    expect(hoursTable(clinic.hours, times).map(({ day }) => day)).toEqual([
      ...['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
    ]);
    const [first] = daysByHours(clinic.hours, times);
    expect(first && plain(shortHours(first.days, first.spans, times))).toBe(
      'lun., mié., vie. 9–12, 2–6',
    );
    const closure = { from: '2026-11-26', to: '2026-11-27', reason: '', reasonEs: '' };
    expect(closureDays({ ...closure, span: null }, times)).toBe(
      'jue. 26 de nov. – vie. 27 de nov.',
    );
    expect(closureHours({ ...closure, span: null }, times)).toBe('Cerrado');
    const [noon, late] = [
      { from: '13:00', to: '24:00' },
      { from: '09:00', to: '12:00' },
    ];
    expect(plain(closureHours({ ...closure, span: noon }, times))).toBe(
      'Cerrado desde la 1:00 p. m.',
    );
    expect(plain(closureHours({ ...closure, span: late }, times))).toBe(
      'Cerrado 9:00 a. m. – 12:00 p. m.',
    );
  });

  function opens(daysAhead: number, time: string) {
    return {
      open: false as const,
      opens: { date: addDays('2026-12-01', daysAhead), daysAhead, time },
    };
  }

  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
});

describe('a form', () => {
  const { formTexts } = spanishForm;
  const { attorneyTexts } = spanishAttorney;
  const english = new Set(
    [form, attorney].flatMap((module) => textsIn(module).map(([, text]) => text)),
  );
  const long = 'x'.repeat(3000);
  const errorsOf = (fields: Record<string, unknown>) => {
    const parsed = parseForm(fields, '2026-12-01', formTexts, attorneyTexts);
    return parsed.ok ? [] : parsed.errors.map(({ field, message }) => [field, message]);
  };

  it.each([
    ['appointment', {}, ['name', 'email']],
    ['appointment', { name: long, email: 'x', phone: '5', typeOfInjury: long }, null],
    ['appointment', { name: 'M', phone: '(801) 555-0100 ext. 5', message: long }, null],
    ['appointment', { name: 'M', email: `ann@${'example.'.repeat(40)}com` }, null],
    ['pip', {}, ['name', 'email', 'wasInAccident']],
    ['pip', { name: long, email: 'x' }, null],
    ['attorney', {}, ['firm', 'name', 'email', 'clientInitials', 'dateOfLoss', 'request']],
    [
      'attorney',
      ...([
        { firm: long, name: long, email: 'x', phone: long, clientInitials: 'Maria Olsen' },
        null,
      ] as const),
    ],
    ['attorney', { dateOfLoss: '2027-01-01', clientPhone: '5', request: long }, null],
    ['newsletter', {}, ['type']],
  ])('%s with %j has no English error', (type, fields, wrong) => {
    const errors = errorsOf({ ...fields, type });
    expect(errors).not.toEqual([]);
    if (wrong) expect(errors.map(([field]) => field)).toEqual(wrong);
    const left = errors.filter(
      ([, message = '']) => english.has(message) || /\b(?:please|is|too)\b/i.test(message),
    );
    expect(left).toEqual([]);
  });

  it('keeps the choices that staff read, with labels in Spanish', () => {
    const { preferredTime } = appointmentForm(spanishAppointment.appointmentTexts).fields;
    const options = 'options' in preferredTime ? preferredTime.options : [];
    expect(options.map(({ value }) => value)).toEqual(preferredTimes);
    expect(options.map(({ label }) => label)).toEqual(spanishAppointment.appointmentTexts.times);
    expect(appointment.appointmentTexts.times).toEqual(preferredTimes);
  });

  it.each([
    ['appointment', appointmentForm(), appointmentForm(spanishAppointment.appointmentTexts)],
    ['pip', pipForm(), pipForm(spanishPip.pipTexts)],
    ['attorney', attorneyForm(), attorneyForm(attorneyTexts)],
  ])('%s has the same fields in both languages', (_, en, es) => {
    expect(Object.keys(es.fields)).toEqual(Object.keys(en.fields));
    const english = new Set(textsIn(en).map(([, text]) => text));
    const labels = textsIn(es)
      .filter(([place]) => /label|hint|button|notice|intro/.test(place))
      .filter(([, text]) => english.has(text) && text !== 'No');
    expect(labels).toEqual([]);
  });

  it('has a consent text of its own version', () => {
    expect(spanishConsent.consentVersion).not.toBe(consent.consentVersion);
    expect(spanishConsent.consentVersion).toMatch(/^[\w.-]{1,32}$/);
  });
});

it('greets by a plain first name alone', () => {
  expect(greeting('María Olsen', spanishMails.mailTexts)).toBe('Hola, María:');
  expect(greeting('Olsen, María http://evil.example', spanishMails.mailTexts)).toBe('Hola:');
});

it('puts the visit into a calendar in Spanish, and nothing about health', () => {
  const startsAt = clinicMoment('2026-12-01', '14:15');
  const file = visitIcs(
    {
      ...{ id: 'v1', startsAt, endsAt: startsAt, sequence: 0, updatedAt: startsAt },
      status: 'scheduled',
    },
    clinic,
    startsAt,
    spanishCalendar.calendarTexts,
  );
  expect(file).toContain(`SUMMARY:Cita en ${clinic.name}`);
  expect(file).toContain('DESCRIPTION:¿Preguntas? Llame al (801) 555-0142.');
  expect(file).not.toMatch(/Appointment|Questions/);
});

it.each([
  ['es', 'es'],
  ['en', 'en'],
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['es_419', 'es'],
  ['fr', 'en'],
  ['est', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [['es'], 'en'],
])('the language %j reads as %s', (value, language) => {
  expect(languageFrom(value)).toBe(language);
});

it.each([
  ['the promise', spanishLeadForm.promise(times.by('el viernes', '18:00'))],
  ['a held time', spanishSlots.held('vie. 9:00\u00a0a.\u00a0m.', 'mañana')],
  ['a time held to its start', spanishSlots.heldToItsStart('vie. 9:00\u00a0a.\u00a0m.')],
  ['a wish for another time', spanishVisit.movingText(times.by('el viernes', '18:00'))],
  ['a received request', spanishReceived.byThen(times.by('el viernes', '18:00'))],
  ['a law firm’s', spanishAttorneys.byThen(times.by('el viernes', '18:00'), false)],
  ['a law firm’s, with a client', spanishAttorneys.byThen('a las 9:00\u00a0a.\u00a0m.', true)],
  ['a closed clinic', spanishMails.mailTexts.closedNow('el lunes', '09:00')],
])('a sentence that ends with a time has one full stop: %s', (_, text) => {
  expect(text).toMatch(/m\.[ ,]|m\.$/);
  expect(text).not.toContain('..');
});

it.each([
  [1, 'en menos de 1 hora', 'Falta menos de 1 hora para su cita.'],
  [24, 'en menos de 24 horas', 'Faltan menos de 24 horas para su cita.'],
])('counts %s of the hours that the clinic has set', (hours, promise, late) => {
  expect(times.within(hours)).toBe(promise);
  expect(spanishVisitLink.visitLinkTexts.late(hours, '')).toContain(late);
  expect(spanishVisit.tooLate(hours)).toContain(late.replace(' para su cita.', ''));
});

it.each([
  ['/contact', '/contact'],
  [`${clinic.origin}/contact?a=1#b`, '/contact?a=1#b'],
  [clinic.origin, '/'],
  [`${clinic.origin}.example/contact`, `${clinic.origin}.example/contact`],
  ['', ''],
])('an announcement that leads to %s has the link %s', (link, shown) => {
  const announcement = { text: 'New hours', textEs: '', link, from: '', until: '' };
  for (const language of ['en', 'es'] as const) {
    const said = clinicInLanguage(language, { ...clinic, announcement });
    expect(said.announcement?.link).toBe(shown);
  }
});

it.each(mediaTags)('has a name of its own for the tag %s', (tag) => {
  expect(tagNames).toHaveProperty([tag.toLowerCase()], expect.stringMatching(/./));
});
