import { expect, it } from 'vitest';
import { codeOf } from '../../scripts/local/authenticator-app.ts';

/** The key of RFC 6238, appendix B: '12345678901234567890'. The last six of its eight digits. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('an app shows the code of second %i', (seconds, code) =>
  expect(codeOf(key, seconds * 1000)).toBe(code),
);
