import type { ChildActor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { moderatedBio, moderatedNames } from '../../profiles/index.ts';
import type { Reviewable } from '../../safety/index.ts';
import { loadPair } from '../pairs.ts';
import { canReadProfile } from '../policy.ts';
import { findOpenCode } from '../requests/request-queries.ts';
import { findProfile } from './profile-queries.ts';

/** A child may report the names of children whose profile they may read, or with whom they have an open request by code. */
export const visibleNames: readonly Reviewable[] = moderatedNames.map((names) => ({ ...names, isVisibleTo }));

/** Strangers see no bio, so only buddies can report it (docs/product-decisions.md, P61). */
export const visibleBio: Reviewable = {
  ...moderatedBio,
  isVisibleTo: async (db, reader, id, now) => {
    const [profile, isReadable] = await Promise.all([
      findProfile(db, { readerId: reader.accountId, id }),
      isVisibleTo(db, reader, id, now),
    ]);
    return isReadable && Boolean(profile?.bio);
  },
};

async function isVisibleTo(db: Queryable, reader: ChildActor, id: string, now: Date): Promise<boolean> {
  const [facts, code] = await Promise.all([
    loadPair(db, reader, id, now),
    findOpenCode(db, { oneId: reader.accountId, otherId: id, now }),
  ]);
  if (!facts) return false;
  const { other, pair } = facts;
  return canReadProfile(reader, other, { ...pair, hasApprovedCode: code !== undefined });
}
