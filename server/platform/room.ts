import type { Context } from './context.ts';
import type { Queryable } from './db/statement.ts';
import type { Transaction } from './db/transaction.ts';
import type { Reaction } from './events.ts';
import type { Route } from './http/serve.ts';
import type { Job } from './jobs.ts';

/** What a room keeps about one person, and how it lets go of it. Required: a room cannot forget to think about it. */
export interface Personal {
  /** Everything kept about the account, as it goes into an export. */
  collect(db: Queryable, accountId: string): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes all of it, or makes it anonymous. Runs in the transaction that erases the account. */
  erase(tx: Transaction, accountId: string): Promise<void>;
}

export const nothingPersonal: Personal = {
  collect: async () => ({}),
  erase: async () => undefined,
};

/** A room's card: all that the rest of the house needs to know about it. */
export interface Room {
  readonly name: string;
  readonly personal: Personal;
  readonly routes?: readonly Route[];
  readonly reactions?: readonly Reaction[];
  readonly jobs?: readonly Job[];
  /** Once at start, in the order of the rooms, before the door opens. */
  readonly open?: (context: Context) => Promise<void>;
}
