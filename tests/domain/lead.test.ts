import { describe, expect, it } from 'vitest';
import { type Lead, leadFrom, leadStatuses, unknownDate } from '#domain/lead.ts';
import { ageText, urgency } from '#domain/lead-age.ts';
import { statusDetail, statusLabel, statusMoves } from '#domain/lead-status.ts';
import { isInView, type LeadView, leadViews } from '#domain/lead-view.ts';

const noon = new Date('2026-11-18T19:00:00Z');

const stored = {
  type: 'contact',
  name: 'Maria Olsen',
  email: 'maria.olsen@example.com',
  phone: '(801) 555-0161',
  injury: 'Whiplash, headaches',
  preferredTime: 'Any time',
  wasInAccident: true,
  message: 'Preferred time: Any time\nCar accident: Yes\nInjury type: Whiplash, headaches',
  status: 'new',
  createdAt: noon,
  updatedAt: noon,
  spam: false,
  duplicateOf: null,
  notify: { clinic: 'sent', patient: 'failed' },
  source: { page: '/contact', referrerHost: 'www.google.com', utm: { source: 'card' } },
  consent: { version: '2026-11', at: noon },
};

describe('a stored lead', () => {
  it('A-DATA-02 is read with all its fields', () => {
    expect(leadFrom('l1', stored)).toEqual({ id: 'l1', ...stored });
  });

  it('A-DATA-04 A-DATA-05 is read under its older field names', () => {
    const lead = leadFrom('l1', {
      type: 'contact',
      fullName: 'Owen Marsh',
      typeOfInjury: 'Sciatica',
    });
    expect(lead).toMatchObject({ name: 'Owen Marsh', injury: 'Sciatica' });
  });

  it('A-DATA-05 prefers name and injury over the older names', () => {
    const lead = leadFrom('l1', { ...stored, fullName: 'Somebody', typeOfInjury: 'Something' });
    expect(lead).toMatchObject({ name: 'Maria Olsen', injury: 'Whiplash, headaches' });
  });

  it('A-DATA-05 takes the reason as injury for PIP only', () => {
    expect(leadFrom('l1', { type: 'pip', reason: 'Neck pain' }).injury).toBe('Neck pain');
    expect(leadFrom('l1', { type: 'contact', reason: 'Neck pain' }).injury).toBe('');
  });

  it('A-DATA-06 infers the accident from the message for PIP only', () => {
    const message = 'Car accident: Yes';
    expect(leadFrom('l1', { type: 'pip', message }).wasInAccident).toBe(true);
    expect(leadFrom('l1', { type: 'pip', message: 'Car accident: No' }).wasInAccident).toBe(false);
    expect(leadFrom('l1', { type: 'contact', message }).wasInAccident).toBe(false);
  });

  it('has a safe value for every field that is missing', () => {
    expect(leadFrom('l1', {})).toEqual({
      id: 'l1',
      type: 'contact',
      name: '',
      email: '',
      phone: '',
      injury: '',
      preferredTime: '',
      wasInAccident: false,
      message: '',
      status: 'new',
      createdAt: unknownDate,
      updatedAt: unknownDate,
      spam: false,
      duplicateOf: null,
      notify: { clinic: null, patient: null },
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

  it('does not trust a date that is none', () => {
    expect(leadFrom('l1', { createdAt: 'yesterday' }).createdAt).toBe(unknownDate);
  });

  it('shows phone numbers of any spelling alike, and keeps what is none', () => {
    expect(leadFrom('l1', { phone: '801-555-0161' }).phone).toBe('(801) 555-0161');
    expect(leadFrom('l1', { phone: '555 0161 ext. 4' }).phone).toBe('555 0161 ext. 4');
  });
});

describe('status', () => {
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
    ['A-APPT-08', 'new', 'New'],
    ['A-APPT-09', 'contacted', 'Contacted'],
    ['A-APPT-09', 'in_review', 'Contacted'],
    ['A-APPT-10', 'closed', 'Completed'],
    ['A-APPT-11', 'guide_sent', 'New'],
    ['A-APPT-11', 'converted', 'New'],
    ['A-APPT-11', 'waiting_for_fax', 'New'],
    ['A-APPT-11', '', 'New'],
    ['set aside', 'dismissed', 'Dismissed'],
  ])('%s: %s shows %s', (_, status, label) => {
    expect(statusLabel(status)).toBe(label);
  });

  it('tells a review apart in the history', () => {
    expect(statusDetail('in_review')).toBe('In review');
    expect(statusDetail('contacted')).toBe('Contacted');
  });

  it.each([
    ['new', ['contacted', 'in_review', 'closed']],
    ['waiting_for_fax', ['contacted', 'in_review', 'closed']],
    ['contacted', ['in_review', 'closed', 'new']],
    ['in_review', ['contacted', 'closed', 'new']],
    ['closed', ['new']],
    ['dismissed', ['new']],
  ])('%s may become %j', (status, to) => {
    expect(statusMoves({ status, spam: false }).map((move) => move.to)).toEqual(to);
  });

  it('says what each change does', () => {
    expect(statusMoves({ status: 'new', spam: false }).map((move) => move.label)).toEqual([
      'Mark contacted',
      'In review',
      'Mark completed',
    ]);
    expect(statusMoves({ status: 'closed', spam: false }).map((move) => move.label)).toEqual([
      'Reopen',
    ]);
  });

  it('leaves spam alone until it is cleared', () => {
    expect(statusMoves({ status: 'new', spam: true })).toEqual([]);
  });
});

describe('views', () => {
  const viewsOf = (lead: Pick<Lead, 'type' | 'status' | 'spam'>): LeadView[] =>
    leadViews.filter((view) => isInView(lead, view));

  it.each<[Lead['type'], string, LeadView[]]>([
    ['contact', 'new', ['all', 'new']],
    ['contact', 'waiting_for_fax', ['all', 'new']],
    ['contact', 'guide_sent', ['all', 'new']],
    ['contact', 'contacted', ['all', 'contacted']],
    ['contact', 'in_review', ['all', 'contacted']],
    ['contact', 'closed', ['all', 'completed']],
    ['contact', 'dismissed', ['dismissed']],
    ['pip', 'new', ['all', 'new']],
    ['pip', 'guide_sent', ['all', 'contacted']],
    ['pip', 'converted', ['all', 'completed']],
    ['pip', 'dismissed', ['dismissed']],
    ['attorney', 'contacted', ['all', 'contacted']],
  ])('a %s lead with status %s is in %j', (type, status, views) => {
    expect(viewsOf({ type, status, spam: false })).toEqual(views);
  });

  it.each(['new', 'contacted', 'closed', 'dismissed'])('spam is only spam when %s', (status) => {
    expect(viewsOf({ type: 'contact', status, spam: true })).toEqual(['spam']);
  });
});

describe('age against the 24-hour promise', () => {
  const ago = (hours: number, minutes = 0, seconds = 0) =>
    new Date(noon.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000);

  it.each([
    [ago(0), 'calm'],
    [ago(11, 59, 59), 'calm'],
    [ago(12), 'soon'],
    [ago(23, 59, 59), 'soon'],
    [ago(24), 'late'],
    [ago(500), 'late'],
    [ago(-1), 'calm'],
  ])('%s is %s', (createdAt, expected) => {
    expect(urgency(createdAt, noon)).toBe(expected);
  });

  it.each([
    [ago(-1), 'just now'],
    [ago(0, 0, 59), 'just now'],
    [ago(0, 1), '1 minute ago'],
    [ago(0, 59, 59), '59 minutes ago'],
    [ago(1), '1 hour ago'],
    [ago(3, 30), '3 hours ago'],
    [ago(47, 59), '47 hours ago'],
    [ago(48), '2 days ago'],
    [ago(24 * 30), '30 days ago'],
  ])('%s reads %s', (createdAt, words) => {
    expect(ageText(createdAt, noon)).toBe(words);
  });
});
