import { difficulties } from '#contract/cards/common.ts';
import { riddleCategories } from '#contract/cards/kinds/riddle.ts';
import type * as contract from '#contract/cards/kinds/riddle-desk.ts';
import type { AuditAct } from '#contract/safety/audit.ts';
import type { Body, Query, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { getLibrary, reloadGenerated } from '../content-library.ts';
import { findFault } from '../generator/acceptance.ts';
import { agesByDifficulty } from '../generator/made-riddle.ts';
import { riddle } from '../kinds/riddle.ts';
import { listItems } from '../library.ts';
import { countByStatus, listGenerated, lockGenerated, updateGenerated } from './generated-queries.ts';

const PAGE = 20;

export async function readRiddleStats(context: Context): Promise<contract.RiddleStats> {
  const riddles = listItems(getLibrary(context), riddle);
  const statuses = await countByStatus(context.db, {});
  const countRiddles = (status: contract.RiddleStatus) => statuses.find((one) => one.status === status)?.riddles ?? 0;
  const cells = riddleCategories.flatMap((category) =>
    difficulties.map((difficulty) => ({
      category,
      difficulty,
      riddles: riddles.filter((one) => one.category === category && one.difficulty === difficulty).length,
    })),
  );
  return {
    totalRiddles: riddles.length,
    generatedRiddles: countRiddles('published'),
    drafts: countRiddles('draft'),
    retired: countRiddles('retired'),
    hasModel: context.config.languageModel !== undefined,
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
  'names its answer': 'The question contains its answer.',
  'hard to read': 'These words are too hard for this difficulty.',
  'refused by the filter': 'The filter refuses these words.',
} as const;

export function editRiddle(
  context: Context,
  admin: StaffActor,
  id: string,
  { accepts, ...texts }: Body<typeof contract.editRiddle>,
): Promise<contract.GeneratedRiddle> {
  return change(context, admin, id, 'riddle.edit', ({ body, status }) => {
    // The hints were written for the old answer.
    const hints = texts.answer === body.answer ? body.hints : [];
    const ages = texts.difficulty === body.difficulty ? body.ages : agesByDifficulty(texts.difficulty);
    const edited = { ...body, ...texts, ages, accepts: [...accepts], hints };
    refuseFaulty(edited);
    return { body: edited, status, editedAt: context.clock.now(), isReviewCurrent: false };
  });
}

export function moveRiddle(
  context: Context,
  admin: StaffActor,
  id: string,
  status: 'published' | 'retired',
): Promise<contract.GeneratedRiddle> {
  return change(context, admin, id, 'riddle.move', ({ body }) => {
    // Staff may have blocked one of its words since.
    if (status === 'published') refuseFaulty(body);
    return { status };
  });
}

function refuseFaulty(riddle: Parameters<typeof findFault>[0]): void {
  const fault = findFault(riddle);
  if (fault) throw new Problem('invalid', { fields: { question: faultWords[fault] }, message: faultWords[fault] });
}

type Row = Awaited<ReturnType<typeof listGenerated>>[number];

function change(
  context: Context,
  { accountId }: StaffActor,
  id: string,
  act: AuditAct,
  changed: (row: Row) => Partial<Row>,
): Promise<contract.GeneratedRiddle> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const row = await lockGenerated(tx, { id });
    if (!row) throw new Problem('not_found');
    const after = { ...row, ...changed(row) };
    const { status, body, editedAt } = after;
    tx.write(updateGenerated, { id, status, body, editedAt, now: at });
    reloadGenerated(context, tx);
    audit(context, tx, { actor: accountId, act, subject: id, detail: { status: after.status }, at });
    return shown(after);
  });
}

function shown(row: Row): contract.GeneratedRiddle {
  const { id, status, body, made, createdAt, editedAt, reviewedBy, reviewedAt, isReviewCurrent } = row;
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
    review:
      reviewedBy !== null && reviewedAt !== null
        ? { by: reviewedBy, at: reviewedAt.toISOString(), isCurrent: isReviewCurrent === true }
        : null,
  };
}
