import { pick, type Random } from '#contract/rules/random.ts';
import { below, percent } from '../../bin/random.ts';

const UUID = '11111111-1111-4111-8111-111111111111';

/** A cursor: base64url of a text. */
const packed = (text: string): string => Buffer.from(text).toString('base64url');

const dates = [
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '-004713-01-01T00:00:00Z',
  '0000-00-00',
  '9999-99-99',
  '2026-02-30',
  '1e5-01-01',
  'infinity',
  '2026-11-18T15:00:00+99:99',
];

const cursors = [
  ...dates.map((date) => `${date}_${UUID}`),
  ...['999999999999999', '-999999999999999', '8640000000000000', '1e9', ' '].map((at) => packed(`${at} ${UUID}`)),
  packed(`${UUID} 1 \ud800`),
  packed(`${UUID} 0 a\u0000b`),
  Buffer.from([...Buffer.from(`${UUID} 1 `), 0xff, 0xfe, 0xc0]).toString('base64url'),
  packed(`1 ${'-'.repeat(36)}`),
  packed('\u0000'),
  '%%%',
];

const odd = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'frog\u0000',
  '\u0001\u001b\u007f\u0085',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\ufeff',
  '\uffff',
  '\u202e frog',
  '\u200d\u200d',
  'İıſK',
  '👨‍👩‍👧‍👦'.repeat(50),
  'é'.normalize('NFD').repeat(300),
  'x'.repeat(2000),
  'x'.repeat(70_000),
  `'; drop table accounts; --`,
  '%_\\%',
  '\\',
  '\\u0000',
  '{"$gt":""}',
  '../../../../etc/passwd',
  '$1',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  '(((((((((((((((((((a*)*)*',
  '<script>alert(1)</script>',
  UUID,
  UUID.toUpperCase(),
  `${UUID}\u0000`,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const numbers = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e-9,
  255,
  256,
  1000,
  1001,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

/** A text that an attacker or a broken program might send. */
export function hostileText(random: Random): string {
  return pick(random, [odd, odd, cursors, dates, numbers.map(String)][below(random, 5)] ?? odd);
}

export function hostileCursor(random: Random): string {
  return pick(random, cursors);
}

export function hostileNumber(random: Random): number {
  return pick(random, numbers);
}

/** A value of any kind. */
export function hostileValue(random: Random): unknown {
  const kinds: (() => unknown)[] = [
    () => hostileText(random),
    () => hostileText(random),
    () => hostileNumber(random),
    () => null,
    () => percent(random, 50),
    () => [],
    () => ({}),
    () => [hostileText(random), null, [hostileNumber(random)]],
    () => ({ [hostileText(random)]: hostileText(random) }),
    () => Array.from({ length: 5000 }, () => hostileNumber(random)),
    () => nested(pick(random, [20, 2000])),
  ];
  return pick(random, kinds)();
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
}
