import { moderatedNames } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { mayMeet, personFrom, type Reviewable } from '../../safety/index.ts';
import { loadPair } from '../relationship.ts';
import { findOpenCode } from '../requests/request-queries.ts';

/** Names come to the desk by those who may read the profile, or have a request by code from them: nobody is learnt about by telling. */
export const visibleNames: readonly Reviewable[] = moderatedNames.map((names) => ({ ...names, isVisibleTo }));

async function isVisibleTo(db: Queryable, reader: ChildActor, id: string, now: Date): Promise<boolean> {
  const [facts, code] = await Promise.all([
    loadPair(db, reader, id, now),
    findOpenCode(db, { oneId: reader.accountId, otherId: id, now }),
  ]);
  if (!facts) return false;
  const pair = { ...facts.pair, hasApprovedCode: code !== undefined };
  return mayMeet(personFrom(reader), facts.other, pair, 'read_profile').open;
}
