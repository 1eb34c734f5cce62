import { DAY } from '#server/platform/clock.ts';
import { CANARY, type Life } from './life.ts';

/** Rows that the calls of this test don't leave behind. */
export async function storeRows({ world, client, maya, friend }: Life, own: string, theirs: string): Promise<void> {
  const now = world.clock.now();
  const [comment, answer] = [crypto.randomUUID(), crypto.randomUUID()];
  await client.query(
    `insert into comments (id, post_id, author_id, client_id, content, status, created_at)
     values ($1, $2, $3, gen_random_uuid(), $4, 'published', $5),
            ($8, $6, $7, gen_random_uuid(), 'Nice!', 'published', $5)`,
    [comment, theirs, maya.id, `${CANARY} comment`, now, own, friend.id, answer],
  );
  await client.query('insert into comment_likes (comment_id, account_id, at) values ($1, $2, $5), ($3, $4, $5)', [
    comment,
    friend.id,
    answer,
    maya.id,
    now,
  ]);
  await client.query('insert into post_likes (post_id, account_id, at) values ($1, $2, $4), ($3, $5, $4)', [
    theirs,
    maya.id,
    own,
    now,
    friend.id,
  ]);
  await client.query("insert into purchases (account_id, item_id, cost, at) values ($1, 'beanie', 60, $2)", [
    maya.id,
    now,
  ]);
  await client.query(
    "insert into completed_challenges (account_id, day, age_group, points, at) values ($1, '2026-01-01', '9-10', 50, $2)",
    [maya.id, now],
  );
  await client.query(
    "insert into pond_waves (id, owner_id, visitor_id, day, words, at) values (gen_random_uuid(), $1, $2, '2026-01-01', 'hello', $3)",
    [friend.id, maya.id, now],
  );
  await client.query(
    `with round as (
       insert into game_rounds (id, kind, mode, state, started_at)
       values (gen_random_uuid(), 'creative_challenge', 'multi', $3, $4) returning id
     )
     insert into game_players (round_id, seat, account_id)
     select id, 0, $1::uuid from round union all select id, 1, $2::uuid from round`,
    [
      maya.id,
      friend.id,
      {
        works: [
          { as: 'words', tiles: [CANARY] },
          { as: 'words', tiles: ['his'] },
        ],
      },
      now,
    ],
  );
  await client.query(
    `insert into account_endings (account_id, why, noticed_at, erase_at) values ($1, 'unused', $2, $2)`,
    [maya.id, new Date(now.getTime() + DAY)],
  );
  await client.query(
    `insert into filter_examples
     select id, $1, 'post', '1.sealed', false, false, 'allow', '{}', 'filter-8', 'harmful', $2
     from cases where author_id = $1 limit 1`,
    [maya.id, now],
  );
  await client.query(`insert into filter_stops values ($1, 'post', 'phone', $2)`, [maya.id, now]);
  await client.query(
    `insert into user_activity_reports values ($1, '2026-01-02', $2, $2, 1, 1, 1, 1, 1, 1, 1, 1, 1, '{1}', null, '[]', $2)`,
    [maya.id, now],
  );
  await client.query(
    `insert into report_opt_outs (child_id, parent_id, at) select child_id, parent_id, $2 from guardianships where child_id = $1`,
    [maya.id, now],
  );
  await client.query(
    "insert into kind_words (post_id, account_id, words, at) values ($1, $2, 'well_done', $4), ($3, $5, 'me_too', $4)",
    [theirs, maya.id, own, now, friend.id],
  );
}
