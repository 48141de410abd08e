import { expect, it } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { missingFacts } from '#domain/clinic/missing-facts.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

it('a clinic without facts misses every one that patients need', () => {
  expect(missingFacts(emptyClinic)).toEqual([
    'name',
    'phone number',
    'email address',
    'web address',
    'street',
    'city',
    'ZIP code',
  ]);
});

it('a clinic that has said them misses none', () => {
  expect(missingFacts(clinic)).toEqual([]);
});
