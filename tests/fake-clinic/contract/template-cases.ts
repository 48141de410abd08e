import { expect } from 'vitest';
import { listTemplates, saveTemplate } from '#data/messages/templates.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { by, type Cases, having } from './case.ts';

const changed = { subject: 'See you {when}', body: '{link}' };
const own = { subject: 'Your visit on {when}', body: '{when} {link}' };
const stored = () => listTemplates();

export const templateCases = {
  listTemplates: {
    'of kinds that exist': [
      stored,
      [{ id: 'visitBooked', ...changed, by, updatedAt: new Date('2025-11-02T18:00:00Z') }],
    ],
  },
  saveTemplate: {
    'of another message': [
      async () => {
        await saveTemplate('visitMoved', own, originalWords.en.visitMoved, by);
        return stored();
      },
      [
        having({ id: 'visitBooked' }),
        having({ id: 'visitMoved', ...own, by, updatedAt: expect.any(Date) }),
      ],
    ],
    'in place of changed words, and by an earlier try': [
      async () => {
        await saveTemplate('visitBooked', own, changed, by);
        await saveTemplate('visitBooked', own, changed, by);
        return stored();
      },
      [having(own)],
    ],
    'the original words': [
      async () => {
        await saveTemplate('visitBooked', originalWords.en.visitBooked, changed, by);
        return stored();
      },
      [],
    ],
    'changed meanwhile': [
      () => saveTemplate('visitBooked', own, originalWords.en.visitBooked, by),
      'changed',
    ],
    'reset meanwhile': [() => saveTemplate('visitMoved', own, changed, by), 'changed'],
  },
} satisfies Cases;
