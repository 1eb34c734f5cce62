import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '#server/safety/index.ts';
import { openPeers, type Reader } from './filter-peers.ts';
import { readSets, type TestSet } from './filter-sets.ts';
import { tricks } from './filter-tricks.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say where the data is: npm run filter:eval -- <data folder>.');
  process.exit(1);
}

const ours: Reader = { name: 'lilypad', flags: (text) => screen(text).decision !== 'allow' };
const readers = [ours, ...(await openPeers())];
const sets = [...readSets(folder), ...disguises(folder)];

console.log(
  `\n${'caught, or flagged though innocent'.padEnd(44)}${'lines'.padStart(7)}${columns(readers.map(({ name }) => name))}`,
);
for (const set of sets)
  console.log(
    `${nameOf(set).padEnd(44)}${String(set.lines.length).padStart(7)}${columns(readers.map((reader) => share(reader, set)))}`,
  );
console.log(`\nF1 over the held-out tweets${' '.repeat(24)}${columns(readers.map((reader) => f1(reader, sets)))}`);
for (const reader of readers) console.log(speedOf(reader, sets));

function nameOf({ name, isBad }: TestSet): string {
  return `${isBad ? 'caught ' : 'flagged'} ${name}`;
}

function columns(cells: readonly string[]): string {
  return cells.map((cell) => cell.slice(0, 16).padStart(17)).join('');
}

function share(reader: Reader, set: TestSet): string {
  const isHelp = set.needsHelp === true && reader === ours;
  const hits = set.lines.filter((line) => (isHelp ? screen(line).decision === 'help' : reader.flags(line))).length;
  return `${((100 * hits) / set.lines.length).toFixed(2)} %`;
}

/** Bad and innocent words in every disguise. */
function disguises(from: string): TestSet[] {
  const file = join(from, 'probes/obfuscation_words.dev.json');
  if (!existsSync(file)) return [];
  const { words, innocent } = JSON.parse(readFileSync(file, 'utf8')) as { words: string[]; innocent: string[] };
  const hide = (list: readonly string[]) =>
    Object.values(tricks).flatMap((trick) => list.map((word) => `you are a ${trick(word)} ok`));
  return [
    { name: 'bad words in disguise', isBad: true, lines: hide(words) },
    { name: 'innocent words in disguise', isBad: false, lines: hide(innocent) },
  ];
}

function f1(reader: Reader, all: readonly TestSet[]): string {
  const [bad, fine] = [true, false].map((isBad) =>
    all.find((set) => set.isBad === isBad && set.name.startsWith('tweets')),
  );
  if (!bad || !fine) return '-';
  const caught = bad.lines.filter(reader.flags).length;
  const wrong = fine.lines.filter(reader.flags).length;
  return ((200 * caught) / (caught + wrong + bad.lines.length)).toFixed(1);
}

/** By the processor's time, which others on the machine do not change, and by the clock. */
function speedOf({ name, flags }: Reader, all: readonly TestSet[]): string {
  const lines = all
    .filter(({ isBad, name: set }) => !isBad && !set.includes('disguise'))
    .flatMap((set) => set.lines)
    .slice(0, 20_000);
  for (const line of lines.slice(0, 2000)) flags(line);
  const before = process.cpuUsage();
  const times = lines.map((line) => {
    const start = performance.now();
    flags(line);
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(3);
  const perSecond = Math.round(lines.length / ((user + system) / 1e6));
  return `${name.padEnd(18)} ${perSecond} messages a second of processor time; median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
