/** Each child has up to twice as many buddies, of which a sixth never met. */
const BUDDIES_EACH_WAY = 15;

/**
 * What the steps read, besides the sizes and words in `fill_input`: one row a child in `kid`, one row a post in `note`. Everything
 * follows from their numbers, so that the same day and sizes give the same database.
 */
export const tools: readonly string[] = [
  `create function pg_temp.dice(n bigint, what text, sides integer) returns integer language sql immutable
     return (hashint8extended(n, hashtext(what)) & 2147483647) % sides`,
  `create function pg_temp.pick(n bigint, what text, choices text[]) returns text language sql immutable
     return choices[1 + pg_temp.dice(n, what, cardinality(choices))]`,
  // A version 7 uuid: ids grow with time, as the real ones do.
  `create function pg_temp.id_at(at timestamptz, what text) returns uuid language sql immutable
     return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || left(md5(what), 3) || '8'
       || right(md5(what), 15))::uuid`,
  // The child who stands k steps aside, in strides that spread over all children.
  `create function pg_temp.aside(n integer, k integer, children integer) returns integer language sql immutable
     return 1 + (n + floor(k * 0.618034 % 1 * greatest(children / 2 - 1, 1))::integer) % children`,
  // Ages from 6 to 16 take turns; siblings follow each other. From 20 to 20 000 points, each doubling as rare as the next.
  `create temporary table kid on commit drop as
     select n, n % 11 + 6 as age, n / 2 as family, joined, pg_temp.id_at(joined, 'child' || n) as id,
       (20 * 2 ^ (pg_temp.dice(n, 'points', 1000) / 100.0))::bigint as points,
       least(pg_temp.dice(n, 'riddles', 21), cardinality(riddles)) as solved
     from fill_input, generate_series(1, children) n, lateral (select today - interval '500 days' + n * interval '1 second' as joined)`,
  // A fifth of the children write three posts in five. One in a hundred waits for a moderator, unseen.
  `create temporary table note on commit drop as
     select n, at, pg_temp.id_at(at, 'post' || n) as id, n % 100 = 0 as is_held,
       case when pg_temp.dice(n, 'eager', 2) = 0 then 1 + pg_temp.dice(n, 'author', children)
         else 1 + 5 * pg_temp.dice(n, 'author', greatest(children / 5, 1)) end as author,
       case when n % 100 > 0 then greatest(0, pg_temp.dice(n, 'likes', 8) - 3) else 0 end as likes,
       case when n % 100 > 0 then greatest(0, pg_temp.dice(n, 'comments', 10) - 7) else 0 end as comments
     from fill_input, generate_series(1, posts) n,
       lateral (select today - interval '365 days' * (1 - n / posts::double precision) as at)`,
  'analyze kid, note',
];

/** What each table gets, in this order. */
export const steps: Readonly<Record<string, string>> = {
  // No password has this hash: nobody can sign in as one of them but by a session.
  accounts: `insert into accounts (id, role, username, email, password_hash, created_at, updated_at)
    select id, 'child', 'tadpole_' || n, case when age >= 13 then 'tadpole_' || n || '@example.org' end, 'none',
      joined, joined
    from kid`,

  children: `insert into children (account_id, first_name, last_name, display_name, birth_date, avatar_emoji, consent,
      consent_method, consent_at, scopes)
    select id, name, 'Tadpole', name || ' ' || n,
      (today - age * interval '1 year')::date - pg_temp.dice(n, 'birthday', 365), pg_temp.pick(n, 'avatar', avatars),
      case when age >= 13 then 'not_needed' else 'granted' end, case when age < 13 then 'in_person' end,
      case when age < 13 then joined end, case when age >= 13 then own_scopes else all_scopes end
    from fill_input, kid, lateral (select pg_temp.pick(n, 'name', names) as name)`,

  parents: `insert into parents (id, email, name, created_at)
    select pg_temp.id_at(min(joined), 'parent' || family), 'parent_' || family || '@example.org', 'Parent ' || family,
      min(joined)
    from kid where age < 13 group by family`,

  guardianships: `insert into guardianships (child_id, parent_id, created_at)
    select kid.id, p.id, joined from kid join parents p on p.email = 'parent_' || family || '@example.org' where age < 13`,

  point_transactions: `insert into point_transactions (id, account_id, reason, target, points, at)
    select pg_temp.id_at(today, 'points' || n), id, 'earned_before', 'fill', points, today from fill_input, kid`,

  child_points: `insert into child_points (account_id, total, riddles_solved) select id, points, solved from kid`,

  card_progress: `insert into card_progress (account_id, card_id, outcome, at)
    select id, riddles[k], 'solved', today - interval '1 day' * k from fill_input, kid, generate_series(1, solved) k`,

  friendships: `insert into friendships (account_id, buddy_id, is_favorite, since)
    select one, other, pg_temp.dice(me.n * 62 + k * 2 + way, 'favorite', 10) = 0, today - interval '1 day' * (10 + (me.n + k) % 300)
    from fill_input cross join kid me cross join generate_series(1, ${BUDDIES_EACH_WAY}) k
      join kid buddy on buddy.n = pg_temp.aside(me.n, k, children)
      cross join lateral (values (0, me.id, buddy.id), (1, buddy.id, me.id)) pair (way, one, other)
    where me.n <> buddy.n and pg_temp.dice(me.n * 31 + k, 'met', 6) > 0
    on conflict do nothing`,

  // One child in twenty has blocked another one who was never a friend.
  blocked_users: `insert into blocked_users (blocker_id, blocked_id, at)
    select me.id, other.id, today - interval '1 day' * (me.n % 200)
    from fill_input cross join kid me join kid other on other.n = pg_temp.aside(me.n, ${BUDDIES_EACH_WAY + 1}, children)
    where me.n % 20 = 0
      and not exists (select from friendships f where f.account_id = me.id and f.buddy_id = other.id)`,

  // Reach begins at level 25, and only where a parent has allowed it.
  posts: `insert into posts (id, author_id, client_id, title, content, category, status, reach, likes_count,
      comments_count, created_at, published_at)
    select note.id, kid.id, md5('client' || note.n)::uuid, pg_temp.pick(note.n, 'title', titles),
      concat_ws(' ', pg_temp.pick(note.n, 'one', sentences),
        case when note.n % 3 > 0 then pg_temp.pick(note.n, 'two', sentences) end,
        case when note.n % 3 > 1 then pg_temp.pick(note.n, 'three', sentences) end),
      pg_temp.pick(note.n, 'category', categories), case when is_held then 'held' else 'published' end,
      case when age < 13 and level >= 25 and not is_held then level else 0 end, likes, comments,
      at, case when not is_held then at end
    from fill_input cross join note join kid on kid.n = author
      cross join lateral (select width_bucket(points, level_starts) as level)`,

  post_likes: `insert into post_likes (post_id, account_id, at)
    select note.id, kid.id, at + interval '1 hour' * k
    from fill_input cross join note cross join generate_series(1, likes) k join kid on kid.n = pg_temp.aside(author, k, children)`,

  comments: `insert into comments (id, post_id, author_id, client_id, content, status, created_at)
    select pg_temp.id_at(at, 'comment' || note.n || ' ' || k), note.id, kid.id, md5('comment' || note.n || ' ' || k)::uuid,
      pg_temp.pick(note.n + k, 'comment', sentences), 'published', at + interval '2 hours' * k
    from fill_input cross join note cross join generate_series(1, comments) k join kid on kid.n = pg_temp.aside(author, k, children)`,
};
