import type { Transaction } from '../platform/db/transaction.ts';
import * as queries from './queries.ts';

/** Whoever else counts or spends this child's points waits until the transaction ends. */
export function lockPurse(tx: Transaction, accountId: string): void {
  tx.lock(queries.lockPurse, { accountId });
}
