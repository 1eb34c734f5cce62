/** Numerals that are no decimal digits in Unicode: rows of consecutive characters with the value of the first. */
const numeralRows: readonly (readonly [first: string, value: number, count: number])[] = [
  ['⓪', 0, 1],
  ['⓿', 0, 1],
  ['①', 1, 20],
  ['⓫', 11, 10],
  ['❶', 1, 10],
  ['➀', 1, 10],
  ['➊', 1, 10],
  ['⓵', 1, 10],
  ['〇', 0, 1],
  ['零', 0, 1],
  ['〡', 1, 9],
  ['㈠', 1, 10],
  ['㊀', 1, 10],
  ['፩', 1, 9],
  ['🄋', 0, 1],
  ['🄌', 0, 1],
  ['🔟', 10, 1],
];

const nonDecimalNumerals = new Map([
  ...numeralRows.flatMap(([first, value, count]) =>
    Array.from({ length: count }, (_, at) => {
      const sign = String.fromCodePoint((first.codePointAt(0) ?? 0) + at);
      return [sign, String(value + at)] as const;
    }),
  ),
  ...[...'一二三四五六七八九'].map((sign, at) => [sign, String(at + 1)] as const),
]);

const decimal = /^\p{Nd}$/u;

/** The digits for which a character of any script stands; undefined if it is no numeral. */
export function toDigits(sign: string): string | undefined {
  return decimal.test(sign) ? String(getDecimalValue(sign)) : nonDecimalNumerals.get(sign);
}

/** Unicode guarantees that the digits of a script are consecutive, from zero to nine. */
function getDecimalValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (decimal.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
