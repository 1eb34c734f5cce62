import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardKinds, createKnowledge, findKnowledgeFaults, readItems, readKnowledge } from '#server/cards/index.ts';
import { rules } from './content/rules.ts';

/** Lists the faults of the content, or of another folder: `npm run content:check -- my-riddles`. */

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../content', import.meta.url)));

const faults = await findFaults().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? `All is well in ${folder}.` : `${faults.length} faults in ${folder}.`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function findFaults(): Promise<string[]> {
  const items = await readItems(cardKinds, folder);
  return [
    ...rules.flatMap((rule) => rule.findFaults(items).map((fault) => `not ${rule.name}: ${fault}`)),
    ...(existsSync(join(folder, 'generator')) ? findKnowledgeFaults(createKnowledge(await readKnowledge(folder))) : []),
  ];
}
