import { readdirSync } from 'node:fs';
import { screen } from '#server/safety/index.ts';
import { openPeers, type PeerFilter } from './filter-peers.ts';
import { readSets, type TestSet } from './filter-sets.ts';
import { measureSpeed } from './filter-speed.ts';
import { printWritten } from './filter-written.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Say where the data is: npm run filter:eval -- <data folder>, or a folder of written lines like data/filter-lines/unseen.',
  );
  process.exit(1);
}

if (readdirSync(folder).some((name) => /\.tsv(?:\.br)?$/.test(name))) {
  printWritten(folder);
  process.exit(0);
}

const ours: PeerFilter = { name: 'lilypad', flags: (text) => screen(text).decision !== 'allow' };
const readers = [ours, ...(await openPeers())];
const sets = readSets(folder);

const NAME = 36;
const CELL = 16;

interface Counts {
  readonly found: number;
  readonly flagged: number;
}

const counts = new Map(sets.map((set) => [set, readers.map((reader) => count(reader, set))]));

table('Found, in percent of the lines that must be found', ({ bad }) => bad.length, {
  cell: ({ found }, { bad }) => percent(found, bad.length),
  goal: ({ goal }) => (goal?.[0] === undefined ? '' : `≥ ${goal[0]}`),
});
table('Flagged, in percent of the innocent lines', ({ fine }) => fine.length, {
  cell: ({ flagged }, { fine }) => percent(flagged, fine.length),
  goal: ({ goal }) => (goal?.[1] === undefined ? '' : `≤ ${goal[1]}`),
});
table('F1', ({ bad, fine }) => (bad.length > 0 && fine.length > 0 ? bad.length + fine.length : 0), {
  cell: ({ found, flagged }, { bad }) => ((200 * found) / (found + flagged + bad.length || 1)).toFixed(1),
  goal: () => '',
});
speeds();

function count(reader: PeerFilter, { bad, fine, needsHelp }: TestSet): Counts {
  const isFound = needsHelp && reader === ours ? (text: string) => screen(text).decision === 'help' : reader.flags;
  return { found: bad.filter(isFound).length, flagged: fine.filter(needsHelp ? isFound : reader.flags).length };
}

interface Column {
  readonly cell: (counts: Counts, set: TestSet) => string;
  readonly goal: (set: TestSet) => string;
}

function table(title: string, readLines: (set: TestSet) => number, { cell, goal }: Column): void {
  console.log(`\n${row(title, 'lines', 'goal', ...readers.map(({ name }) => name))}`);
  for (const [set, all] of counts) {
    const lines = readLines(set);
    if (lines > 0) console.log(row(set.name, String(lines), goal(set), ...all.map((one) => cell(one, set))));
  }
}

/** Of every tenth line of the large sets, so that the slow peers come to an end. */
function speeds(): void {
  console.log(`\n${row('Messages a second / p99 in ms', 'lines', 'goal', ...readers.map(({ name }) => name))}`);
  for (const set of sets) {
    const all = [...set.bad, ...set.fine];
    const lines = all.length > 4000 ? all.filter((_, at) => at % 10 === 0) : all;
    if (lines.length < 60) continue;
    const cells = readers.map(({ flags }) => {
      const { perSecond, p99 } = measureSpeed(flags, lines);
      return `${perSecond} / ${p99.toFixed(2)}`;
    });
    console.log(row(set.name, String(lines.length), '10000 / 0.5', ...cells));
  }
}

function row(name: string, ...cells: readonly string[]): string {
  return (
    name.padEnd(NAME + 14).slice(0, NAME + 14) + cells.map((cell) => cell.slice(0, CELL).padStart(CELL + 2)).join('')
  );
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(2);
}
