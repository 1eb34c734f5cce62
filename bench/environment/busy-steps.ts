/**
 * What a place that has been busy for years holds besides children and posts: with 100 000 children more than a million
 * messages and 155 000 cases. Runs behind `steps`, over the same `kid` and `note`.
 */
export const busySteps: Readonly<Record<string, string>> = {
  conversations: `insert into conversations (id, one_id, other_id, last_turn, last_seq)
    select md5(account_id || ' ' || buddy_id)::uuid, account_id, buddy_id, 20, 20
    from friendships where account_id < buddy_id and hashtextextended(account_id || '' || buddy_id, 1) % 25 = 0`,

  chat_messages: `insert into chat_messages (id, conversation_id, turn, seq, sender_id, receiver_id, client_id, kind, message,
      status, created_at, read_at, is_piece)
    select md5(c.id || ' message ' || n)::uuid, c.id, n, n, case n % 2 when 0 then one_id else other_id end,
      case n % 2 when 0 then other_id else one_id end, md5(c.id || ' client ' || n)::uuid, 'words',
      sentences[1 + n % cardinality(sentences)], 'sent', at, case when n < 20 then at + interval '1 minute' end, n % 10 = 0
    from fill_input cross join conversations c cross join generate_series(1, 20) n,
      lateral (select today - interval '1 day' * (20 - n) - interval '1 second' * (hashtext(c.id::text) & 65535) as at)
    order by at`,

  // One in 77 still waits, behind newer ones; the others were decided in the last two years.
  cases: `insert into cases (id, kind, subject, reason, severity, urgent, author_id, age_group, reports, opened_at, rank_at,
      state, decision, decided_at, lane, conversation, read_at)
    select pg_temp.id_at(opened, 'case' || n), kind, md5('subject' || n)::uuid, pg_temp.pick(n, 'why', array['held', 'report', 'crisis']),
      n % 5, n % 20 = 0, kid.id, '9-10', n % 3, opened,
      opened + interval '800 days',
      case when n % 77 = 0 then 'open' else 'decided' end,
      case when n % 77 > 0 then pg_temp.pick(n, 'decision', array['approve', 'remove', 'teach', 'pause_1h']) end,
      case when n % 77 > 0 then opened + interval '3 hours' end,
      case when n % 50 = 0 then 'visitors' else 'children' end, case when kind = 'message' then md5('conversation' || n) end,
      case when n % 77 > 0 then opened + interval '2 hours' end
    from fill_input cross join generate_series(1, children * 31 / 20) m (n) join kid using (n)
      , lateral (select today - interval '700 days' * (1 - n / (children * 1.55)) as opened,
          pg_temp.pick(n, 'kind', array['post', 'comment', 'message', 'name']) as kind)`,

  case_copies: `insert into case_copies (case_id, title, text, author_name, written_at)
    select id, 'A rainy day', 'It jumps higher than my knee.', 'Tadpole', opened_at from cases
    where state = 'open' or opened_at > (select today - interval '30 days' from fill_input)`,

  case_additions: `insert into case_additions (case_id, subject, text, author_name, written_at)
    select id, md5(subject || 'addition ' || k)::uuid, case when is_kept then 'It jumps higher than my knee.' end,
      case when is_kept then 'Tadpole' end, opened_at + interval '1 minute' * k
    from fill_input cross join cases cross join generate_series(1, 3) k,
      lateral (select state = 'open' or opened_at > today - interval '30 days' as is_kept)
    where kind = 'message'`,

  case_alerts: `insert into case_alerts (case_id, channel, at)
    select id, channel, opened_at + interval '1 minute' from cases cross join (values ('mail'), ('webhook')) way (channel)
    where urgent or state = 'open'`,

  reports: `insert into reports (reporter_id, kind, subject, case_id, reason, at)
    select kid.id, c.kind, c.subject, c.id, 'unkind', c.opened_at
    from (select *, row_number() over (order by id) as n from cases where reports > 0) c join kid using (n)`,

  staff_notices: `insert into staff_notices (id, account_id, template, at, seen_at)
    select gen_random_uuid(), author_id, 'kindness', decided_at, decided_at + interval '1 hour'
    from cases where decision = 'teach'`,

  pauses: `insert into pauses (id, account_id, case_id, starts_at, ends_at)
    select gen_random_uuid(), author_id, id, decided_at, decided_at + interval '1 hour' from cases where decision = 'pause_1h'`,

  audit_links: `insert into audit_links (number, at, act, content, previous, digest, key_id)
    select n, today - interval '700 days' + n * interval '3 minutes', 'case.read', sha256('content'), sha256('previous'),
      sha256(int4send(n)), 1 from fill_input, generate_series(1, children * 3) n`,

  audit_details: `insert into audit_details (number, salt, subject, about, detail)
    select l.number, '\\x00', gen_random_uuid(), kid.id, '{}' from audit_links l join kid on kid.n = l.number`,

  activities: `insert into activities (id, account_id, type, from_id, at)
    select gen_random_uuid(), kid.id, 'buddy_made', friend.id, today - interval '1 day' * (kid.n % 60)
    from fill_input cross join kid cross join generate_series(1, 3) k join kid friend on friend.n = pg_temp.aside(kid.n, k, children)`,

  active_minutes: `insert into active_minutes (account_id, minute)
    select id, today - interval '1 day' * d - interval '1 minute' * (n % 600 + m)
    from fill_input, kid, generate_series(0, 29, 3) d, generate_series(1, 3) m where n % 4 = 0`,

  card_guesses: `insert into card_guesses (id, account_id, card_id, guess, is_correct, at)
    select gen_random_uuid(), id, riddles[1 + n % cardinality(riddles)], 'a spoon', false, today - interval '1 hour' * k
    from fill_input, kid, generate_series(1, 3) k`,

  buddy_settings: `insert into buddy_settings (account_id, code, wants_suggestions)
    select id, case when n % 3 = 0 then 'CODE' || n end, n % 2 = 0 from kid`,

  friend_requests: `insert into friend_requests (id, sender_id, receiver_id, status, by_code, asks_for_sender, sent_at,
      changed_at, ends_at)
    select md5('request' || kid.n || ' ' || k)::uuid, kid.id, friend.id,
      case when k = 1 and kid.n % 20 = 0 then 'pending' else 'accepted' end, false, kid.age < 13, at, at, at + interval '30 days'
    from fill_input cross join kid cross join generate_series(1, 2) k join kid friend on friend.n = pg_temp.aside(kid.n, 20 + k, children)
      , lateral (select today - interval '1 day' * (kid.n % 300) as at)`,

  buddy_approvals: `insert into buddy_approvals (id, request_id, child_id, parent_id, answer, answered_at)
    select gen_random_uuid(), r.id, r.sender_id, g.parent_id, 'yes', r.changed_at
    from friend_requests r join guardianships g on g.child_id = r.sender_id where r.status = 'accepted'`,

  contacts: `insert into contacts (one_id, other_id, since)
    select account_id, buddy_id, since from friendships where account_id < buddy_id`,

  comment_likes: `insert into comment_likes (comment_id, account_id, at)
    select c.id, kid.id, c.created_at from (select *, row_number() over (order by id) as n from comments) c join kid using (n)`,

  levels_reached: `insert into levels_reached (id, account_id, level, at) select gen_random_uuid(), id, 2, today from fill_input, kid`,

  weekly_points: `insert into weekly_points (account_id, week, points)
    select id, date_trunc('week', today)::date - 7 * k, 20 + n * 7 % 900 from fill_input, kid, generate_series(0, 3) k where n % 5 < 4`,

  // One child in five takes part.
  leaderboard_players: `insert into leaderboard_players (account_id, age_group, joined_at)
    select id, case when age <= 8 then '6-8' when age <= 10 then '9-10' when age <= 12 then '11-12' else '13-17' end,
      today - interval '60 days'
    from fill_input, kid where n % 5 = 1`,

  weekly_leaderboards: `insert into weekly_leaderboards (week_start, week_end, settled_at)
    select day, day + 6, today from fill_input, generate_series(1, 3) k, lateral (select date_trunc('week', today)::date - 7 * k as day)`,

  user_leaderboard_entries: `insert into user_leaderboard_entries (account_id, week_start, age_group, rank, score)
    select account_id, b.week_start, l.age_group, rank() over (partition by b.week_start, l.age_group order by w.points desc), w.points
    from weekly_leaderboards b join weekly_points w on w.week = b.week_start join leaderboard_players l using (account_id)`,

  // Two deeds a day on half of the last 40 days.
  deeds: `insert into deeds (account_id, kind, target, at, day)
    select id, kind, kind || d, today - interval '1 day' * d, (today - interval '1 day' * d)::date
    from fill_input, kid, generate_series(0, 38, 2) d, unnest(array['riddle_solved', 'liked']) kind where n % 2 = 0`,

  deed_counts: `insert into deed_counts (account_id, kind, count) select account_id, kind, count(*) from deeds group by 1, 2`,

  streaks: `insert into streaks (account_id, kind, current, longest, last_day, rests)
    select id, kind, 1 + n % 20, 20 + n % 20, today::date, n % 3
    from fill_input, kid, unnest(array['daily', 'riddle', 'social']) kind where n % 2 = 0`,

  // All that follows from the steps before; a day with two kinds of deeds is no achievement.
  earned_achievements: `insert into earned_achievements (account_id, achievement_id, at)
    select f.account_id, a.id, today
    from fill_input cross join achievements a join (
      select account_id, kind as fact, count as value from deed_counts
      union all select account_id, 'streak_' || kind, longest from streaks
      union all select account_id, 'rests', rests from streaks where kind = 'daily'
      union all select id, 'points', points from kid
    ) f on f.fact = a.fact and f.value >= a.at_least`,

  completed_challenges: `insert into completed_challenges (account_id, day, age_group, points, at)
    select id, (today - interval '1 day' * d)::date, '9-10', 50, today - interval '1 day' * d
    from fill_input, kid, generate_series(1, 5) d where n % 4 = 0`,

  purchases: `insert into purchases (account_id, item_id, cost, at)
    select id, item, 60, today from fill_input, kid, unnest(array['beanie', 'star-patch']) item where n % 3 = 0`,

  pond_waves: `insert into pond_waves (id, owner_id, visitor_id, day, words, at)
    select gen_random_uuid(), kid.id, friend.id, today::date - k, 'hello', today - interval '1 day' * k
    from fill_input cross join kid cross join generate_series(1, 2) k join kid friend on friend.n = pg_temp.aside(kid.n, k, children)`,

  game_rounds: `insert into game_rounds (id, kind, mode, state, started_at, ended_at)
    select md5('round' || n || ' ' || k)::uuid, 'number_guess', 'single', '{}', at, at + interval '2 minutes'
    from fill_input, kid, generate_series(1, 5) k, lateral (select today - interval '1 day' * k as at) where n % 2 = 0`,

  game_players: `insert into game_players (round_id, seat, account_id)
    select md5('round' || n || ' ' || k)::uuid, 0, id from kid, generate_series(1, 5) k where n % 2 = 0`,

  sessions: `insert into sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at)
    select md5('session' || n)::uuid, sha256(int4send(n)), id, 'phone', true, today, today, today + interval '20 days' from fill_input, kid`,

  events: `insert into events (id, name, account_id, facts, at, settled_at)
    select gen_random_uuid(), 'posts.liked', id, jsonb_build_object('authorId', id), at, case when n % 1000 > 0 then at end
    from fill_input, kid, generate_series(1, 2) k, lateral (select today - interval '1 day' * (n % 30) as at)`,

  parent_mails: `insert into parent_mails (id, child_id, parent_id, kind, due_at, sent_at)
    select gen_random_uuid(), child_id, parent_id, 'consent', created_at, case when child_id::text > '0' then created_at end
    from guardianships`,

  consent_records: `insert into consent_records (id, child_id, parent_id, proof, state, method, scopes, notice_version,
      notice_hash, evidence, at)
    select gen_random_uuid(), child_id, parent_id, sha256('proof'), 'granted', 'in_person', '{}', version, hash, '{}', created_at
    from guardianships cross join (select version, hash from notice_versions order by version desc limit 1) v`,

  consent_answers: `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
    select gen_random_uuid(), child_id, parent_id, 'granted', 'in_person', '{}', version, created_at
    from guardianships cross join (select version from notice_versions order by version desc limit 1) v`,

  consent_links: `insert into consent_links (token_hash, purpose, child_id, parent_id, created_at, expires_at, notice_version)
    select sha256(uuid_send(child_id)), 'way_out', child_id, parent_id, created_at, created_at + interval '400 days', version
    from guardianships cross join (select version from notice_versions order by version desc limit 1) v`,

  consent_notices: `insert into consent_notices (id, child_id, sent_at)
    select gen_random_uuid(), child_id, created_at from guardianships`,

  consents: `insert into consents (child_id, answer_by) select id, today + interval '5 days' from fill_input, kid where age < 13`,

  contact_messages: `insert into contact_messages (id, client_id, account_id, type, name, email, subject, message, at, answered_at)
    select gen_random_uuid(), gen_random_uuid(), case when n % 2 = 0 then id end, 'general', 'Ada', 'ada@example.org', 'A question',
      'How does it work?', at, case when n % 100 > 0 then at end
    from fill_input, kid, lateral (select today - interval '1 hour' * n as at) where n % 5 = 0`,

  // As many as one child could send in an hour.
  visitor_alarms: `insert into visitor_alarms (message_id, network, at)
    select id, sha256(uuid_send(id)), at from contact_messages where account_id is null order by at desc limit 5000`,

  waiting_words: `insert into waiting_words (id, account_id, kind, words, at)
    select gen_random_uuid(), id, 'bio', 'I like frogs.', today - interval '1 hour' * n from fill_input, kid where n % 10 = 0`,

  refused_asks: `insert into refused_asks (account_id, day) select id, (today - interval '1 day' * (n % 30))::date
    from fill_input, kid where n % 10 = 0`,

  code_mails: `insert into code_mails (id, address_hash, sent_at, delivered)
    select gen_random_uuid(), sha256(int4send(n)), today - interval '1 minute' * (n % 1000), true from fill_input, kid where n % 2 = 0`,

  login_failures: `insert into login_failures (key, failures, last_at) select sha256(int4send(n)), 3, today from fill_input, kid where n % 5 = 0`,

  blocked_addresses: `insert into blocked_addresses (address_hash, why, at)
    select sha256(int4send(n)), 'not_mine', today from fill_input, kid where n % 5 = 0`,

  drawings: `insert into drawings (id, post_id, author_id, strokes, picture)
    select gen_random_uuid(), note.id, kid.id, '{}', '\\x89504e47' from note join kid on kid.n = author where note.n % 5 = 0`,

  password_resets: `insert into password_resets (token_hash, account_id, created_at, expires_at)
    select sha256(int4send(n)), id, today, today + interval '1 hour' from fill_input, kid where n % 5 = 0`,

  pending_signups: `insert into pending_signups (id, username, password_hash, first_name, last_name, birth_date, email,
      address_hash, to_parent, parent_name, time_zone, language, last_sent_at, created_at, expires_at)
    select gen_random_uuid(), 'newcomer_' || n, 'none', 'Ada', 'Tadpole', '2017-01-01', 'newcomer_' || n || '@example.org',
      sha256(int4send(n)), true, 'Parent', 'UTC', 'en', today, today, today + interval '1 day' from fill_input, kid where n % 5 = 0`,

  departures: `insert into departures (account_id, state_before, asked_at, erase_at)
    select id, 'active', today, today + interval '7 days' from fill_input, kid where n % 5 = 0`,

  // One child knows as many as one may.
  popular: `insert into friendships (account_id, buddy_id, since)
    select one, other, today - interval '1 day' * friend.n
    from fill_input cross join kid me join kid friend on friend.n between 3 and 502
      cross join lateral (values (me.id, friend.id), (friend.id, me.id)) pair (one, other)
    where me.n = 1 on conflict do nothing`,
};

/** What children who have used it for weeks have brought about, without chats: `befriend` has them chat. */
export const weeksOfUse: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      'activities',
      'active_minutes',
      'card_guesses',
      'contacts',
      'levels_reached',
      'weekly_points',
      'deeds',
      'deed_counts',
      'streaks',
      'earned_achievements',
      'completed_challenges',
      'events',
    ] as const
  ).map((table) => [table, busySteps[table] as string]),
);
