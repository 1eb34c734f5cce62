import { expect, it } from 'vitest';
import { joinPieces } from './contact/pieces.ts';
import { screenNextMessage } from './conversation.ts';
import { screen } from './screen.ts';

/** Far more than the filter needs, far less than a pattern with exponential time would take. */
const MAX_CPU_MS = 250;

/** CPU time of this thread, so that other work on the machine does not count. The least of four runs, because the first compiles. */
function cpuTime(work: () => void): number {
  const times = Array.from({ length: 4 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it.each([
  ['one letter', 'a'],
  ['single letters', 'a '],
  ['at signs', 'a@'],
  ['dots', 'a.'],
  ['digits', '1 '],
  ['masked words', 'f*'],
  ['symbols for letters', '$1@3'],
  ['starts of patterns', 'i want to '],
  ['endless gaps', 'are you see '],
  ['negations', 'do not '],
  ['cut words', 'sh it '],
  ['brackets', '<('],
  ['letters of another script', 'ф'],
  ['pictures', '🔥a'],
])('reads 2000 hostile characters quickly: %s', (_name, part) => {
  const text = part.repeat(2000).slice(0, 2000);

  expect(cpuTime(() => screen(text))).toBeLessThan(MAX_CPU_MS);
});

/** Nothing repeats, so the caches do not help. */
it.each([
  ['made-up words', 'abcdefghijklmnopqrstuvwxyz', 6],
  ['long runs', 'abcdefghijklmnopqrstuvwxyz', 39],
  ['symbols between letters', 'abcdefghijklmnop*#@$!.-_+1345', 4],
  ['symbols without spaces', 'abcdefghijklmnop*#@$!.-_+1345', 2000],
  ['digits for letters', '1680ab', 34],
  ['masked words', 'fuckshit*@$1!', 12],
])('reads 2000 hostile characters without repetition quickly: %s', (_name, letters, length) => {
  let seed = 7;
  const letter = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return letters.charAt((seed >>> 8) % letters.length);
  };
  const text = Array.from({ length: 2000 }, (_, at) => ((at + 1) % (length + 1) === 0 ? ' ' : letter())).join('');

  expect(cpuTime(() => screen(text))).toBeLessThan(MAX_CPU_MS);
});

it.each([
  ['digits', '1 2 3 four 5 '],
  ['announced numbers', 'my number is 5 call me '],
  ['usernames of other apps', 'a.b_c1 '],
])('joins 200 long messages of %s quickly', (_name, part) => {
  const before = Array.from({ length: 200 }, () => part.repeat(500).slice(0, 500));

  expect(cpuTime(() => joinPieces({ ofDay: before, row: before }, '5'))).toBeLessThan(MAX_CPU_MS);
});

it('holds a text with more odd spellings than the filter reads', () => {
  const text = Array.from({ length: 60 }, (_, at) => `q${at}x$z`).join(' ');

  const first = screen(text);
  const second = screen(text);

  expect(first.decision).toBe('hold');
  expect(first.rules).toContain('odd.spelling');
  expect(second.rules).toEqual(first.rules);
});

it('allows a long text with a few digits in words', () => {
  expect(screen(`We saw b2b, h2o, 4x4 and mp3 at the shop. ${'It rained a lot. '.repeat(100)}`).decision).toBe('allow');
});

it('finds a bad word behind many odd spellings', () => {
  expect(screen(`${'q1x$z '.repeat(300)} f*ck you`).decision).toBe('refuse');
});

/** Takes about 10 ms by itself, on a machine on which nothing else runs. */
function countToTenMillion(): void {
  let sum = 0;
  for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0;
}

it.each([
  ['words', 'the frog jumped over a big green leaf and saw 12 ducks at pond number 7 '],
  ['figures', '07 '],
  ['numbers in words', 'seven '],
  ['dictation', 'part 1: 07, then legs of a spider and dot at '],
])(
  'reads a message after five others of 500 letters, of %s, as fast as a loop counts to ten million',
  (_name, part) => {
    const text = part.repeat(500).slice(0, 500);
    const five = Array.from({ length: 5 }, () => text);
    const dialogue = five.map((earlier, at) => ({ text: earlier, isOther: at % 2 === 0 }));

    const time = cpuTime(() => screenNextMessage(text, { texts: five, groomingSignals: [], pieces: five, dialogue }));

    expect(time / cpuTime(countToTenMillion)).toBeLessThan(1);
  },
);
