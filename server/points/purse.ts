import type { Transaction } from '../platform/db/transaction.ts';
import * as queries from './queries.ts';

/** Other transactions that count or spend this child's points wait until this one ends. */
export function lockPurse(tx: Transaction, accountId: string): void {
  tx.lock(queries.lockPurse, { accountId });
}
