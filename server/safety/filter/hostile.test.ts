import { expect, it } from 'vitest';
import { train } from './classifier/training.ts';
import { joinPieces } from './contact/pieces.ts';
import { screen } from './screen.ts';

/** Far above what a quiet machine needs, far below what an exploding pattern would. */
const MAX_MS = 250;

/** Of four readings, for others may use the machine. */
function quickest(text: string): number {
  const times = Array.from({ length: 4 }, () => {
    const start = performance.now();
    screen(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

it.each([
  ['one letter', 'a'],
  ['single letters', 'a '],
  ['at signs', 'a@'],
  ['dots', 'a.'],
  ['figures', '1 '],
  ['masks', 'f*'],
  ['signs for letters', '$1@3'],
  ['beginnings of patterns', 'i want to '],
  ['gaps without end', 'are you see '],
  ['negations', 'do not '],
  ['cut words', 'sh it '],
  ['brackets', '<('],
  ['strange letters', 'ф'],
  ['pictures', '🔥a'],
])('reads 2000 letters of malice in a moment: %s', (_name, part) => {
  const text = part.repeat(2000).slice(0, 2000);
  expect(quickest(text)).toBeLessThan(MAX_MS);
});

/** Nothing twice, so that nothing is remembered. */
it.each([
  ['words of nobody', 'abcdefghijklmnopqrstuvwxyz', 6],
  ['long runs', 'abcdefghijklmnopqrstuvwxyz', 39],
  ['signs between letters', 'abcdefghijklmnop*#@$!.-_+1345', 4],
  ['signs without blanks', 'abcdefghijklmnop*#@$!.-_+1345', 2000],
  ['figures for letters', '1680ab', 34],
  ['words in masks', 'fuckshit*@$1!', 12],
])('reads 2000 letters of ever new malice in a moment: %s', (_name, letters, length) => {
  let seed = 7;
  const letter = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return letters.charAt((seed >>> 8) % letters.length);
  };
  const text = Array.from({ length: 2000 }, (_, at) => ((at + 1) % (length + 1) === 0 ? ' ' : letter())).join('');
  expect(quickest(text)).toBeLessThan(MAX_MS);
});

it.each([
  ['figures', '1 2 3 four 5 '],
  ['announcements', 'my number is 5 call me '],
  ['names elsewhere', 'a.b_c1 '],
])('puts 200 long messages of %s together in a moment', (_name, part) => {
  const before = Array.from({ length: 200 }, () => part.repeat(500).slice(0, 500));
  const start = performance.now();

  joinPieces(before, '5');

  expect(performance.now() - start).toBeLessThan(MAX_MS);
});

it('holds what hides more than it reads, and only that', () => {
  const odd = (count: number) => Array.from({ length: count }, (_, at) => `q${at}x$z`).join(' ');
  expect(screen(odd(60))).toMatchObject({ decision: 'hold', rules: expect.arrayContaining(['odd.spelling']) });
  expect(screen(odd(60)).rules).toEqual(screen(odd(60)).rules);
  expect(screen(`We saw b2b, h2o, 4x4 and mp3 at the shop. ${'It rained a lot. '.repeat(100)}`).decision).toBe('allow');
});

it('reads a bad word wherever it stands among the first odd runs', () => {
  expect(screen(`${'q1x$z '.repeat(300)} f*ck you`).decision).toBe('refuse');
});

it('trains the same weights from the same examples', () => {
  const examples = ['you are kind', 'you are cruel', 'frogs jump', 'nobody wants you'].map((text, at) => ({
    text,
    isCruel: at % 2 === 1,
    worth: 1,
  }));
  const [one, other] = [train(examples), train(examples)];
  expect(Buffer.from(one.weights.buffer).equals(Buffer.from(other.weights.buffer))).toBe(true);
  expect(one.bias).toBe(other.bias);
});
