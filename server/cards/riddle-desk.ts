import { randomBytes, randomInt } from 'node:crypto';
import { difficulties } from '#contract/cards/common.ts';
import { riddleCategories } from '#contract/cards/kinds/riddle.ts';
import type * as contract from '#contract/cards/kinds/riddle-desk.ts';
import type { Body, Query, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { audit } from '../safety/index.ts';
import { filesOf, libraryOf, takeInGenerated } from './content-library.ts';
import {
  countByStatus,
  insertGenerated,
  listGenerated,
  listParts,
  lockGenerated,
  updateGenerated,
} from './generated-queries.ts';
import { faultOf } from './generator/acceptance.ts';
import type { Wanted } from './generator/generator.ts';
import type { MadeRiddle, Making, StoredRiddle } from './generator/made-riddle.ts';
import { makeInThread } from './generator/make-in-thread.ts';
import { messageOf } from './generator/message.ts';
import { riddle } from './kinds/riddle.ts';
import { itemsOf } from './library.ts';

const PAGE = 20;
/** The hourly job makes so many when there are fewer than the minimum (P2.9). */
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

/** What the hourly job does. */
export async function topUpRiddles(context: Context): Promise<void> {
  if (itemsOf(libraryOf(context), riddle).length < MIN_RIDDLES) await generate(context, { count: TOP_UP });
}

async function generate(context: Context, wanted: Wanted, admin?: StaffActor) {
  const { db, clock, config } = context;
  const made = await makeInThread({
    wanted,
    written: itemsOf(filesOf(context), riddle).map(({ question }) => question),
    made: await listParts(db, {}),
    seed: randomInt(2 ** 32),
    contentDir: config.contentDir,
  });
  const riddles = made.filter((one) => !faultOf(one)).map(storedForm);
  const at = clock.now();
  await db.transaction(async (tx) => {
    tx.write(insertGenerated, { riddles, status: 'published', now: at });
    takeInGenerated(context, tx);
    const detail = { riddles: riddles.length };
    audit(context, tx, { actor: admin?.accountId ?? null, act: 'riddles.generate', subject: 'riddles', detail, at });
  });
  return { message: messageOf(riddles.length, wanted.count), generated: riddles.length };
}

/** Letters and digits, as the ids of the files have them. */
function storedForm({ made, ...texts }: MadeRiddle): { id: string; body: StoredRiddle; made: Making } {
  const id = Array.from(randomBytes(8), (byte) => (byte % 36).toString(36)).join('');
  return { id, body: { ...texts, accepts: [...texts.accepts], id, kind: 'riddle', reviewed: true }, made };
}

export async function readRiddleStats(context: Context): Promise<contract.RiddleStats> {
  const riddles = itemsOf(libraryOf(context), riddle);
  const statuses = await countByStatus(context.db, {});
  const countOf = (status: contract.RiddleStatus) => statuses.find((one) => one.status === status)?.riddles ?? 0;
  const cells = riddleCategories.flatMap((category) =>
    difficulties.map((difficulty) => ({
      category,
      difficulty,
      riddles: riddles.filter((one) => one.category === category && one.difficulty === difficulty).length,
    })),
  );
  return {
    totalRiddles: riddles.length,
    generatedRiddles: countOf('published'),
    drafts: countOf('draft'),
    retired: countOf('retired'),
    cells,
  };
}

export async function listGeneratedRiddles(
  context: Context,
  { status, category, difficulty, cursor }: Query<typeof contract.listGeneratedRiddles>,
): Promise<Returns<typeof contract.listGeneratedRiddles>> {
  const skip = Number(cursor ?? 0);
  const filter = { status: status ?? null, category: category ?? null, difficulty: difficulty ?? null };
  const rows = await listGenerated(context.db, { ...filter, skip, most: PAGE + 1 });
  return { riddles: rows.slice(0, PAGE).map(shown), cursor: rows.length > PAGE ? String(skip + PAGE) : null };
}

const faultWords = {
  'too long': 'This question is too long.',
  'names its answer': 'The answer stands in the question.',
  'hard to read': 'These words are too hard for this difficulty.',
  'refused by the filter': 'The filter would not let these words through.',
} as const;

export function editRiddle(
  context: Context,
  admin: StaffActor,
  id: string,
  { accepts, ...texts }: Body<typeof contract.editRiddle>,
): Promise<contract.GeneratedRiddle> {
  return change(context, admin, id, 'riddle.edit', ({ body, status }) => {
    // Hints were made for the old answer.
    const hints = texts.answer === body.answer ? body.hints : [];
    const edited = { ...body, ...texts, accepts: [...accepts], hints };
    const fault = faultOf(edited);
    if (fault) throw new Problem('invalid', { fields: { question: faultWords[fault] }, message: faultWords[fault] });
    return { body: edited, status, editedAt: context.clock.now() };
  });
}

export function moveRiddle(
  context: Context,
  admin: StaffActor,
  id: string,
  status: 'published' | 'retired',
): Promise<contract.GeneratedRiddle> {
  return change(context, admin, id, 'riddle.move', ({ body, editedAt }) => ({ body, status, editedAt }));
}

type Row = Awaited<ReturnType<typeof listGenerated>>[number];

function change(
  context: Context,
  { accountId }: StaffActor,
  id: string,
  act: string,
  changed: (row: Row) => Pick<Row, 'body' | 'status' | 'editedAt'>,
): Promise<contract.GeneratedRiddle> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const row = await lockGenerated(tx, { id });
    if (!row) throw new Problem('not_found');
    const after = { ...row, ...changed(row) };
    const { status, body, editedAt } = after;
    tx.write(updateGenerated, { id, status, body, editedAt, now: at });
    takeInGenerated(context, tx);
    audit(context, tx, { actor: accountId, act, subject: id, detail: { status: after.status }, at });
    return shown(after);
  });
}

function shown({ id, status, body, made, createdAt, editedAt }: Row): contract.GeneratedRiddle {
  const { question, answer, accepts, difficulty, category } = body;
  return {
    id,
    status,
    question,
    answer,
    accepts: [...accepts],
    difficulty,
    category,
    how: made.how,
    proof: editedAt === null ? made.proof : `${made.proof} (Edited since.)`,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}
