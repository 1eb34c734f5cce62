const teens = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = new Map([
  ...teens.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const HUNDRED = 100;
const THOUSAND = 1000;

/** Replaces each run of English number words, up to the thousands, with one number in digits. */
export function withDigits(words: readonly string[]): string[] {
  const told: string[] = [];
  let at = 0;
  while (at < words.length) {
    const { value, length } = numberAt(words, at);
    told.push(length > 0 ? String(value) : (words[at] ?? ''));
    at += Math.max(length, 1);
  }
  return told;
}

function numberAt(words: readonly string[], from: number): { value: number; length: number } {
  let value: number | undefined;
  let at = from;
  for (; at < words.length; at += 1) {
    const next = grown(value, words[at] ?? '', words[at + 1]);
    if (next === undefined) break;
    value = next;
  }
  return { value: value ?? 0, length: at - from };
}

/**
 * The number extended by one word, or undefined if that word starts a new number: `twenty four` continues, `two two` does not.
 */
function grown(value: number | undefined, word: string, following: string | undefined): number | undefined {
  if (word === 'and') return isHundreds(value) && small.get(following ?? '') ? value : undefined;
  if (word === 'thousand') return value === undefined ? THOUSAND : grownBy(value, THOUSAND);
  if (word === 'hundred') return value === undefined ? HUNDRED : hundreds(value);
  const step = small.get(word);
  if (step === undefined || value === undefined) return step;
  return step > 0 && (isHundreds(value) || (isTens(value) && step < 10)) ? value + step : undefined;
}

function isHundreds(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value % HUNDRED === 0;
}

function isTens(value: number): boolean {
  return value % HUNDRED >= 20 && value % 10 === 0;
}

/** As in "two hundred" or "one thousand two hundred". */
function hundreds(value: number): number | undefined {
  const digit = value % THOUSAND;
  return digit > 0 && digit < 10 ? value + digit * (HUNDRED - 1) : undefined;
}

function grownBy(value: number, step: number): number | undefined {
  return value > 0 && value < step ? value * step : undefined;
}
