import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { awardEach, type Difference, listPointDifferences, lockPurse, repairPoints } from '../../points/index.ts';
import { awardOverdueAchievements } from '../achievements/earn.ts';
import { completeLongDue } from '../challenges/challenge-queries.ts';
import { type Asking, compareRecord } from './record.ts';
import * as queries from './verify-queries.ts';

type Scope = Pick<Context, 'db' | 'clock'>;

const CHILDREN_AT_ONCE = 200;

export interface Verified {
  readonly children: number;
  readonly differences: number;
  /** Differences left after repairing, or all of them without repair. */
  readonly left: number;
}

export interface VerifyOptions {
  readonly isRepairing?: boolean;
  readonly onDifference?: (difference: Difference) => void;
}

/**
 * Computes again what every child should have from the ledgers, and reports each difference from what is stored. Each page of
 * children is read at one moment, so this can run while children play.
 */
export async function verifyRewards(
  { db, clock }: Scope,
  { isRepairing = false, onDifference }: VerifyOptions = {},
): Promise<Verified> {
  const verified = { children: 0, differences: 0, left: 0 };
  for await (const accountIds of pagesOfChildren(db)) {
    const found = await listDifferences(db, accountIds);
    for (const difference of found) onDifference?.(difference);
    const wrong = [...new Set(found.map(({ accountId }) => accountId))];
    if (isRepairing) for (const accountId of wrong) await repair({ db, clock }, accountId);
    verified.children += accountIds.length;
    verified.differences += found.length;
    verified.left += isRepairing && wrong.length > 0 ? (await listDifferences(db, wrong)).length : found.length;
  }
  return verified;
}

async function* pagesOfChildren(db: Context['db']): AsyncGenerator<string[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const children = await queries.listChildren(db, { after, most: CHILDREN_AT_ONCE });
    const last = children.at(-1);
    if (!last) return;
    yield children.map(({ accountId }) => accountId);
    after = last.accountId;
  }
}

/** The requirements are read first: those that are added meanwhile don't apply to records read before. */
async function listDifferences(db: Context['db'], accountIds: readonly string[]): Promise<Difference[]> {
  const [achievements, challenges] = await Promise.all([queries.listJudged(db, {}), queries.listChallenges(db, {})]);
  const asking: Asking = { achievements, challenges };
  const [points, records] = await Promise.all([
    listPointDifferences(db, accountIds),
    queries.listRecords(db, { accountIds }),
  ]);
  return [
    ...points,
    ...records.flatMap((child) =>
      [...compareRecord(child, asking)].map((sentence) => ({ accountId: child.accountId, sentence })),
    ),
  ];
}

/** Corrects a child's records in one transaction: first what was paid, then what is still due. */
async function repair({ db, clock }: Scope, accountId: string): Promise<void> {
  await db.transaction((tx: Transaction) => {
    const at = clock.now();
    const purse = lockPurse(tx, accountId);
    repairPoints(purse);
    tx.write(queries.restoreCounts, { accountId });
    tx.write(queries.restoreStreaks, { accountId });
    tx.write(queries.restoreCompleted, { accountId });
    tx.write(queries.restoreEarned, { accountId });
    awardEach(purse, completeLongDue, { at });
    awardOverdueAchievements(purse, at);
  });
}
