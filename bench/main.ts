import { parseArgs } from 'node:util';
import { SetupError } from '#server/platform/setup-error.ts';
import { machine, readBaseline, saveBaseline } from './baseline.ts';
import type { Measurement } from './measurement.ts';
import { measurements } from './measurements.ts';
import { collectValues, countMissed, formatReport, type Outcome, toJson } from './report.ts';

/** Measures what docs/benchmarks.md promises, and says what is met. */

const usage = `npm run bench -- [${measurements.map(({ id }) => id.toLowerCase()).join(' ')}] [--all] [--seconds 4] [--json] [--save-baseline]
  Names none: everything, with a shorter growth (P11). --all: everything, in full.`;
const MAX_SECONDS = 600;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const outcomes: Outcome[] = [];
  for (const measurement of options.chosen) outcomes.push(await runMeasurement(measurement, options));
  const day = new Date().toISOString().slice(0, 10);
  const before = readBaseline();
  if (options.asJson) console.log(JSON.stringify({ machine: machine(), day, figures: toJson(outcomes) }, null, 2));
  else console.log(`${machine()}\n\n${formatReport(outcomes, before)}\n\n${summary(outcomes)}`);
  if (options.savesBaseline) saveBaseline(collectValues(outcomes), day);
  if (outcomes.some((outcome) => 'failure' in outcome)) process.exitCode = 1;
}

interface BenchOptions {
  readonly chosen: readonly Measurement[];
  readonly isFull: boolean;
  readonly seconds: number;
  readonly asJson: boolean;
  readonly savesBaseline: boolean;
}

/** A failed measurement does not stop the others. */
async function runMeasurement(
  { id, what, goal, measure }: Measurement,
  { seconds, isFull }: BenchOptions,
): Promise<Outcome> {
  const progress = (line: string) => console.error(`${id}: ${line}`);
  progress(what);
  try {
    return { id, what, goal, figure: await measure({ seconds, isFull, progress }) };
  } catch (error) {
    return { id, what, goal, failure: error instanceof Error ? error.message : String(error) };
  }
}

function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const names = positionals.map((name) => name.toUpperCase());
  const seconds = Number(values.seconds);
  const isKnown = names.every((name) => measurements.some(({ id }) => id === name));
  if (!isKnown || !(seconds >= 1 && seconds <= MAX_SECONDS)) throw new SetupError(usage);
  return {
    chosen: names.length > 0 ? measurements.filter(({ id }) => names.includes(id)) : measurements,
    isFull: names.length > 0 || values.all,
    seconds,
    asJson: values.json,
    savesBaseline: values['save-baseline'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '4' },
        json: { type: 'boolean', default: false },
        'save-baseline': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new SetupError(usage);
  }
}

function summary(outcomes: readonly Outcome[]): string {
  const missed = countMissed(outcomes);
  return missed === 0
    ? `All ${outcomes.length} figures are met.`
    : `${missed} of ${outcomes.length} figures are not met.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
