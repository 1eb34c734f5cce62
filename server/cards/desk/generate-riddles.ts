import { randomInt } from 'node:crypto';
import type * as contract from '#contract/cards/kinds/riddle-desk.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../safety/index.ts';
import { getLibrary, getLibraryFiles, reloadGenerated } from '../content-library.ts';
import { findFault } from '../generator/acceptance.ts';
import type { Wanted } from '../generator/generator.ts';
import { MODEL } from '../generator/made-riddle.ts';
import { generateInThread } from '../generator/make-in-thread.ts';
import { formatMessage } from '../generator/message.ts';
import { riddle } from '../kinds/riddle.ts';
import { listItems } from '../library.ts';
import { insertGenerated, listMade } from './generated-queries.ts';
import { listDrafted, storedForm } from './stored-form.ts';

/** How many riddles the hourly job makes when there are fewer than the minimum (P2.9). */
const TOP_UP = 25;
const MIN_RIDDLES = 200;

export function generateBatch(context: Context, admin: StaffActor, { count }: Body<typeof contract.generateBatch>) {
  return generate(context, { count }, admin);
}

export function generateByCategory(
  context: Context,
  admin: StaffActor,
  { category, count }: Body<typeof contract.generateByCategory>,
) {
  return generate(context, { category, count }, admin);
}

export function generateByDifficulty(
  context: Context,
  admin: StaffActor,
  { difficulty, count }: Body<typeof contract.generateByDifficulty>,
) {
  return generate(context, { difficulty, count }, admin);
}

/** The hourly job. */
export async function topUpRiddles(context: Context): Promise<void> {
  if (listItems(getLibrary(context), riddle).length < MIN_RIDDLES) await generate(context, { count: TOP_UP });
}

async function generate(context: Context, wanted: Wanted, admin?: StaffActor) {
  const { db, clock, config } = context;
  const before = await listMade(db, { model: MODEL });
  const made = await generateInThread({
    wanted,
    written: [...listItems(getLibraryFiles(context), riddle).map(({ question }) => question), ...listDrafted(before)],
    made: before,
    seed: randomInt(2 ** 32),
    contentDir: config.contentDir,
  });
  const riddles = made.filter((one) => !findFault(one)).map(storedForm);
  const at = clock.now();
  await db.transaction(async (tx) => {
    tx.write(insertGenerated, { riddles, status: 'published', now: at });
    reloadGenerated(context, tx);
    const detail = { riddles: riddles.length };
    audit(context, tx, { actor: admin?.accountId ?? null, act: 'riddles.generate', subject: 'riddles', detail, at });
  });
  return { message: formatMessage(riddles.length, wanted.count), generated: riddles.length };
}
