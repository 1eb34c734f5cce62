import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createKnowledge, findKnowledgeFaults, readKnowledge } from '#server/cards/index.ts';
import { ownFolder, readItemsToCheck } from './content/items.ts';
import { rules } from './content/rules.ts';

/**
 * Lists the faults of the content, or of another folder: `npm run content:check -- my-riddles`. A few riddles of a contributor
 * are checked together with all that is here: they must not repeat it, nor give it away.
 */

const folder = resolve(process.argv[2] ?? ownFolder);

const faults = await findFaults().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? `All is well in ${folder}.` : `${faults.length} faults in ${folder}.`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function findFaults(): Promise<string[]> {
  const items = await readItemsToCheck(folder);
  return [
    ...rules.flatMap((rule) => rule.findFaults(items).map((fault) => `not ${rule.name}: ${fault}`)),
    ...(existsSync(join(folder, 'generator')) ? findKnowledgeFaults(createKnowledge(await readKnowledge(folder))) : []),
  ];
}
