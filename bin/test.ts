import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Runs all checks and tests, and reports at the end what was skipped and why. Journeys that only repeat others by night or in
 * another language are left to `npm run journeys`.
 */

const results = 'test-results';
const isCi = Boolean(process.env['CI']);
// Otherwise each server and command that a test starts would strip the types of every file again.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');
process.env['JOURNEYS'] = 'short';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const units = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`];
  // These do not depend on each other.
  const steps = await Promise.all([
    step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
    step('types', 'tsc', ['-b']),
    // Before the tests, because avatars are drawn from files of the build.
    step('build', process.execPath, ['bin/build-if-stale.ts']),
  ]);
  steps.push(await step('unit tests', 'vitest', units));
  steps.push(await step('journeys', 'playwright', ['test']));
  report([unitTally(), journeyTally()], steps.every(Boolean));
}

/** Runs one command with its output. True when it succeeds. */
async function step(name: string, command: string, args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  console.log(
    `\n== ${name}: ${code === 0 ? 'fine' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return code === 0;
}

interface UnitResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function unitTally(): Tally {
  const results = readResults<UnitResults>('units.json')?.testResults ?? [];
  const tests = results.flatMap((file) => file.assertionResults);
  const of = (...states: string[]) => tests.filter(({ status }) => states.includes(status));
  return {
    passed: of('passed').length,
    failed: of('failed').length,
    skipped: of('pending', 'skipped', 'todo', 'disabled').map(({ fullName }) => fullName),
  };
}

interface JourneyResults {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function journeyTally(): Tally {
  const stats = readResults<JourneyResults>('journeys.json')?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: [] };
  const skipped = stats.skipped > 0 ? [`${stats.skipped} journeys that name their reason`] : [];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped };
}

function readResults<T>(file: string): T | undefined {
  const path = `${results}/${file}`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

function report(tallies: readonly Tally[], allFine: boolean): void {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const skipped = tallies.flatMap((tally) => tally.skipped);
  const failed = sum((tally) => tally.failed);
  console.log(`${sum((tally) => tally.passed)} passed, ${failed} failed, ${skipped.length} skipped`);
  console.log(skipped.length === 0 ? 'Skipped: nothing.' : `Skipped: ${skipped.join('; ')}.`);
  if (!allFine || failed > 0 || (isCi && skipped.length > 0)) process.exitCode = 1;
}

await main();
