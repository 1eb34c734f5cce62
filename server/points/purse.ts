import type { Transaction } from '../platform/db/transaction.ts';
import * as queries from './queries.ts';

/** A child's points, locked for one transaction. Others that count or spend them wait until it ends. */
export class LockedPurse {
  readonly tx: Transaction;
  readonly accountId: string;

  constructor(tx: Transaction, accountId: string) {
    tx.lock(queries.lockPurse, { accountId });
    this.tx = tx;
    this.accountId = accountId;
  }
}

export function lockPurse(tx: Transaction, accountId: string): LockedPurse {
  return new LockedPurse(tx, accountId);
}
