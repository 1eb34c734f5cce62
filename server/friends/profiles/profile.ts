import type { PublicProfile } from '#contract/friends.ts';
import { levelFor } from '#contract/rules/levels.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { mayMeet, personFrom } from '../../safety/index.ts';
import { presentChild } from '../friendships/friends.ts';
import { findProfile } from '../friendships/list-queries.ts';
import { loadPair } from '../relationship.ts';

declare module '../../platform/module.ts' {
  interface Module {
    /** What the module counts for a child's public profile. */
    readonly stats?: (db: Queryable, childId: string) => Promise<Partial<ChildTotals>>;
  }
}

/** What other children may know of what a child has done. */
interface ChildTotals {
  readonly totalPosts: number;
  readonly totalLikes: number;
  readonly triviaCorrect: number;
}

/** A child as others may know them, with the figures that other rooms hand in. Hidden and never there read the same. */
export async function readProfile(context: Context, actor: ChildActor, id: string): Promise<PublicProfile> {
  const { accountId: readerId } = actor;
  const now = context.clock.now();
  const [facts, row, figures] = await context.db.withConnection((one) =>
    Promise.all([loadPair(one, actor, id, now), findProfile(one, { readerId, id }), figuresOf(context, one, id)]),
  );
  if (!facts || !row) throw new Problem('not_found');
  const isOwn = id === readerId;
  const isFriend = facts.pair.areBuddies;
  if (!isOwn && !mayMeet(personFrom(actor), facts.other, facts.pair, 'read_profile').open)
    throw new Problem('not_found');
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
    totalLikes: figures.totalLikes ?? 0,
    totalPosts: figures.totalPosts ?? 0,
    riddlesSolved: riddlesSolved ?? 0,
    triviaCorrect: figures.triviaCorrect ?? 0,
  };
}

async function figuresOf({ modules }: Context, db: Queryable, id: string): Promise<Partial<ChildTotals>> {
  const all = await Promise.all(modules.map(({ stats }) => stats?.(db, id)));
  return Object.assign({}, ...all);
}
