import { expect, it, vi } from 'vitest';
import {
  charactersOver,
  cleanEmail,
  cleanLine,
  multiLine,
  singleLine,
} from '#domain/text/plain-text.ts';

it.each([
  ['  Maria   Olsen ', 'Maria Olsen'],
  ['Maria\r\nBcc: x@example.com', 'Maria Bcc: x@example.com'],
  ['a\u0000b\u200bc\ud800d', 'abcd'],
  ['Maria \u0000 Olsen', 'Maria Olsen'],
  ['\u202eneslO', 'neslO'],
  ['\u00a0\u200b\t', ''],
  ['Jose\u0301', 'Jos\u00e9'],
  ['🙂', '🙂'],
  ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
  ['1\ufe0f\u20e3 葛\u{e0100}城', '1\ufe0f\u20e3 葛\u{e0100}城'],
  ['Pain \u200d in the neck\u200d', 'Pain in the neck'],
  ['½ fl. oz', '½ fl. oz'],
  [12, ''],
  [null, ''],
  [['a'], ''],
])('singleLine(%j) is %j', (value, text) => {
  expect(singleLine(value)).toBe(text);
});

it.each([
  ['one\r\n two\rthree\n\n', 'one\ntwo\nthree'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['one\vtwo\u2028three\u0085four', 'one\ntwo\nthree\nfour'],
  ['\n \n', ''],
  [{}, ''],
])('multiLine(%j) is %j', (value, text) => {
  expect(multiLine(value)).toBe(text);
});

it.each([
  '\u200c',
  '\u200d\u200d',
  '\u2800',
  '\u3164',
  '\uffa0',
  '\u115f\u1160',
  '\ufe0f',
  '\u034f',
  '\u00ad',
  '\u200e\u200f',
  '\u180e',
  '\u2060\u2064',
  '\ufffc',
  '\u{e0041}',
  '\uffff',
  // Without a letter below it, a mark is no text.
  '\u0301',
  ' \u0308 ',
  '\u093e\u200d',
  '\u20e3',
  '\ue000',
  '\uf8ff',
  '\u{f0000}',
  '\u0378',
  '\u{e0080}',
  '\ufdd0',
  '\u{1fffe}',
])('%j shows nothing, so it is no text', (value) => {
  expect([cleanLine(value), singleLine(value), multiLine(value)]).toEqual(['', '', '']);
});

it.each([
  ['\u200eMaria\u00ad Olsen\u200f', 'Maria Olsen'],
  ['Ｍａｒｉａ　Ｏｌｓｅｎ', 'Maria Olsen'],
  ['Jose\u200d\u0301', 'José'],
  ['O’Brien', 'O’Brien'],
  ['O´Brien', "O'Brien"],
  ['\ufb01nn', 'finn'],
  ['Mª José', 'Mª José'],
  ['Null', 'Null'],
  ['X', 'X'],
  ['小龍', '小龍'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ\u0dca\u200dරී', 'ශ\u0dca\u200dරී'],
  ['علی\u200c', 'علی'],
  ['علی\u200c\u200cرضا', 'علی\u200cرضا'],
  ['র\u200d\u09cdযাব', 'র\u200d\u09cdযাব'],
  ['രാജന\u0d4d\u200d', 'രാജന\u0d4d\u200d'],
  ['ក\u17d2\u200cក', 'ក\u17d2\u200cក'],
  ['👩\u{1f3fd}\u200d⚕\ufe0f Ann', '👩\u{1f3fd}\u200d⚕\ufe0f Ann'],
  ['Ann ❤\ufe0f\u200d🔥', 'Ann ❤\ufe0f\u200d🔥'],
  ['🙂\u200d↔\ufe0f', '🙂\u200d↔\ufe0f'],
  ['🙂\u200d Ann\ufe0f', '🙂 Ann'],
  ['\u200d👧', '👧'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['A\u200dnn', 'Ann'],
  ['Ann\u0085Lee', 'Ann Lee'],
  ['Ann\u2800Lee\u3164Olsen', 'Ann Lee Olsen'],
  ['\uf007 Ann\ue000', 'Ann'],
  ['\u0301Ann', '\u0301Ann'],
  [null, ''],
])('a name, %j, is %j', (value, name) => {
  expect(cleanLine(value)).toBe(name);
});

it.each([
  [' Ann@Example.COM ', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['ann@example.com,', 'ann@example.com'],
  ['ann@example.com; ', 'ann@example.com'],
  ['ann@example.com..', 'ann@example.com..'],
  ['ann@example.com、', 'ann@example.com'],
  ['ann@example。com。', 'ann@example.com'],
  ['ann@example｡com．', 'ann@example.com'],
  ['(ann@example.com)', 'ann@example.com'],
  ['（ann@example.com）。', 'ann@example.com'],
  ['[ ann@example.com. ],', 'ann@example.com'],
  ['"ann@example.com"', 'ann@example.com'],
  ["'ann@example.com'", 'ann@example.com'],
  ['“ann@example.com”', 'ann@example.com'],
  ['„ann@example.com“', 'ann@example.com'],
  ['«ann@example.com»;', 'ann@example.com'],
  ['‘o’brien@example.com’', "o'brien@example.com"],
  ["'ann@example.com", "'ann@example.com"],
  ['\uf0e0 ann@example.com', 'ann@example.com'],
  ['a\u00adnn@exam\u200eple.com\ufe0f', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['ann–lee@my\u2011clinic.com', 'ann-lee@my-clinic.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['o‘brien@example.com', "o'brien@example.com"],
  ['o\u02bcbrien@example.com', "o'brien@example.com"],
  ['`ann@example.com`', 'ann@example.com'],
  ['‚ann@example.com‘', 'ann@example.com'],
  ['»ann@example.com«', 'ann@example.com'],
  ['「ann@example.com」。', 'ann@example.com'],
  ['{ann@example.com}', 'ann@example.com'],
  ['ann@example.com،', 'ann@example.com'],
  ['İnfo@example.com', 'info@example.com'],
  ['\u0308,', ''],
])('an email, %j, is %j', (value, email) => {
  expect(cleanEmail(value)).toBe(email);
});

it.each([
  ['a'.repeat(5), 5, 0],
  ['a'.repeat(7), 5, 2],
  ['👨\u200d👩\u200d👧'.repeat(5), 5, 0],
  ['🇺🇸'.repeat(6), 5, 1],
  ['e\u0301'.repeat(5), 5, 0],
  ['👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(5), 5, 0],
  ['क्षि'.repeat(5), 5, 0],
  [`a${'\u0301\u0316'.repeat(500)}`, 120, 865],
])('%s against a limit of %i is %i over', (text, limit, over) => {
  expect(charactersOver(text, limit)).toBe(over);
});

it('without a segmenter no text is counted shorter than it is', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(charactersOver('🙂'.repeat(6), 5)).toBe(1);
  vi.unstubAllGlobals();
});
