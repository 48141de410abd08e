import { describe, expect, it } from 'vitest';
import { attorneyAnswers, composeAttorneyMessage } from '#domain/requests/attorney-message.ts';

const answers = {
  firm: 'Sample & Partners',
  clientInitials: 'R. D.',
  dateOfLoss: '2026-10-13',
  request: 'Records.\n\nNeeded: itemized bills, too.',
};

describe('an attorney’s message', () => {
  it('gives back what it was composed of', () => {
    expect(attorneyAnswers(composeAttorneyMessage(answers))).toEqual(answers);
  });

  it('of another shape is what is needed', () => {
    expect(attorneyAnswers('Please call me.')).toEqual({
      firm: '',
      clientInitials: '',
      dateOfLoss: '',
      request: 'Please call me.',
    });
  });
});
