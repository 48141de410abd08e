/** The least that Utah law has PIP pay (Utah Code 31A-22-307). Amounts in dollars. */
export const pipMinimums = {
  /** For each injured person. */
  medical: 3000,
  income: { percent: 85, perWeek: 250, weeks: 52, unpaidDays: 3 },
  household: { perDay: 20, days: 365 },
  funeral: 1500,
  death: 3000,
} as const;

/** What PIP pays for a week without work, in dollars: a share of the weekly wage, up to a limit. */
export function weeklyIncomeBenefit(weeklyWage: number): number {
  const { percent, perWeek } = pipMinimums.income;
  return Math.min((weeklyWage * percent) / 100, perWeek);
}
