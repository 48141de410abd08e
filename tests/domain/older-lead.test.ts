import { describe, expect, it } from 'vitest';
import { leadFrom } from '#domain/leads/lead.ts';

describe('an older lead', () => {
  it('A-DATA-04 A-DATA-05 is read under its older field names', () => {
    const lead = leadFrom('l1', {
      type: 'contact',
      fullName: 'Owen Marsh',
      typeOfInjury: 'Sciatica',
    });
    expect(lead).toMatchObject({
      name: 'Owen Marsh',
      injury: 'Sciatica',
      details: { typeOfInjury: 'Sciatica' },
    });
  });

  it('A-DATA-05 prefers name and injury over the older names', () => {
    const both = { name: 'Maria Olsen', injury: 'Whiplash' };
    const lead = leadFrom('l1', { ...both, fullName: 'Somebody', typeOfInjury: 'Something' });
    expect(lead).toMatchObject(both);
  });

  it('A-DATA-05 takes the reason as injury for PIP only', () => {
    expect(leadFrom('l1', { type: 'pip', reason: 'Neck pain' }).injury).toBe('Neck pain');
    expect(leadFrom('l1', { type: 'contact', reason: 'Neck pain' }).injury).toBe('');
  });

  it('A-DATA-06 infers the accident from the message for PIP only', () => {
    const wasInAccident = (type: string, message: string) => {
      const lead = leadFrom('l1', { type, message });
      return [lead.wasInAccident, 'wasInAccident' in lead.details && lead.details.wasInAccident];
    };
    expect(wasInAccident('pip', 'Car accident: Yes')).toEqual([true, true]);
    expect(wasInAccident('pip', 'Car accident: No')).toEqual([false, false]);
    expect(wasInAccident('contact', 'Car accident: Yes')).toEqual([false, false]);
  });

  it('keeps the preferred time and the accident of an appointment request', () => {
    const stored = { type: 'contact', preferredTime: 'At night', wasInAccident: true };
    const { type: _, ...answers } = stored;
    expect(leadFrom('l1', stored)).toMatchObject({ ...stored, details: answers });
  });
});

describe('the message of an older lead', () => {
  const own = (stored: Record<string, unknown>) => leadFrom('l1', stored).ownMessage;

  it('is the sender’s own unless the form composed it', () => {
    const request = { type: 'contact', injury: 'Neck', preferredTime: '', wasInAccident: true };
    const composed = 'Preferred time: Any time\nCar accident: Yes\nInjury type: Neck';
    expect(own({ ...request, message: composed })).toBe('');
    expect(own({ ...request, injury: 'Back', message: composed })).toBe(composed);
    expect(own({ ...request, message: 'Mornings only.' })).toBe('Mornings only.');
    const nothing = 'Preferred time: Any time\nCar accident: No\nInjury type: Not specified';
    expect(own({ type: 'contact', message: nothing })).toBe('');
    expect(own({ type: 'pip', message: 'Car accident: Yes' })).toBe('');
    expect(own({ type: 'pip', message: 'Car accident: No' })).toBe('');
    expect(own({ type: 'pip', message: 'Call me.' })).toBe('Call me.');
  });

  it('is parsed into the answers of a law firm', () => {
    const message =
      'Firm: Sample & Partners\nClient initials: R. D.\nDate of loss: 2026-10-13\nNeeded: Records.\n\nNeeded: itemized bills, too.';
    expect(leadFrom('l1', { type: 'attorney', message })).toMatchObject({
      message,
      ownMessage: '',
      details: {
        firm: 'Sample & Partners',
        clientInitials: 'R. D.',
        dateOfLoss: '2026-10-13',
        request: 'Records.\n\nNeeded: itemized bills, too.',
      },
    });
  });

  it('of another shape becomes the request of a law firm', () => {
    const { details } = leadFrom('l1', { type: 'attorney', message: 'Please call me.' });
    expect(details).toEqual({
      firm: '',
      clientInitials: '',
      clientPhone: '',
      dateOfLoss: '',
      request: 'Please call me.',
    });
  });

  it('is ignored when the answers are in details', () => {
    const message = 'Firm: Other\nClient initials: X.\nDate of loss: 2020-01-01\nNeeded: All';
    const details = {
      firm: 'F',
      clientInitials: 'C',
      clientPhone: '(801) 555-0100',
      dateOfLoss: 'D',
      request: 'R',
    };
    expect(leadFrom('l1', { type: 'attorney', message, details }).details).toEqual(details);
    const pip = { type: 'pip', message: 'Car accident: Yes', details: { wasInAccident: false } };
    expect(leadFrom('l1', pip)).toMatchObject({ wasInAccident: false, ownMessage: '' });
  });
});
