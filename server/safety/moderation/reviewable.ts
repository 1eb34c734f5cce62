import type { AgeGroup } from '#contract/rules/age.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';

declare module '../../platform/module.ts' {
  interface Module {
    readonly reviewables?: readonly Reviewable[];
    /** Only the accounts module sets it. */
    readonly people?: People;
  }
}

/** A copy from the moment the case was opened. It doesn't change with the original. */
export interface FrozenCopy {
  readonly title: string;
  readonly text: string;
  /** The child who wrote it; null for a visitor. */
  readonly authorId: string | null;
  readonly authorName: string;
  readonly ageGroup: AgeGroup | null;
  readonly at: Date;
  /** A PNG that the server has rendered. */
  readonly picture?: Buffer | null;
}

/** What others said around it, for the moderator. */
export interface ContextLine {
  readonly who: string;
  readonly text: string;
  readonly at: Date | null;
}

export interface ModeratedItem {
  readonly id: string;
  readonly authorId: string | null;
  /** Of the author. */
  readonly timeZone: string;
}

/** A kind of thing that staff review. Modules after this one hand in theirs. */
export interface Reviewable {
  readonly kind: string;
  freeze(db: Queryable, id: string, now: Date): Promise<FrozenCopy | undefined>;
  /** The kind sends its author its own message about the decision. */
  readonly notifiesAuthor?: boolean;
  /** Staff can only approve or refuse. */
  readonly isYesOrNo?: boolean;
  /** At most five lines, oldest first. One query: it is sent with a COMMIT. */
  around?(db: Queryable, id: string): Promise<readonly ContextLine[]>;
  /** Whether a child can see it now, and so can report it. Absent: children cannot report this kind. */
  isVisibleTo?(db: Queryable, reader: ChildActor, id: string, now: Date): Promise<boolean>;
  /** Both only queue writes, which are sent together with those of the decision. */
  approve(context: Context, tx: Transaction, item: ModeratedItem): void;
  remove(context: Context, tx: Transaction, item: ModeratedItem): void;
}

/** What moderation knows about people, and can do to them. */
export interface People {
  /** Suspends a child until then, or ends the suspension. Holds at once, on all nodes. */
  suspend(context: Context, tx: Transaction, childId: string, until: Date | null): void;
  /** Hides a child from everybody and signs them out. Nothing is erased. */
  remove(context: Context, tx: Transaction, childId: string): void;
  /** Undoes a removal, unless staff have also removed the child for another reason. */
  restore(context: Context, tx: Transaction, childId: string): void;
  describe(db: Queryable, accountId: string): Promise<PersonSummary | undefined>;
  /** The time zone of a case's author. */
  timeZoneOf(db: Queryable, caseId: string): Promise<string>;
  /** Members of staff whose decision counts as the second of two. */
  countStaff(db: Queryable, now: Date): Promise<number>;
  /** All members of staff, including former ones, because their names stay on what they did. */
  listStaff(db: Queryable): Promise<readonly StaffMember[]>;
  listParents(db: Queryable, childId: string): Promise<readonly { readonly name: string; readonly email: string }[]>;
  listStaffAddresses(db: Queryable): Promise<readonly { readonly accountId: string; readonly email: string }[]>;
}

export interface StaffMember {
  readonly accountId: string;
  readonly username: string;
  readonly role: 'moderator' | 'admin';
  readonly isActive: boolean;
}

export interface PersonSummary {
  readonly username: string;
  readonly joinedAt: Date;
  readonly suspendedUntil: Date | null;
}
