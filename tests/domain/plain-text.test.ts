import { expect, it } from 'vitest';
import { multiLine, singleLine } from '#domain/text/plain-text.ts';

it.each([
  ['  Maria   Olsen ', 'Maria Olsen'],
  ['Maria\r\nBcc: x@example.com', 'Maria Bcc: x@example.com'],
  ['a\u0000b\u200bc\ud800d', 'abcd'],
  ['Maria \u0000 Olsen', 'Maria Olsen'],
  ['\u202eneslO', 'neslO'],
  ['\u00a0\u200b\t', ''],
  ['Jose\u0301', 'Jos\u00e9'],
  ['🙂', '🙂'],
  [12, ''],
  [null, ''],
  [['a'], ''],
])('singleLine(%j) is %j', (value, text) => {
  expect(singleLine(value)).toBe(text);
});

it.each([
  ['one\r\n two\rthree\n\n', 'one\ntwo\nthree'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['\n \n', ''],
  [{}, ''],
])('multiLine(%j) is %j', (value, text) => {
  expect(multiLine(value)).toBe(text);
});
