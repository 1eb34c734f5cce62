import type { PondWave } from '#contract/rules/rewards/pond.ts';
import { cardsRead } from '../../cards/index.ts';
import { sharedPairLock, visibility, visibleField } from '../../friends/index.ts';
import { bool, type Column, day, instant, int8, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../../platform/db/statement.ts';
import { avatarRow } from '../../profiles/index.ts';

const wave = text as Column<PondWave>;

const deedsSql = (kinds: string) => `(
       select coalesce(sum(count), 0)::bigint from deed_counts where account_id = $accountId and kind = any (${kinds})
     )`;

/** The deeds that make a pond grow. */
export const countGrowth = one(
  { accountId: uuid, riddles: texts, kind: texts },
  { flowers: int8, lanterns: int8, fish: int8, dragonflies: int8 },
  `select ${cardsRead('$accountId')} as flowers, ${deedsSql('$riddles')} as lanterns, ${deedsSql('$kind')} as fish,
     (select coalesce(max(rests), 0)::bigint from streaks where account_id = $accountId and kind = 'daily') as dragonflies`,
);

/** The waves of children who are still buddies and visible. */
export const listWaves = many(
  { readerId: uuid, now: instant, since: instant, most: int8 },
  {
    id: uuid,
    visitorId: uuid,
    displayName: text,
    ...avatarRow.columns,
    words: wave,
    at: instant,
  },
  `select w.id, p.id as "visitorId", ${visibleField.name('p')} as "displayName", ${avatarRow.select('p')}, w.words, w.at
   from pond_waves w join people p on p.id = w.visitor_id
   where w.owner_id = $readerId and w.at > $since and ${visibility.isVisible('p')} and 'buddies' = any(p.scopes)
     and ${visibility.areFriends('p')} and not ${visibility.isBlocked('p')}
   order by w.at desc, w.id limit $most`,
);

export const findOwner = maybeOne(
  { readerId: uuid, id: uuid },
  { displayName: text, ...avatarRow.columns },
  `select ${visibleField.name('p')} as "displayName", ${avatarRow.select('p')}
   from people p where p.id = $id`,
);

const key = { ownerId: uuid, visitorId: uuid, day };

export const findWave = maybeOne(
  key,
  { words: wave },
  'select words from pond_waves where owner_id = $ownerId and visitor_id = $visitorId and day = $day',
);

/** Serializes a child's waves, and keeps a block from slipping in between checking the gate and storing the wave. */
export const lockWave = run(
  { ownerId: uuid, visitorId: uuid },
  `select where pg_advisory_xact_lock(hashtextextended('wave ' || $visitorId::uuid, 0)) is not null
     and ${sharedPairLock('$ownerId::uuid', '$visitorId::uuid')}`,
);

export const insertWave = run(
  { id: uuid, ...key, words: wave, at: instant },
  `insert into pond_waves (id, owner_id, visitor_id, day, words, at)
   values ($id, $ownerId, $visitorId, $day, $words, $at)`,
);

/** Waves that the child has sent or received; `isOwn` marks those they sent. */
export const listAccountWaves = many(
  { accountId: uuid },
  { isOwn: bool, words: wave, day, at: instant },
  `select visitor_id = $accountId as "isOwn", words, day, at from pond_waves
   where visitor_id = $accountId or owner_id = $accountId order by at, id`,
);

export const deleteWaves = run(
  { accountId: uuid },
  'delete from pond_waves where visitor_id = $accountId or owner_id = $accountId',
);

export const deleteWavesBefore = run(
  { before: instant, limit: int8 },
  `delete from pond_waves where ctid = any (array(
     select ctid from pond_waves where at < $before order by at limit $limit
   ))`,
);
