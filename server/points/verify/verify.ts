import { levelFor, MAX_POINTS } from '#contract/rules/levels.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import type { LockedPurse } from '../purse.ts';
import * as queries from './verify-queries.ts';

/** Something stored about a child that does not follow from the ledgers. */
export interface Difference {
  readonly accountId: string;
  readonly sentence: string;
}

/** Compares totals, riddles, levels and weeks of these children with the ledger. */
export async function listPointDifferences(db: Queryable, accountIds: readonly string[]): Promise<Difference[]> {
  const stored = await queries.listTotals(db, { accountIds, most: MAX_POINTS });
  return stored.flatMap((child) =>
    [...sentencesAbout(child)].map((sentence) => ({ accountId: child.accountId, sentence })),
  );
}

function* sentencesAbout(child: Row<typeof queries.listTotals>): Generator<string> {
  const { total, solved, revealed, ledgerTotal, ledgerSolved, ledgerRevealed, levels, weeks } = child;
  if (total !== ledgerTotal) yield `has ${total} points, but the ledger adds up to ${ledgerTotal}`;
  if (solved !== ledgerSolved) yield `has ${solved} riddles solved, but the ledger has ${ledgerSolved}`;
  if (revealed !== ledgerRevealed) yield `has ${revealed} riddles revealed, but the ledger has ${ledgerRevealed}`;
  const level = levelFor(ledgerTotal);
  for (const ahead of levels.filter((reached) => reached > level))
    yield `has level ${ahead} noted as reached, but the ledger comes to level ${level}`;
  if (level > 1 && !levels.includes(level)) yield `has come to level ${level} by the ledger, but it is not noted`;
  for (const { week, points, least, most } of weeks)
    if (points < least || points > most)
      yield `has ${points} points in the week of ${week}, but the ledger has ${least === most ? least : `${least} to ${most}`}`;
}

/** Queues writes that recompute a child's totals, levels and weeks from the ledger. */
export function repairPoints({ tx, accountId }: LockedPurse): void {
  tx.write(queries.restoreTotal, { accountId, most: MAX_POINTS });
  tx.write(queries.deleteLevelsAhead, { accountId });
  tx.write(queries.restoreLevel, { accountId });
  tx.write(queries.restoreWeeks, { accountId });
}
