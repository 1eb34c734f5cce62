import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLibrary } from '#server/cards/index.ts';
import { readContent, rules } from './content/rules.ts';

/** Tells what is wrong with the content, here or in another folder: `npm run content:check -- my-riddles`. */

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../content', import.meta.url)));

const faults = await readLibrary(folder).then(
  () => findFaults(),
  (error: unknown) => [error instanceof Error ? error.message : String(error)],
);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? `All is well in ${folder}.` : `${faults.length} faults in ${folder}.`);
process.exitCode = faults.length === 0 ? 0 : 1;

function findFaults(): string[] {
  const items = readContent(folder);
  return Object.entries(rules).flatMap(([rule, check]) => check(items).map((fault) => `not ${rule}: ${fault}`));
}
