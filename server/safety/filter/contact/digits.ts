/** A run of digits in any notation: as digits, in groups, or as words. */
export interface DigitRun {
  readonly digits: string;
  /** `555-123` has the groups `555` and `123`. */
  readonly groups: readonly string[];
  readonly gaps: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly hasNumberWords: boolean;
  /** Contains words like `twenty` or `hundred`, which are also used to count things. */
  readonly hasCountingWords: boolean;
}

interface Part {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  readonly isNumberWord: boolean;
  readonly isCountingWord: boolean;
}

/** From zero to nine. */
const digitWordsByLanguage = [
  'zero one two three four five six seven eight nine',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'null eins zwei drei vier funf sechs sieben acht neun',
  'zero un deux trois quatre cinq six sept huit neuf',
  'zero uno due tre quattro cinque sei sette otto nove',
];
const otherDigitWords = { oh: '0', o: '0', nought: '0', nil: '0', won: '1', zwo: '2', tree: '3', fuenf: '5', ate: '8' };
const digitWords = new Map([
  ...digitWordsByLanguage.flatMap((words) => words.split(' ').map((word, at) => [word, String(at)] as const)),
  ...Object.entries(otherDigitWords),
]);
const countingWords = new Map([
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, String(at + 10)] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, `${at + 2}0`] as const),
  ['hundred', '00'],
  ['thousand', '000'],
]);
const longestDigitWordsFirst = [...digitWords.keys()]
  .filter((word) => word.length > 2)
  .sort((one, other) => other.length - one.length);
const multipliers = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);
/** Words between the parts of a number that somebody dictates. */
const fillers = ['then', 'and', 'next', 'dash', 'dot', 'plus', 'space', 'hyphen', 'first', 'part', 'last', 'luego'];
const tokens = /[a-z0-9]+/g;
const MAX_GAP = 3;
const gapCharacters = /^[\s().\-–—/,+:…]*$/;

/** Finds runs of digits and number words with only blanks, punctuation and fillers between them. */
export function findDigitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let parts: Part[] = [];
  let times = 1;
  let from = 0;
  for (const match of text.matchAll(tokens)) {
    const [token] = match;
    const part = toPart(token, match.index, times);
    const isBroken = parts.length > 0 && endsRun(text.slice(from, match.index));
    if (isBroken || (!part && !multipliers.has(token) && !fillers.includes(token))) {
      if (parts.length > 0) runs.push(toDigitRun(parts, text));
      parts = [];
    }
    if (part) parts.push(part);
    times = multipliers.get(token) ?? 1;
    from = match.index + token.length;
  }
  if (parts.length > 0) runs.push(toDigitRun(parts, text));
  return runs;
}

function endsRun(gap: string): boolean {
  return gap.length > MAX_GAP || !gapCharacters.test(gap);
}

function toPart(token: string, start: number, times: number): Part | undefined {
  const digits = toDigits(token);
  if (digits === undefined) return undefined;
  const isNumberWord = !/^\d+$/.test(token);
  return {
    digits: digits.repeat(times),
    start,
    end: start + token.length,
    isNumberWord,
    isCountingWord: countingWords.has(token),
  };
}

function toDigitRun(parts: readonly Part[], text: string): DigitRun {
  const groups = parts.map(({ digits, isCountingWord }, at) =>
    isTensBeforeUnit(parts, at, isCountingWord) ? digits.charAt(0) : digits,
  );
  return {
    digits: groups.join(''),
    groups,
    gaps: parts.slice(1).map(({ start }, at) => text.slice(parts[at]?.end, start)),
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
    hasNumberWords: parts.some(({ isNumberWord }) => isNumberWord),
    hasCountingWords: parts.some(({ isCountingWord }) => isCountingWord),
  };
}

/** `seventy seven` is 77, not 707. */
function isTensBeforeUnit(parts: readonly Part[], at: number, isCountingWord: boolean): boolean {
  const next = parts[at + 1];
  return isCountingWord && next !== undefined && next.digits.length === 1 && (parts[at]?.digits ?? '').endsWith('0');
}

/** `5five5` and `2o2` are digits. A word with other letters is not. */
function toDigits(token: string): string | undefined {
  if (token.length > 40) return undefined;
  if (!/\d/.test(token))
    return digitWords.get(token) ?? countingWords.get(token) ?? (token.length > 5 ? mixedDigits(token) : undefined);
  if (/^\d+$/.test(token)) return token;
  const extended = /^(\d{3,})x\d{1,6}$/.exec(token);
  if (extended) return extended[1];
  return /^[\doil]+$/.test(token) ? token.replace(/o/g, '0').replace(/[il]/g, '1') : mixedDigits(token);
}

const beginnings = new Set(longestDigitWordsFirst.map((word) => word.slice(0, 2)));

/** `fivesix` and `5five`. */
function mixedDigits(token: string): string | undefined {
  if (token.charAt(0) > '9' && !beginnings.has(token.slice(0, 2))) return undefined;
  let digits = '';
  for (let at = 0; at < token.length; ) {
    const word =
      longestDigitWordsFirst.find((one) => token.startsWith(one, at)) ??
      (/\d/.test(token.charAt(at)) ? token.charAt(at) : undefined);
    if (word === undefined) return undefined;
    digits += digitWords.get(word) ?? word;
    at += word.length;
  }
  return digits;
}
