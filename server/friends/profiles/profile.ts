import type { PublicProfile } from '#contract/friends.ts';
import { levelFor } from '#contract/rules/levels.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { loadPair } from '../pairs.ts';
import { canReadProfile } from '../policy.ts';
import { presentChild } from '../present.ts';
import { findProfile } from './profile-queries.ts';

declare module '../../platform/module.ts' {
  interface Module {
    /** The stats that a module adds to a child's public profile. */
    readonly stats?: (db: Queryable, childId: string) => Promise<Partial<ChildTotals>>;
  }
}

/** What other children may know of what a child has done. */
interface ChildTotals {
  readonly totalPosts: number;
  readonly totalLikes: number;
  readonly triviaCorrect: number;
}

/** With the totals that other modules count. A hidden child and one that never existed give the same answer. */
export async function readProfile(context: Context, actor: ChildActor, id: string): Promise<PublicProfile> {
  const { accountId: readerId } = actor;
  const now = context.clock.now();
  const [facts, row, totals] = await context.db.withConnection((connection) =>
    Promise.all([
      loadPair(connection, actor, id, now),
      findProfile(connection, { readerId, id }),
      sumTotals(context, connection, id),
    ]),
  );
  if (!facts || !row) throw new Problem('not_found');
  const isOwn = id === readerId;
  const isFriend = facts.pair.areBuddies;
  if (!isOwn && !canReadProfile(actor, facts.other, facts.pair)) throw new Problem('not_found');
  if (row.wasReported && !isFriend) throw new Problem('not_found');
  const { bio, points, joinedAt, riddlesSolved, relation } = row;
  return {
    ...presentChild(row),
    bio: bio ?? '',
    level: levelFor(points),
    totalPoints: points,
    isFriend,
    relation,
    joinedDate: joinedAt?.toISOString() ?? null,
    totalLikes: totals.totalLikes ?? 0,
    totalPosts: totals.totalPosts ?? 0,
    riddlesSolved: riddlesSolved,
    triviaCorrect: totals.triviaCorrect ?? 0,
  };
}

async function sumTotals({ modules }: Context, db: Queryable, id: string): Promise<Partial<ChildTotals>> {
  const all = await Promise.all(modules.map(({ stats }) => stats?.(db, id)));
  return Object.assign({}, ...all);
}
