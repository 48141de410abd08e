/** Protections of the person who claims PIP (Utah Code 31A-22-307(6) and (7), 31A-22-309(5)). Counsel signs them. */
export const pipRights: readonly [string, string, string] = [
  'PIP has no deductible.',
  'Your insurer has 30 days to pay a bill once it has proof, and owes 1.5 percent interest a month after that.',
  'You usually have four years to sue over unpaid PIP. Ask an attorney which deadlines apply to you.',
];
