import { describe, expect, it } from 'vitest';
import {
  leadFrom,
  leadName,
  leadStatuses,
  type StoredLead,
  unknownDate,
} from '#domain/leads/lead.ts';

const noon = new Date('2026-11-18T19:00:00Z');

const stored = {
  type: 'contact',
  details: { preferredTime: 'Any time', typeOfInjury: 'Whiplash, headaches', wasInAccident: true },
  name: 'Maria Olsen',
  email: 'maria.olsen@example.com',
  phone: '(801) 555-0161',
  injury: 'Whiplash, headaches',
  preferredTime: 'Any time',
  wasInAccident: true,
  message: 'Preferred time: Any time\nCar accident: Yes\nInjury type: Whiplash, headaches',
  ownMessage: '',
  status: 'new',
  createdAt: noon,
  promisedBy: new Date('2026-11-20T17:00:00Z'),
  updatedAt: noon,
  spam: false,
  language: 'en',
  heardFrom: 'doctor',
  hold: null,
  duplicateOf: null,
  callBackAt: new Date('2026-11-19T22:00:00Z'),
  notify: { clinic: 'sent', patient: 'failed' },
  source: { page: '/contact', referrerHost: 'www.google.com', utm: { source: 'card' } },
  consent: { version: '2026-11', at: noon },
  searchKeys: ['maria'],
} satisfies StoredLead;

describe('a stored lead', () => {
  it('A-DATA-02 is read with all its fields', () => {
    const { searchKeys: _, ...read } = stored;
    expect(leadFrom('l1', stored)).toEqual({ id: 'l1', ...read });
  });

  it('without a stored promise gets the plain hours', () => {
    const lead = leadFrom('l1', { ...stored, promisedBy: undefined });
    expect(lead.promisedBy).toEqual(new Date('2026-11-19T19:00:00Z'));
  });

  it('has a safe value for every field that is missing', () => {
    expect(leadFrom('l1', {})).toEqual({
      id: 'l1',
      type: 'contact',
      details: { preferredTime: '', typeOfInjury: '', wasInAccident: false },
      name: '',
      email: '',
      phone: '',
      injury: '',
      preferredTime: '',
      wasInAccident: false,
      message: '',
      ownMessage: '',
      status: 'new',
      createdAt: unknownDate,
      promisedBy: unknownDate,
      updatedAt: unknownDate,
      spam: false,
      language: 'en',
      duplicateOf: null,
      callBackAt: null,
      heardFrom: null,
      hold: null,
      notify: null,
      source: null,
      consent: null,
    });
  });

  it('has a safe value for every field of a wrong kind', () => {
    const odd = Object.fromEntries(Object.keys(stored).map((field) => [field, 42n]));
    expect(leadFrom('l1', odd)).toEqual(leadFrom('l1', {}));
  });

  it.each([
    ['a date', noon],
    ['an ISO text', '2026-11-18T19:00:00Z'],
    ['milliseconds', noon.getTime()],
  ])('understands %s as its date', (_, createdAt) => {
    expect(leadFrom('l1', { createdAt })).toMatchObject({ createdAt: noon, updatedAt: noon });
  });

  it('has an unknown date when the stored one is invalid', () => {
    expect(leadFrom('l1', { createdAt: 'yesterday' }).createdAt).toBe(unknownDate);
  });

  it('formats phone numbers, and keeps other text', () => {
    expect(leadFrom('l1', { phone: '801-555-0161' }).phone).toBe('(801) 555-0161');
    expect(leadFrom('l1', { phone: '555 0161 ext. 4' }).phone).toBe('555 0161 ext. 4');
  });
});

it('A-DATA-03 has seven stored values', () => {
  expect(leadStatuses).toEqual([
    'new',
    'contacted',
    'in_review',
    'closed',
    'guide_sent',
    'converted',
    'dismissed',
  ]);
});

it.each([
  [{ name: 'Maria Olsen', email: 'maria@example.com', phone: '' }, 'Maria Olsen'],
  [{ name: '', email: 'maria@example.com', phone: '(801) 555-0161' }, 'maria@example.com'],
  [{ name: '', email: '', phone: '(801) 555-0161' }, '(801) 555-0161'],
  [{ name: '', email: '', phone: '' }, 'No name'],
])('%j is called %s', (lead, name) => {
  expect(leadName(lead)).toBe(name);
});
