import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scoreWith, train } from '#server/safety/filter/classifier/training.ts';
import { pack } from '#server/safety/filter/classifier/weights.ts';
import { fold } from '#server/safety/filter/text/fold.ts';
import { isHeldOut, readCorpus } from './filter-corpus.ts';

const committed = fileURLToPath(new URL('../server/safety/filter/data/weights.bin', import.meta.url));
const [folder, target = committed] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Say where the data is: npm run filter:train -- <data folder>. NOTICE names the sets and their sources.',
  );
  process.exit(1);
}

/** The share of everyday sentences that the classifier may hold. */
const MAX_HELD_SHARE = 0.0002;

const rows = readCorpus(folder);
const examples = rows
  .filter(({ text }) => !isHeldOut(text))
  .map(({ text, isBad, sampleWeight }) => ({ text: fold(text).text, isPositive: isBad, sampleWeight }));
const dictionary = readFileSync(new URL('../server/safety/filter/data/dictionary.en.txt', import.meta.url), 'utf8');
const everydayWords = dictionary.split('\n').filter((word) => word.length > 3 && word.length < 9);
examples.push(
  ...everydayWords.map((word) => ({ text: `you are a ${word} ok`, isPositive: false, sampleWeight: 0.15 })),
);
const { weights, bias } = train(examples);
const everyday = rows
  .filter(({ text, set }) => isHeldOut(text) && (set === 'plain sentences' || set === 'school maths'))
  .map(({ text }) => scoreWith(weights, bias, fold(text).text))
  .sort((one, other) => other - one);
const threshold = Math.max(1, everyday[Math.floor(everyday.length * MAX_HELD_SHARE)] ?? 1);
writeFileSync(target, pack(weights, bias, threshold));
console.log(`${examples.length} examples, threshold ${threshold.toFixed(3)}; written to ${target}`);
