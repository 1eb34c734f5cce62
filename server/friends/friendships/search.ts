import type * as contract from '#contract/friends.ts';
import { ageDay, birthDatesInGroup } from '#contract/rules/age.ts';
import { isFriendCode, normalCode } from '#contract/rules/friend-codes.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { REQUEST_COOLDOWN } from '../policy.ts';
import { presentChild } from '../present.ts';
import { toReader } from '../visibility.ts';
import { type FoundRow, findByCode, listSuggestedFriends, searchByName } from './search-queries.ts';
import { findSettings, setWantsSuggestions } from './setting-queries.ts';

/** By name only children near in age are found, by friend code all. */
export async function searchFriends(
  { db, clock }: Context,
  actor: ChildActor,
  q: string,
): Promise<Returns<typeof contract.searchFriends>> {
  const reader = toReader(actor, clock.now());
  const { readerId, now } = reader;
  const [byCode, byName] = await db.withConnection((connection) =>
    Promise.all([
      isFriendCode(q) ? findByCode(connection, { readerId, now, code: normalCode(q) }) : [],
      searchByName(connection, { ...reader, beginning: q.toLowerCase() }),
    ]),
  );
  return { found: [...byCode.map((row) => presentFound(row, true)), ...byName.map((row) => presentFound(row, false))] };
}

export async function listSuggestions(
  { db, clock }: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.listSuggestions>> {
  const now = clock.now();
  const { accountId: readerId } = actor;
  const { after: bornAfter, upTo: bornUpTo } = birthDatesInGroup(actor.ageGroup, ageDay(now));
  const [settings, rows] = await db.withConnection((connection) =>
    Promise.all([
      findSettings(connection, { accountId: readerId }),
      listSuggestedFriends(connection, {
        readerId,
        now,
        cooldownSince: later(now, -REQUEST_COOLDOWN),
        bornAfter,
        bornUpTo,
      }),
    ]),
  );
  const isOn = settings?.wantsSuggestions ?? false;
  return { isOn, suggestions: isOn ? rows.map((row) => presentFound(row, false)) : [] };
}

export async function setSuggestions(
  { db }: Context,
  { accountId }: ChildActor,
  isOn: boolean,
): Promise<Returns<typeof contract.setSuggestions>> {
  await setWantsSuggestions(db, { accountId, isOn });
  return { isOn };
}

function presentFound(row: FoundRow, byCode: boolean): contract.FoundChild {
  return { ...presentChild(row), relation: row.relation, byCode };
}
