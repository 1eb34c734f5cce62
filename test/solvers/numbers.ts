/**
 * Solves number riddles from their words alone, as a child with endless patience would: it shares no code with the makers. For
 * tests. Throws when it cannot read a riddle, so that a new wording is not let through unsolved.
 */
export function solveNumberRiddle(question: string): number[] {
  const solver = solvers.find(({ reads }) => reads.test(question));
  if (!solver) throw new Error(`nobody can solve this: ${question}`);
  const [, ...words] = solver.reads.exec(question) ?? [];
  return [...new Set(solver.solve(words as string[], question))];
}

interface Solver {
  readonly reads: RegExp;
  solve(words: readonly string[], question: string): readonly number[];
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);
const legsByAnimal: Record<string, number> = {
  ducks: 2,
  hens: 2,
  cows: 4,
  dogs: 4,
  goats: 4,
  beetles: 6,
  ants: 6,
  spiders: 8,
};

const solvers: readonly Solver[] = [
  {
    reads: /there are (\w+) and (\w+): (\d+) heads and (\d+) legs in all\. How many (\w+) are there\?$/,
    solve: ([one = '', other = '', heads, legs, asked]) =>
      upTo(Number(heads)).flatMap((count) => {
        const rest = Number(heads) - count;
        const fits = count * (legsByAnimal[one] ?? 0) + rest * (legsByAnimal[other] ?? 0) === Number(legs);
        return fits ? [asked === one ? count : rest] : [];
      }),
  },
  {
    reads:
      /has more than (\d+) \w+, but fewer than (\d+)\. In piles of (\d+), (\w+) (?:is|are) left over\. In piles of (\d+), (\w+) (?:is|are) left over\./,
    solve: ([low, most, one, restOfOne = '', other, restOfOther = '']) =>
      upTo(1000).filter((number) => {
        const rest = (word: string) => (word === 'none' ? 0 : Number(word));
        const isWithin = number > Number(low) && number < Number(most);
        return isWithin && number % Number(one) === rest(restOfOne) && number % Number(other) === rest(restOfOther);
      }),
  },
  {
    reads: /^(\w+) is (\d+) years? older than (\w+)\. Add their ages, and you get (\d+)\. How old is (\w+)\?$/,
    solve: ([, gap, younger, sum, asked]) =>
      upTo(120)
        .filter((age) => age + age + Number(gap) === Number(sum))
        .map((age) => (asked === younger ? age : age + Number(gap))),
  },
  {
    reads:
      /^(\w+) has (?:(twice)|(\d+) times) as many \w+ as (\w+)\. Together they have (\d+)\. How many does (\w+) have\?$/,
    solve: ([one, twice, times, , sum, asked]) =>
      upTo(1000)
        .filter((few) => few + few * (twice ? 2 : Number(times)) === Number(sum))
        .map((few) => (asked === one ? Number(sum) - few : few)),
  },
  {
    reads:
      /^Two dice roll off the table\. Together they show (\d+)\. One shows (\d+) more than the other\. .* (higher|lower) one\?$/,
    solve: ([sum, gap, which]) => dice(which, (low, high) => low + high === Number(sum) && high - low === Number(gap)),
  },
  {
    reads: /^Two dice roll off the table\. Multiply their dots: (\d+)\. Add them: (\d+)\. .* (higher|lower) one\?$/,
    solve: ([product, sum, which]) =>
      dice(which, (low, high) => low * high === Number(product) && low + high === Number(sum)),
  },
  {
    reads: /\p{Extended_Pictographic} \+ .* = \d+\. What is (\p{Extended_Pictographic})\?$/u,
    solve: ([asked = ''], question) => solvePictures(question, asked),
  },
  {
    reads:
      /(?:(doubles) any number|makes any number (\d+) times as big), then adds (\d+)\. Out comes (\d+)\. Which number went in\?$/,
    solve: ([doubles, times, more, out]) =>
      upTo(1000).filter((number) => number * (doubles ? 2 : Number(times)) + Number(more) === Number(out)),
  },
  {
    reads:
      /waits in line .*\. (\d+) (?:child|children) stands? in front, (\d+) (?:child|children) stands? behind\. How many children are in the line\?$/,
    solve: ([before, behind]) => {
      const line = [...Array(Number(before)).fill('before'), 'me', ...Array(Number(behind)).fill('behind')];
      return [line.length];
    },
  },
  {
    reads:
      /Add the numbers of the two pages that you see, and you get (\d+)\. What number is on the (higher|lower) page\?$/,
    solve: ([sum, which]) =>
      upTo(2000)
        .filter((left) => left % 2 === 0 && left + left + 1 === Number(sum))
        .map((left) => (which === 'lower' ? left : left + 1)),
  },
  {
    reads: /At a party of (\w+), each shakes hands once with each of the others\. That makes (\d+) handshakes\./,
    solve: ([, shakes]) => upTo(100).filter((guests) => countPairs(guests) === Number(shakes)),
  },
  {
    reads:
      /The well is (\d+) steps deep\. By day it climbs (\d+) steps, at night it slides down (\d+)\. On which day does it get out\?$/,
    solve: ([depth, up, down]) => [dayOut(Number(depth), Number(up), Number(down))],
  },
  {
    reads: /^(?:I am a secret number|I am a number in hiding|Which number am I|A number hides here)[.?] /,
    solve: (_, question) => solveSecret(question),
  },
];

function dice(which: string | undefined, fits: (low: number, high: number) => boolean): number[] {
  const dots = [1, 2, 3, 4, 5, 6];
  return dots.flatMap((low) =>
    dots.filter((high) => low <= high && fits(low, high)).map((high) => (which === 'higher' ? high : low)),
  );
}

/** Each to each, one handshake after the other. */
function countPairs(guests: number): number {
  let shakes = 0;
  for (let one = 0; one < guests; one += 1) for (let other = one + 1; other < guests; other += 1) shakes += 1;
  return shakes;
}

function dayOut(depth: number, up: number, down: number): number {
  let at = 0;
  for (let day = 1; day < 1000; day += 1) {
    at += up;
    if (at >= depth) return day;
    at -= down;
  }
  return Number.NaN;
}

const MAX_FOR_A_PICTURE = 45;

/** Tries all numbers for all pictures. */
function solvePictures(question: string, asked: string): number[] {
  const sums = [...question.matchAll(/((?:\p{Extended_Pictographic} \+ )+\p{Extended_Pictographic}) = (\d+)/gu)].map(
    ([, pictures = '', sum]) => ({ pictures: pictures.split(' + '), sum: Number(sum) }),
  );
  const names = [...new Set(sums.flatMap(({ pictures }) => pictures))];
  const answers = new Set<number>();
  const values = new Map<string, number>();
  const tryFrom = (at: number): void => {
    const known = sums.filter(({ pictures }) => pictures.every((picture) => names.indexOf(picture) < at));
    const total = (pictures: readonly string[]) =>
      pictures.reduce((sum, picture) => sum + (values.get(picture) ?? 0), 0);
    if (known.some(({ pictures, sum }) => total(pictures) !== sum)) return;
    const name = names[at];
    if (name === undefined) {
      answers.add(values.get(asked) ?? Number.NaN);
      return;
    }
    for (const value of upTo(MAX_FOR_A_PICTURE)) {
      values.set(name, value);
      tryFrom(at + 1);
    }
  };
  tryFrom(0);
  return [...answers];
}

const tens = (number: number) => Math.floor(number / 10) % 10;
const toDigits = (number: number) => [...String(number)].map(Number);

/** What a sentence of a secret number says. */
const sayings: readonly [RegExp, (number: number, said: readonly number[]) => boolean][] = [
  [/^I am more than (\d+) and less than (\d+)\.$/, (number, [low = 0, high = 0]) => number >= low && number <= high],
  [/^I live between (\d+) and (\d+)\.$/, (number, [low = 0, high = 0]) => number >= low && number <= high],
  [/^Count from (\d+) to (\d+), and you pass me\.$/, (number, [low = 0, high = 0]) => number >= low && number <= high],
  [/I am even\.$/, (number) => number % 2 === 0],
  [/I am odd\.$/, (number) => number % 2 === 1],
  [/^Count by (\d+)s from \d+, and you will say me\.$/, (number, [step = 1]) => number > 0 && number % step === 0],
  [/^Share me among (\d+), and nothing is left\.$/, (number, [step = 1]) => number % step === 0],
  [/^(?:Add my digits, and you get|My digits add up to) (\d+)\.$/, (number, [sum]) => addUp(toDigits(number)) === sum],
  [/^My last two digits are twins\.$/, (number) => tens(number) === number % 10],
  [/^My tens digit is (\d+) more than my ones digit\.$/, (number, [gap = 0]) => tens(number) - (number % 10) === gap],
  [/^My ones digit is (\d+) more than my tens digit\.$/, (number, [gap = 0]) => (number % 10) - tens(number) === gap],
  [/^I end in (\d)\.$/, (number, [ones]) => number % 10 === ones],
];

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function solveSecret(question: string): number[] {
  const [, ...sentences] = question.split(/(?<=[.?]) (?=[A-Z])/);
  const conditions = sentences.map((sentence) => {
    const found = sayings.find(([reads]) => reads.test(sentence));
    if (!found) throw new Error(`nobody understands this: ${sentence}`);
    const said = (found[0].exec(sentence) ?? []).slice(1).map(Number);
    return (number: number) => found[1](number, said);
  });
  return upTo(5000).filter((number) => conditions.every((holds) => holds(number)));
}
