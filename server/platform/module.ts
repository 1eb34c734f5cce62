import type { AgeGroup } from '#contract/rules/age.ts';
import type { ParentMailTopic } from '#contract/rules/parent-mail-topics.ts';
import type { ChildActor } from './actor.ts';
import type { Context } from './context.ts';
import type { Queryable } from './db/statement.ts';
import type { Transaction } from './db/transaction.ts';
import type { EventHandler } from './events.ts';
import type { Route } from './http/serve.ts';
import type { Job } from './jobs/jobs.ts';
import type { SocketHandler } from './realtime/socket-handlers.ts';

/** What a room keeps about one person, and how it lets go of it. Required: a room cannot forget to think about it. */
export interface PersonalData {
  /** Everything kept about the account, as it goes into an export. */
  export(db: Queryable, accountId: string): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes all of it, or makes it anonymous. Runs in the transaction that erases the account. */
  erase(tx: Transaction, accountId: string, context: Pick<Context, 'keys' | 'clock'>): Promise<void>;
}

export const noPersonalData: PersonalData = {
  export: async () => ({}),
  erase: async () => undefined,
};

/** What the desk keeps of a thing that comes to be judged: as it was then, whatever becomes of it. */
export interface FrozenCopy {
  readonly title: string;
  readonly text: string;
  /** The child who wrote it; nothing for a visitor. */
  readonly authorId: string | null;
  readonly authorName: string;
  readonly ageGroup: AgeGroup | null;
  readonly at: Date;
  /** A PNG that the server has drawn. */
  readonly picture?: Buffer | null;
}

/** What was said around it, for whoever judges. */
export interface ContextLine {
  readonly who: string;
  readonly text: string;
  readonly at: Date | null;
}

export interface Moderated {
  readonly id: string;
  readonly authorId: string | null;
  /** Where the author lives by the clock. */
  readonly timeZone: string;
}

/** A kind of thing that staff judge. The desk stands before all rooms, so each of them hands in what it has. */
export interface Reviewable {
  readonly kind: string;
  freeze(db: Queryable, id: string, now: Date): Promise<FrozenCopy | undefined>;
  /** It tells its author by itself what became of it. */
  readonly notifiesAuthor?: boolean;
  /** There is nothing to decide but yes or no. */
  readonly isYesOrNo?: boolean;
  /** At most five lines, oldest first. */
  around?(db: Queryable, id: string): Promise<readonly ContextLine[]>;
  /** Whether a child can see it now, and so can tell of it. Left out: only the house itself brings it to the desk. */
  isVisibleTo?(db: Queryable, reader: ChildActor, id: string, now: Date): Promise<boolean>;
  /** Both only write: all statements travel together with those of the desk. */
  approve(context: Context, tx: Transaction, moderated: Moderated): void | Promise<void>;
  remove(context: Context, tx: Transaction, moderated: Moderated): void | Promise<void>;
}

/** What the desk must know of people, and can do to them; the accounts room offers it. */
export interface People {
  /** Sends a child to rest until then, or ends the rest. Holds at once, on all nodes. */
  suspend(context: Context, tx: Transaction, childId: string, until: Date | null): Promise<void>;
  /** Takes a child out of everybody's sight and signs them out. Nothing is erased. */
  remove(context: Context, tx: Transaction, childId: string): Promise<void>;
  /** Brings back who was removed, unless a decision of staff about something else has done that too. Only writes. */
  restore(context: Context, tx: Transaction, childId: string): Promise<void>;
  describe(db: Queryable, accountId: string): Promise<PersonLine | undefined>;
  /** Where the author of a case lives by the clock, in the one question that deciding has time for. */
  timeZoneOf(db: Queryable, caseId: string): Promise<string>;
  /** Members of staff whose word counts as the second of two. */
  countStaff(db: Queryable, now: Date): Promise<number>;
  /** Members of staff who can be written to. */
  listStaffAddresses(db: Queryable): Promise<readonly { readonly accountId: string; readonly email: string }[]>;
}

export interface PersonLine {
  readonly username: string;
  readonly joinedAt: Date;
  readonly suspendedUntil: Date | null;
}

/** Whom a letter goes to, and about whom. */
export interface Addressee {
  readonly mailId: string;
  readonly parentId: string;
  readonly childId: string;
  readonly username: string;
}

/** A kind of letter to parents by a room after `family`, which addresses, counts and sends it, and adds greeting and foot. */
export interface ParentMail {
  readonly kind: string;
  /** The child reads on the profile that there are letters about it. */
  readonly topic: ParentMailTopic;
  /** Nothing when what it would tell is not so any more. Links are made here, so that only their hashes are kept. */
  write(
    context: Context,
    tx: Transaction,
    to: Addressee,
  ): Promise<{ readonly subject: string; readonly parts: readonly string[] } | undefined>;
}

/** What other children may know of what a child has done. */
export interface ChildTotals {
  readonly totalPosts: number;
  readonly totalLikes: number;
  readonly triviaCorrect: number;
}

/** A room's card: all that the rest of the house needs to know about it. */
export interface Module {
  readonly name: string;
  readonly personalData: PersonalData;
  readonly routes?: readonly Route[];
  readonly eventHandlers?: readonly EventHandler[];
  readonly jobs?: readonly Job[];
  /** Words of the socket that it answers. */
  readonly socketHandlers?: readonly SocketHandler[];
  readonly reviewables?: readonly Reviewable[];
  readonly people?: People;
  readonly parentMails?: readonly ParentMail[];
  /** What this room counts for the page of a child. */
  readonly stats?: (db: Queryable, childId: string) => Promise<Partial<ChildTotals>>;
  /** Once at start, in the order of the rooms, before the door opens. */
  readonly open?: (context: Context) => Promise<void>;
}
