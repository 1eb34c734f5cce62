/** A run of digits as written in any way: as figures, in groups, or as words. */
export interface DigitRun {
  readonly digits: string;
  /** Groups as they were written, `555-123` as `555` and `123`. */
  readonly groups: readonly string[];
  readonly gaps: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly isSpelled: boolean;
}

const figures: Readonly<Record<string, string>> = {
  ...{
    zero: '0',
    oh: '0',
    o: '0',
    nought: '0',
    nil: '0',
    one: '1',
    won: '1',
    two: '2',
    three: '3',
    tree: '3',
    four: '4',
  },
  ...{ five: '5', six: '6', seven: '7', eight: '8', ate: '8', nine: '9', cero: '0', uno: '1', dos: '2', tres: '3' },
  ...{ cuatro: '4', cinco: '5', seis: '6', siete: '7', ocho: '8', nueve: '9' },
};
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };
const tokens = /[a-z0-9]+/g;
const MOST_GAP = 3;
const gapSigns = /^[\s().\-–—/,+:]*$/;

/** Runs of figures and of words for figures, with nothing but blanks and signs between them. */
export function digitRunsOf(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let parts: { digits: string; start: number; end: number; isSpelled: boolean }[] = [];
  let times = 1;
  const finish = () => {
    if (parts.length > 0) runs.push(runOf(parts, text));
    parts = [];
  };
  for (const match of text.matchAll(tokens)) {
    const repeated = repeats[match[0]];
    if (repeated !== undefined) {
      times = repeated;
      continue;
    }
    const digits = digitsOf(match[0]);
    const last = parts.at(-1);
    const gap = last ? text.slice(last.end, match.index) : '';
    const isBroken = times === 1 && (gap.length > MOST_GAP || !gapSigns.test(gap));
    if (digits === undefined || (last && isBroken)) finish();
    if (digits !== undefined) {
      const isSpelled = !/^\d+$/.test(match[0]);
      parts.push({ digits: digits.repeat(times), start: match.index, end: match.index + match[0].length, isSpelled });
    }
    times = 1;
  }
  finish();
  return runs;
}

function runOf(
  parts: readonly { digits: string; start: number; end: number; isSpelled: boolean }[],
  text: string,
): DigitRun {
  return {
    digits: parts.map(({ digits }) => digits).join(''),
    groups: parts.map(({ digits }) => digits),
    gaps: parts.slice(1).map(({ start }, at) => text.slice(parts[at]?.end, start)),
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
    isSpelled: parts.some(({ isSpelled }) => isSpelled),
  };
}

/** `5five5` and `two2two` are figures throughout; a word with other letters is none. */
function digitsOf(token: string): string | undefined {
  if (token.length > 40) return undefined;
  if (/^\d+$/.test(token)) return token;
  let digits = '';
  for (let at = 0; at < token.length; ) {
    const rest = token.slice(at);
    const word = /^\d/.test(rest)
      ? rest.charAt(0)
      : Object.keys(figures).find((one) => one.length > 1 && rest.startsWith(one));
    if (word === undefined) return figures[token];
    digits += figures[word] ?? word;
    at += word.length;
  }
  return digits;
}
