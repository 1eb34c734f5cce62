import type { Context } from './context.ts';
import type { Queryable } from './db/statement.ts';
import type { Transaction } from './db/transaction.ts';
import type { EventHandler } from './events.ts';
import type { Route } from './http/serve.ts';
import type { Job } from './jobs/jobs.ts';
import type { SocketHandler } from './realtime/socket-handlers.ts';
import type { KeptData } from './retention/kept-data.ts';

/** The personal data that a module stores. Required, so that no module forgets to think about it. */
export interface PersonalData {
  /** Each table that holds something about a person: what it is for, and how long its rows are kept. */
  readonly keeps: readonly KeptData[];
  /** What each key of the export means, for families who read it. */
  readonly keys: Readonly<Record<string, string>>;
  /** Everything stored about the account, as it goes into an export. */
  export(db: Queryable, accountId: string, context: Pick<Context, 'keys'>): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Deletes all of it, or makes it anonymous, in the transaction that erases the account. Queues the writes: modules refer to
   * rows of earlier modules, so the order of modules decides which goes first.
   */
  erase(tx: Transaction, accountId: string, context: Pick<Context, 'keys' | 'clock'>): void | Promise<void>;
}

export const noPersonalData: PersonalData = {
  keeps: [],
  keys: {},
  export: async () => ({}),
  erase: () => undefined,
};

/** What the rest of the server knows about a module. A module that collects more from later ones adds a field here, by `declare module`. */
export interface Module {
  readonly name: string;
  readonly personalData: PersonalData;
  readonly routes?: readonly Route[];
  readonly eventHandlers?: readonly EventHandler[];
  readonly jobs?: readonly Job[];
  readonly socketHandlers?: readonly SocketHandler[];
  /** Runs once at the start, in the order of the modules, before the server listens. */
  readonly open?: (context: Context) => Promise<void>;
  /** Runs once, when the server listens: reads what the first to need it would have to wait for. */
  readonly warmUp?: () => Promise<void>;
}
