import { expect, it } from 'vitest';
import { weeklyIncomeBenefit } from '#domain/clinic/pip-benefits.ts';

it.each([
  [240, 204],
  [800, 250],
  [0, 0],
])('a weekly wage of $%d is replaced by $%d', (wage, benefit) => {
  expect(weeklyIncomeBenefit(wage)).toBe(benefit);
});
