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
      () => saveTemplate('visitMoved', own, originalWords.en.visitMoved, by),
      () => stored(),
      [
        having({ id: 'visitBooked' }),
        having({ id: 'visitMoved', ...own, by, updatedAt: expect.any(Date) }),
      ],
    ],
    'in place of changed words, and by an earlier try': [
      () => saveTemplate('visitBooked', own, changed, by),
      () => saveTemplate('visitBooked', own, changed, by),
      () => stored(),
      [having(own)],
    ],
    'the original words': [
      () => saveTemplate('visitBooked', originalWords.en.visitBooked, changed, by),
      () => stored(),
      [],
    ],
    'changed meanwhile': [
      () => saveTemplate('visitBooked', own, originalWords.en.visitBooked, by),
      'changed',
    ],
    'reset meanwhile': [() => saveTemplate('visitMoved', own, changed, by), 'changed'],
  },
} satisfies Cases;
