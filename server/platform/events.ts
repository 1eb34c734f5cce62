import { DAY, later, SECOND } from './clock.ts';
import type { Context } from './context.ts';
import { type Column, instant, int8, json, nullable, text, uuid } from './db/columns.ts';
import { uncounted } from './db/round-trips.ts';
import { many, maybeOne, one, type Queryable, run } from './db/statement.ts';
import type { Transaction } from './db/transaction.ts';
import { type Job, MAX_RUN } from './jobs/jobs.ts';
import { type MailFailure, toMailFailure } from './mail/mail-failure.ts';
import { newId } from './tokens.ts';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A kind of event that a module emits. Facts are ids and numbers, never words of a child. */
export interface EventKind<F extends Facts> {
  readonly name: string;
  readonly facts?: F;
}

export interface DomainEvent<F extends Facts = Facts> {
  readonly id: string;
  readonly name: string;
  readonly accountId: string | null;
  readonly facts: F;
  readonly at: Date;
}

export interface EventHandler {
  readonly to: string;
  /** Runs in the transaction that emits the event. */
  readonly inTransaction?: (context: Context, tx: Transaction, event: DomainEvent) => void;
  /** Runs once the event is safely stored. */
  readonly afterCommit?: (context: Context, event: DomainEvent) => Promise<void>;
}

type Outcome = 'settled' | 'failed';

export interface Events {
  /** Queues the event with what its handlers in the transaction write. The others run after the commit. */
  emit<F extends Facts>(tx: Transaction, kind: EventKind<F>, accountId: string | null, facts: F): void;
  /** For a day, runs the handlers after the commit that a crash or an error left behind. Returns how many events were tried. */
  catchUp(): Promise<number>;
  /** Runs the handlers after the commit of one unsettled event again, even if it was given up. Undefined if there is no such event. */
  retry(id: string): Promise<Outcome | undefined>;
  /** Resolves when no handler is running after a commit. */
  idle(): Promise<void>;
}

const failure = text as Column<MailFailure>;

/** Handlers of younger events may still be running. */
const FRESH = 30 * SECOND;

export function eventKind<F extends Facts>(name: string): EventKind<F> {
  return { name };
}

/** Only queues writes, which are sent with the transaction that emits the event. */
export function inTransaction<F extends Facts>(
  kind: EventKind<F>,
  write: (context: Context, tx: Transaction, event: DomainEvent<F>) => void,
): EventHandler {
  return { to: kind.name, inTransaction: write as NonNullable<EventHandler['inTransaction']> };
}

/** Mail, sockets, other services. May run twice after a crash, so it must be idempotent by the event's id. */
export function afterCommit<F extends Facts>(
  kind: EventKind<F>,
  handle: (context: Context, event: DomainEvent<F>) => Promise<void>,
): EventHandler {
  return { to: kind.name, afterCommit: handle as NonNullable<EventHandler['afterCommit']> };
}

export function createEvents(context: () => Context, handlers: readonly EventHandler[]): Events {
  /** By event. */
  const running = new Map<string, Promise<Outcome>>();
  const handlersOf = (name: string) => handlers.filter(({ to }) => to === name);

  const runHandlers = async (event: DomainEvent): Promise<Outcome> => {
    try {
      for (const { afterCommit: handle } of handlersOf(event.name)) await handle?.(context(), event);
      await markSettled(context().db, { id: event.id, now: context().clock.now() });
      return 'settled';
    } catch (err) {
      context().log.error({ err, event: event.name, id: event.id }, 'an event handler failed and will be tried again');
      const failed = { id: event.id, failure: toMailFailure(err), now: context().clock.now() };
      // Without the database the failure cannot be noted either; the next run tries again.
      await recordFailure(context().db, failed).catch(() => undefined);
      return 'failed';
    }
  };

  /** Joins a run that is under way: two at once would send a mail twice. */
  const settle = (event: DomainEvent): Promise<Outcome> => {
    const run = running.get(event.id) ?? runHandlers(event).finally(() => running.delete(event.id));
    running.set(event.id, run);
    return run;
  };

  return {
    emit: (tx, kind, accountId, facts) => {
      const event: DomainEvent = { id: newId(), name: kind.name, accountId, facts, at: context().clock.now() };
      const own = handlersOf(kind.name);
      const runsAfterCommit = own.some(({ afterCommit: handle }) => handle);
      tx.write(insertEvent, { ...event, settledAt: runsAfterCommit ? null : event.at });
      for (const { inTransaction: write } of own) write?.(context(), tx, event);
      if (runsAfterCommit) tx.afterCommit(() => void uncounted(() => settle(event)));
    },
    catchUp: async () => {
      const now = context().clock.now();
      const left = await listUnsettled(context().db, { before: later(now, -FRESH), since: later(now, -DAY) });
      const end = context().clock.elapsed() + MAX_RUN;
      let tried = 0;
      for (const event of left) {
        if (context().clock.elapsed() >= end) break;
        await settle(event);
        tried += 1;
      }
      return tried;
    },
    retry: async (id) => {
      const event = await findUnsettled(context().db, { id });
      return event && settle(event);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

export const eventJobs: readonly Job[] = [
  {
    name: 'events.catch-up',
    every: '* * * * *',
    summary: 'Retries event handlers after an error or a crash',
    run: async (context) => void (await context.events.catchUp()),
  },
];

const insertEvent = run(
  { id: uuid, name: text, accountId: nullable(uuid), facts: json<Facts>(), at: instant, settledAt: nullable(instant) },
  `insert into events (id, name, account_id, facts, at, settled_at) values ($id, $name, $accountId, $facts, $at, $settledAt)`,
);

const recordFailure = run(
  { id: uuid, failure, now: instant },
  'update events set failure = $failure, failed_at = $now where id = $id',
);

const markSettled = run({ id: uuid, now: instant }, 'update events set settled_at = $now where id = $id');

const eventColumns = { id: uuid, name: text, accountId: nullable(uuid), facts: json<Facts>(), at: instant };

/** Those that were tried longest ago come first, so that none waits behind others that keep failing. */
export const listUnsettled = many(
  { before: instant, since: instant },
  eventColumns,
  `select id, name, account_id as "accountId", facts, at from events
   where settled_at is null and at < $before and at > $since order by coalesce(failed_at, at) limit 500`,
);

const findUnsettled = maybeOne(
  { id: uuid },
  eventColumns,
  'select id, name, account_id as "accountId", facts, at from events where id = $id and settled_at is null',
);

const listFailed = many(
  { most: int8 },
  { id: uuid, name: text, at: instant, failure, failedAt: instant },
  `select id, name, at, coalesce(failure, 'other') as failure, coalesce(failed_at, at) as "failedAt" from events
   where settled_at is null and failed_at is not null order by at desc limit $most`,
);

/** Events whose handlers (mostly a mail) failed the last time, newest first. */
export function listFailedEvents(db: Queryable, most: number) {
  return listFailed(db, { most });
}

const countUnsettled = one(
  { fresh: instant, since: instant },
  { owed: int8, lost: int8 },
  `select count(*) filter (where at >= $since) as owed, count(*) filter (where at < $since) as lost
   from events where settled_at is null and at < $fresh`,
);

/** Events whose handlers (mostly a mail) are still tried again, and those that were given up after a day. */
export function countUnsettledEvents(db: Queryable, now: Date): Promise<{ owed: number; lost: number }> {
  return countUnsettled(db, { fresh: later(now, -FRESH), since: later(now, -DAY) });
}

/** Those of an account stay as long as the account. */
export const deleteAnonymousEvents = run(
  { before: instant, limit: int8 },
  `delete from events where ctid = any (array(
     select ctid from events where account_id is null and settled_at is not null and at < $before order by at limit $limit
   ))`,
);

/** Events of other accounts about the child's things stay, without the child's id. */
export const removeAuthorFromEvents = run(
  { accountId: text },
  `update events set facts = facts - 'authorId' where facts ->> 'authorId' = $accountId`,
);

export const deleteAccountEvents = run({ accountId: uuid }, 'delete from events where account_id = $accountId');
