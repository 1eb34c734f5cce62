-- What the migrations add up to. For reading only: made by test/schema.test.ts.

create table account_endings (
  account_id uuid not null,
  why text not null,
  noticed_at timestamp with time zone not null,
  noticed_again_at timestamp with time zone,
  erase_at timestamp with time zone not null,
  erasing_since timestamp with time zone,
  first_sent_to uuid[] not null default '{}'::uuid[],
  last_sent_to uuid[] not null default '{}'::uuid[]
);

create table accounts (
  id uuid not null,
  role text not null,
  username text not null,
  email text,
  password_hash text not null,
  state text not null default 'active'::text,
  time_zone text not null default 'UTC'::text,
  language text not null default 'en'::text,
  last_active_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  paused_until timestamp with time zone,
  signed_in_at timestamp with time zone,
  ended_at timestamp with time zone
);

create table achievements (
  id text not null,
  fact text not null,
  at_least bigint not null,
  points integer not null,
  is_active boolean not null default true,
  is_judged boolean not null default false
);

create table active_minutes (
  account_id uuid not null,
  minute timestamp with time zone not null
);

create table activities (
  id uuid not null,
  account_id uuid not null,
  type text not null,
  from_id uuid not null,
  post_id uuid,
  comment_id uuid,
  at timestamp with time zone not null
);

create table activity_views (
  account_id uuid not null,
  viewed_at timestamp with time zone not null
);

create table audit_details (
  number bigint not null,
  salt bytea not null,
  subject text not null,
  about uuid,
  detail text not null
);

create table audit_links (
  number bigint not null,
  at timestamp with time zone not null,
  actor uuid,
  act text not null,
  content bytea not null,
  previous bytea not null,
  digest bytea not null,
  key_id integer
);

create table blocked_addresses (
  address_hash bytea not null,
  why text not null,
  at timestamp with time zone not null
);

create table blocked_users (
  blocker_id uuid not null,
  blocked_id uuid not null,
  at timestamp with time zone not null,
  by_parent boolean not null default false
);

create table buddy_approvals (
  id uuid not null,
  request_id uuid not null,
  child_id uuid not null,
  parent_id uuid not null,
  mail_id uuid,
  token_hash bytea,
  answer text,
  answered_at timestamp with time zone
);

create table buddy_rules (
  child_id uuid not null,
  parent_id uuid not null,
  approval text not null,
  changed_at timestamp with time zone not null
);

create table buddy_settings (
  account_id uuid not null,
  code text,
  wants_suggestions boolean not null default false
);

create table card_guesses (
  id uuid not null,
  account_id uuid not null,
  card_id text not null,
  guess text not null,
  is_correct boolean not null,
  at timestamp with time zone not null
);

create table card_progress (
  account_id uuid not null,
  card_id text not null,
  outcome text not null,
  choice text,
  is_right boolean,
  at timestamp with time zone not null
);

create table card_reviews (
  card_id text not null,
  account_id uuid not null,
  body_digest text not null,
  at timestamp with time zone not null
);

create table cards (
  id text not null,
  kind text not null,
  body jsonb not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone
);

create table case_additions (
  case_id uuid not null,
  subject uuid not null,
  title text,
  text text,
  author_name text,
  picture bytea,
  written_at timestamp with time zone not null
);

create table case_alerts (
  case_id uuid not null,
  channel text not null,
  at timestamp with time zone not null,
  people integer
);

create table case_copies (
  case_id uuid not null,
  title text not null,
  text text not null,
  author_name text not null,
  written_at timestamp with time zone not null,
  picture bytea
);

create table case_log (
  id uuid not null,
  case_id uuid not null,
  event text not null,
  actor uuid not null,
  detail text,
  at timestamp with time zone not null
);

create table cases (
  id uuid not null,
  kind text not null,
  subject uuid not null,
  reason text not null,
  severity integer not null,
  urgent boolean not null default false,
  author_id uuid,
  age_group text,
  reports integer not null default 0,
  opened_at timestamp with time zone not null,
  rank_at timestamp with time zone not null,
  verdict_version text,
  state text not null,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  on_hold boolean not null default false,
  erase_after_hold boolean not null default false,
  lane text not null default 'children'::text,
  conversation text,
  crowded boolean not null default false,
  read_at timestamp with time zone,
  claimed_by uuid,
  claimed_at timestamp with time zone
);

create table chat_drawings (
  id uuid not null,
  message_id uuid not null,
  sender_id uuid not null,
  strokes jsonb not null,
  picture bytea not null
);

create table chat_messages (
  id uuid not null,
  conversation_id uuid not null,
  turn bigint not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  client_id uuid not null,
  kind text not null,
  message text not null,
  masked text,
  lures text[] not null default '{}'::text[],
  status text not null,
  needs_comfort boolean not null default false,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  seq bigint not null,
  is_piece boolean not null default false,
  waits_with uuid,
  released_at timestamp with time zone
);

create table chat_readers (
  child_id uuid not null,
  parent_id uuid not null,
  since timestamp with time zone not null
);

create table chat_signs (
  child_id uuid not null,
  friend_id uuid not null,
  viewer_id uuid not null,
  shown_at timestamp with time zone not null
);

create table child_controls (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid,
  daily_limit integer,
  open_hours integer[],
  is_paused boolean not null,
  allows_presence boolean not null,
  updated_at timestamp with time zone not null
);

create table child_group_members (
  group_id uuid not null,
  child_id uuid not null,
  added_at timestamp with time zone not null
);

create table child_groups (
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null
);

create table child_points (
  account_id uuid not null,
  total bigint not null default 0,
  riddles_solved integer not null default 0,
  riddles_revealed integer not null default 0
);

create table child_stats (
  id boolean not null default true,
  stats jsonb not null,
  counted_at timestamp with time zone not null
);

create table children (
  account_id uuid not null,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  birth_date date not null,
  favorite_color text not null default 'blue'::text,
  bio text not null default ''::text,
  avatar_emoji text not null default '🐸'::text,
  avatar_background text not null default '#f8f9fa'::text,
  settings jsonb not null default '{}'::jsonb,
  consent text not null,
  consent_method text,
  consent_at timestamp with time zone,
  scopes text[] not null default '{}'::text[],
  pieces text[] not null default '{}'::text[],
  pieces_at timestamp with time zone,
  shows_presence boolean,
  pip text,
  shows_pip boolean not null default false,
  pip_name text not null default ''::text,
  daily_limit integer,
  open_hours integer[],
  is_paused boolean not null default false,
  allows_presence boolean not null default true
);

create table code_mails (
  id uuid not null,
  address_hash bytea not null,
  sent_at timestamp with time zone not null,
  delivered boolean not null default false
);

create table collaborative_game_participants (
  session_id uuid not null,
  account_id uuid not null,
  score integer not null default 0,
  points_awarded integer not null default 0,
  status text not null default 'active'::text,
  team_id integer,
  seat integer,
  is_here boolean not null default true,
  seen_at timestamp with time zone not null,
  joined_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid()
);

create table collaborative_game_sessions (
  id uuid not null,
  host_id uuid,
  game_type text not null,
  title text not null,
  words text,
  description text not null default ''::text,
  words_status text not null default 'shown'::text,
  status text not null default 'waiting'::text,
  max_players integer not null default 4,
  is_private boolean not null default false,
  invite_code text,
  difficulty text not null default 'medium'::text,
  theme text,
  round_id uuid,
  next_id uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  started_at timestamp with time zone,
  completed_at timestamp with time zone
);

create table coloring_progress (
  account_id uuid not null,
  page_id text not null,
  colored_sections jsonb not null,
  completed_at timestamp with time zone,
  shared_as_post boolean not null default false,
  updated_at timestamp with time zone not null
);

create table comment_likes (
  comment_id uuid not null,
  account_id uuid not null,
  at timestamp with time zone not null
);

create table comments (
  id uuid not null,
  post_id uuid not null,
  author_id uuid not null,
  client_id uuid not null,
  content text not null,
  status text not null,
  likes_count integer not null default 0,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone,
  hidden_at timestamp with time zone
);

create table completed_challenges (
  account_id uuid not null,
  day date not null,
  age_group text not null,
  points integer not null,
  at timestamp with time zone not null
);

create table consent_answers (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid,
  state text not null,
  method text not null,
  scopes text[] not null,
  notice_version integer not null,
  at timestamp with time zone not null
);

create table consent_form_pages (
  form_id uuid not null,
  number integer not null,
  sealed bytea not null
);

create table consent_forms (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid not null,
  code text not null,
  scopes text[] not null,
  notice_version integer not null,
  state text not null,
  refusal text,
  files text[] not null default '{}'::text[],
  started_at timestamp with time zone not null,
  handed_in_at timestamp with time zone,
  expires_at timestamp with time zone not null
);

create table consent_links (
  token_hash bytea not null,
  purpose text not null,
  child_id uuid,
  parent_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  replaced_at timestamp with time zone,
  notice_version integer not null
);

create table consent_notices (
  id uuid not null,
  child_id uuid not null,
  sent_at timestamp with time zone not null
);

create table consent_payments (
  id uuid not null,
  child_id uuid,
  parent_id uuid,
  scopes text[] not null,
  notice_version integer not null,
  token_hash bytea,
  provider_id text not null,
  state text not null,
  started_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  refund_at timestamp with time zone,
  refund_tries integer not null default 0,
  refunded_at timestamp with time zone
);

create table consent_records (
  id uuid not null,
  child_id uuid,
  parent_id uuid,
  grown_up text,
  relation text,
  witness_id uuid,
  proof bytea not null,
  state text not null,
  method text,
  scopes text[] not null,
  notice_version integer not null,
  notice_hash bytea not null,
  evidence jsonb not null,
  at timestamp with time zone not null,
  kept_until timestamp with time zone
);

create table consents (
  child_id uuid not null,
  answer_by timestamp with time zone not null,
  erase_at timestamp with time zone,
  erasing_since timestamp with time zone,
  seen_at timestamp with time zone,
  controls_changed_at timestamp with time zone
);

create table contact_messages (
  id uuid not null,
  client_id uuid not null,
  account_id uuid,
  type text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by uuid,
  answer_note text
);

create table contacts (
  one_id uuid not null,
  other_id uuid not null,
  since timestamp with time zone not null,
  one_blocked_at timestamp with time zone,
  other_blocked_at timestamp with time zone
);

create table control_records (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid,
  changes jsonb not null,
  at timestamp with time zone not null
);

create table conversations (
  id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  last_turn bigint not null default 0,
  last_seq bigint not null default 0
);

create table daily_challenges (
  day date not null,
  age_group text not null,
  born_after date not null,
  born_up_to date not null,
  theme text not null,
  points integer not null,
  items jsonb not null
);

create table data_access_requests (
  id uuid not null,
  child_id uuid,
  parent_id uuid,
  kind text not null,
  asked_by text not null,
  staff_id uuid,
  identified_by text,
  state text not null,
  changes jsonb,
  note text,
  is_odd boolean not null default false,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  done_at timestamp with time zone,
  looked_at timestamp with time zone,
  kept_until timestamp with time zone
);

create table data_copies (
  id uuid not null,
  request_id uuid not null,
  child_id uuid not null,
  parent_id uuid,
  state text not null,
  asked_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  tries integer not null default 0,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  token_hash bytea,
  bytes bigint,
  saved_at timestamp with time zone
);

create table data_copy_parts (
  copy_id uuid not null,
  number integer not null,
  sealed bytea not null
);

create table deed_counts (
  account_id uuid not null,
  kind text not null,
  count integer not null
);

create table deeds (
  account_id uuid not null,
  kind text not null,
  target text not null,
  at timestamp with time zone,
  day date not null
);

create table departures (
  account_id uuid not null,
  state_before text not null,
  asked_by uuid,
  agreed_by uuid,
  asked_at timestamp with time zone not null,
  erase_at timestamp with time zone not null,
  erasing_since timestamp with time zone,
  asked_by_parent uuid
);

create table drawings (
  id uuid not null,
  post_id uuid not null,
  author_id uuid not null,
  strokes jsonb not null,
  picture bytea not null
);

create table duties (
  account_id uuid not null,
  since timestamp with time zone not null
);

create table earned_achievements (
  account_id uuid not null,
  achievement_id text not null,
  at timestamp with time zone not null
);

create table ended_friendships (
  child_id uuid not null,
  friend_id uuid not null,
  ended_at timestamp with time zone not null
);

create table events (
  id uuid not null,
  name text not null,
  account_id uuid,
  facts jsonb not null,
  at timestamp with time zone not null,
  settled_at timestamp with time zone,
  failure text,
  failed_at timestamp with time zone
);

create table filter_examples (
  case_id uuid not null,
  account_id uuid not null,
  kind text not null,
  words text,
  is_crisis boolean not null,
  reported boolean not null,
  filter_said text not null,
  rules text[] not null,
  version text not null,
  staff_said text not null,
  at timestamp with time zone not null
);

create table filter_stops (
  account_id uuid not null,
  place text not null,
  reason text not null,
  at timestamp with time zone not null
);

create table filter_words (
  id uuid not null,
  word text not null,
  change text not null,
  added_by uuid not null,
  at timestamp with time zone not null
);

create table friend_requests (
  id uuid not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  status text not null,
  by_code boolean not null,
  asks_for_sender boolean not null default false,
  asks_for_receiver boolean not null default false,
  sent_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_by text
);

create table friendships (
  account_id uuid not null,
  buddy_id uuid not null,
  is_favorite boolean not null default false,
  since timestamp with time zone not null
);

create table game_players (
  round_id uuid not null,
  seat integer not null,
  account_id uuid not null,
  moves integer not null default 0,
  last_move jsonb
);

create table game_results (
  round_id uuid not null,
  account_id uuid not null,
  game_id text not null,
  score integer not null,
  completed boolean not null,
  time_taken integer not null,
  attempts integer not null,
  played_at timestamp with time zone not null,
  too_fast boolean not null default false
);

create table game_rounds (
  id uuid not null,
  kind text not null,
  mode text not null,
  game_id text,
  state jsonb not null,
  version integer not null default 0,
  due_at timestamp with time zone,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

create table generated_riddles (
  card_id text not null,
  status text not null,
  made jsonb not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone
);

create table guardian_invitations (
  id uuid not null,
  child_id uuid not null,
  invited_by uuid not null,
  name text not null,
  email text not null,
  token_hash bytea,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  declined_at timestamp with time zone
);

create table guardianships (
  child_id uuid not null,
  parent_id uuid not null,
  created_at timestamp with time zone not null
);

create table kind_words (
  post_id uuid not null,
  account_id uuid not null,
  words text,
  at timestamp with time zone not null
);

create table last_mails (
  id uuid not null,
  sealed text not null,
  due_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  tries integer not null default 0
);

create table leaderboard_players (
  account_id uuid not null,
  age_group text not null,
  joined_at timestamp with time zone not null
);

create table legal_holds (
  case_id uuid not null,
  reason text not null,
  placed_by uuid,
  placed_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  warned_at timestamp with time zone
);

create table levels_reached (
  id uuid not null,
  account_id uuid not null,
  level integer not null,
  at timestamp with time zone not null
);

create table login_failures (
  key bytea not null,
  failures integer not null,
  last_at timestamp with time zone not null
);

create table mail_tests (
  only_one boolean not null default true,
  address text not null,
  word_hash bytea not null,
  expires_at timestamp with time zone not null,
  tries_left integer not null
);

create table notice_versions (
  version integer not null,
  text text not null,
  hash bytea not null,
  published_at timestamp with time zone not null,
  published_by uuid
);

create table parent_acts (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid,
  act text not null,
  about_id uuid,
  detail jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null
);

create table parent_address_changes (
  parent_id uuid not null,
  email text not null,
  old_hash bytea,
  new_hash bytea,
  old_confirmed_at timestamp with time zone,
  new_confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  done_at timestamp with time zone
);

create table parent_mails (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid not null,
  kind text not null,
  due_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  failure text,
  failed_at timestamp with time zone,
  report_week date
);

create table parent_reports (
  id uuid not null,
  child_id uuid not null,
  parent_id uuid not null,
  friend_id uuid not null,
  reason text not null,
  words text not null,
  at timestamp with time zone not null,
  outcome text,
  mail_id uuid
);

create table parent_sessions (
  id uuid not null,
  token_hash bytea not null,
  parent_id uuid not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

create table parent_sign_in_links (
  token_hash bytea not null,
  parent_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table parents (
  id uuid not null,
  email text not null,
  name text not null,
  created_at timestamp with time zone not null
);

create table password_resets (
  token_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

create table pauses (
  id uuid not null,
  account_id uuid not null,
  case_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  appealed_at timestamp with time zone,
  decided_by uuid,
  reason text
);

create table pending_signups (
  id uuid not null,
  username text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  email text not null,
  address_hash bytea not null,
  to_parent boolean not null,
  parent_name text,
  time_zone text not null,
  language text not null,
  code_hash bytea,
  tries_left integer not null default 5,
  last_sent_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  nickname text
);

create table point_transactions (
  id uuid not null,
  account_id uuid not null,
  reason text not null,
  target text not null,
  points integer not null,
  at timestamp with time zone not null
);

create table pond_waves (
  id uuid not null,
  owner_id uuid not null,
  visitor_id uuid not null,
  day date not null,
  words text not null,
  at timestamp with time zone not null
);

create table post_likes (
  post_id uuid not null,
  account_id uuid not null,
  at timestamp with time zone not null
);

create table posts (
  id uuid not null,
  author_id uuid not null,
  client_id uuid not null,
  title text not null,
  content text not null,
  category text not null,
  status text not null,
  reach integer not null default 0,
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  deleted_at timestamp with time zone,
  drawing_id uuid,
  told_at timestamp with time zone
);

create table purchases (
  account_id uuid not null,
  item_id text not null,
  cost integer not null,
  at timestamp with time zone not null
);

create table recovery_codes (
  code_hash bytea not null,
  account_id uuid not null
);

create table refused_asks (
  account_id uuid not null,
  day date not null
);

create table report_opt_outs (
  child_id uuid not null,
  parent_id uuid not null,
  at timestamp with time zone not null
);

create table reports (
  reporter_id uuid not null,
  kind text not null,
  subject uuid not null,
  case_id uuid not null,
  reason text not null,
  at timestamp with time zone not null
);

create table retention_runs (
  table_name text not null,
  ran_at timestamp with time zone not null,
  deleted bigint not null,
  deleted_in_all bigint not null,
  is_done boolean not null,
  failed_at timestamp with time zone
);

create table second_steps (
  account_id uuid not null,
  session_id uuid not null,
  sealed_secret text not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone
);

create table sessions (
  id uuid not null,
  token_hash bytea not null,
  account_id uuid not null,
  device text not null,
  remembered boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  second_step text not null default 'done'::text
);

create table settings (
  name text not null,
  value text not null,
  updated_at timestamp with time zone not null default now()
);

create table staff_alerts (
  lane text not null,
  channel text not null,
  busy_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone
);

create table staff_invites (
  token_hash bytea not null,
  email text not null,
  role text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  invited_by uuid
);

create table staff_notices (
  id uuid not null,
  account_id uuid not null,
  case_id uuid,
  template text not null,
  about text not null default ''::text,
  at timestamp with time zone not null,
  seen_at timestamp with time zone
);

create table streaks (
  account_id uuid not null,
  kind text not null,
  current integer not null,
  longest integer not null,
  last_day date not null,
  rests integer not null default 0,
  rest_day date
);

create table trusted_families (
  child_id uuid not null,
  parent_id uuid not null,
  friend_id uuid not null,
  since timestamp with time zone not null
);

create table user_activity_reports (
  child_id uuid not null,
  week_start date not null,
  covers_from timestamp with time zone not null,
  covers_until timestamp with time zone not null,
  riddles_solved integer not null,
  points_earned bigint not null,
  jokes_liked integer not null,
  posts_created integer not null,
  comments_posted integer not null,
  content_liked integer not null,
  messages_sent integer not null,
  time_active_minutes integer not null,
  new_friends integer not null,
  minutes_by_day integer[] not null,
  daily_limit integer,
  filter_stops jsonb not null,
  created_at timestamp with time zone not null
);

create table user_leaderboard_entries (
  account_id uuid not null,
  week_start date not null,
  age_group text not null,
  rank integer not null,
  score bigint not null
);

create table visitor_alarms (
  message_id uuid not null,
  network bytea not null,
  at timestamp with time zone not null
);

create table waiting_words (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  words text not null,
  at timestamp with time zone not null
);

create table weekly_leaderboards (
  week_start date not null,
  week_end date not null,
  settled_at timestamp with time zone not null
);

create table weekly_points (
  account_id uuid not null,
  week date not null,
  points bigint not null
);

alter table account_endings add constraint account_endings_pkey PRIMARY KEY (account_id);

alter table account_endings add constraint account_endings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table account_endings add constraint account_endings_why_check CHECK ((why = ANY (ARRAY['unused'::text, 'of_age'::text])));

alter table accounts add constraint accounts_email_key UNIQUE (email);

alter table accounts add constraint accounts_username_key UNIQUE (username);

alter table accounts add constraint accounts_pkey PRIMARY KEY (id);

alter table accounts add constraint accounts_email_check CHECK ((email = lower(email)));

alter table accounts add constraint accounts_role_check CHECK ((role = ANY (ARRAY['child'::text, 'moderator'::text, 'admin'::text])));

alter table accounts add constraint accounts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'removed'::text, 'leaving'::text])));

alter table accounts add constraint accounts_username_check CHECK ((username = lower(username)));

alter table achievements add constraint achievements_pkey PRIMARY KEY (id);

alter table active_minutes add constraint active_minutes_pkey PRIMARY KEY (account_id, minute);

alter table active_minutes add constraint active_minutes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table activities add constraint activities_pkey PRIMARY KEY (id);

alter table activities add constraint activities_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table activities add constraint activities_from_id_fkey FOREIGN KEY (from_id) REFERENCES children(account_id);

alter table activities add constraint activities_type_check CHECK ((type = ANY (ARRAY['post_like'::text, 'comment_like'::text, 'comment_received'::text, 'buddy_made'::text, 'post_published'::text, 'kind_words'::text])));

alter table activity_views add constraint activity_views_pkey PRIMARY KEY (account_id);

alter table activity_views add constraint activity_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table audit_details add constraint audit_details_pkey PRIMARY KEY (number);

alter table audit_details add constraint audit_details_number_fkey FOREIGN KEY (number) REFERENCES audit_links(number);

alter table audit_links add constraint audit_links_pkey PRIMARY KEY (number);

alter table audit_links add constraint audit_links_keyed CHECK ((key_id IS NOT NULL)) NOT VALID;

alter table audit_links add constraint audit_links_number_check CHECK ((number > 0));

alter table blocked_addresses add constraint blocked_addresses_pkey PRIMARY KEY (address_hash);

alter table blocked_addresses add constraint blocked_addresses_why_check CHECK ((why = ANY (ARRAY['not_mine'::text, 'declined'::text])));

alter table blocked_users add constraint blocked_users_pkey PRIMARY KEY (blocker_id, blocked_id);

alter table blocked_users add constraint blocked_users_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES children(account_id);

alter table blocked_users add constraint blocked_users_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES children(account_id);

alter table blocked_users add constraint blocked_users_check CHECK ((blocker_id <> blocked_id));

alter table buddy_approvals add constraint buddy_approvals_request_id_child_id_parent_id_key UNIQUE (request_id, child_id, parent_id);

alter table buddy_approvals add constraint buddy_approvals_token_hash_key UNIQUE (token_hash);

alter table buddy_approvals add constraint buddy_approvals_pkey PRIMARY KEY (id);

alter table buddy_approvals add constraint buddy_approvals_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table buddy_approvals add constraint buddy_approvals_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table buddy_approvals add constraint buddy_approvals_request_id_fkey FOREIGN KEY (request_id) REFERENCES friend_requests(id) ON DELETE CASCADE;

alter table buddy_approvals add constraint buddy_approvals_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text])));

alter table buddy_rules add constraint buddy_rules_pkey PRIMARY KEY (child_id, parent_id);

alter table buddy_rules add constraint buddy_rules_child_id_parent_id_fkey FOREIGN KEY (child_id, parent_id) REFERENCES guardianships(child_id, parent_id) ON DELETE CASCADE;

alter table buddy_rules add constraint buddy_rules_approval_check CHECK ((approval = ANY (ARRAY['ask'::text, 'trusted'::text, 'off'::text])));

alter table buddy_settings add constraint buddy_settings_code_key UNIQUE (code);

alter table buddy_settings add constraint buddy_settings_pkey PRIMARY KEY (account_id);

alter table buddy_settings add constraint buddy_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table card_guesses add constraint card_guesses_pkey PRIMARY KEY (id);

alter table card_guesses add constraint card_guesses_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table card_guesses add constraint card_guesses_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id);

alter table card_progress add constraint card_progress_pkey PRIMARY KEY (account_id, card_id) INCLUDE (at);

alter table card_progress add constraint card_progress_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table card_progress add constraint card_progress_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id);

alter table card_progress add constraint card_progress_outcome_check CHECK ((outcome = ANY (ARRAY['solved'::text, 'revealed'::text, 'answered'::text, 'reacted'::text, 'seen'::text])));

alter table card_reviews add constraint card_reviews_pkey PRIMARY KEY (card_id);

alter table card_reviews add constraint card_reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table card_reviews add constraint card_reviews_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id);

alter table cards add constraint cards_pkey PRIMARY KEY (id);

alter table case_additions add constraint case_additions_pkey PRIMARY KEY (case_id, subject);

alter table case_additions add constraint case_additions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table case_alerts add constraint case_alerts_pkey PRIMARY KEY (case_id, channel);

alter table case_alerts add constraint case_alerts_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table case_alerts add constraint case_alerts_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'webhook'::text])));

alter table case_copies add constraint case_copies_pkey PRIMARY KEY (case_id);

alter table case_copies add constraint case_copies_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table case_log add constraint case_log_pkey PRIMARY KEY (id);

alter table case_log add constraint case_log_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table cases add constraint cases_pkey PRIMARY KEY (id);

alter table cases add constraint cases_age_group_check CHECK ((age_group = ANY (ARRAY['6-8'::text, '9-10'::text, '11-12'::text, '13-17'::text])));

alter table cases add constraint cases_lane_check CHECK ((lane = ANY (ARRAY['children'::text, 'visitors'::text])));

alter table cases add constraint cases_severity_check CHECK (((severity >= 0) AND (severity <= 4)));

alter table cases add constraint cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text, 'decided'::text, 'withdrawn'::text])));

alter table chat_drawings add constraint chat_drawings_message_id_key UNIQUE (message_id);

alter table chat_drawings add constraint chat_drawings_pkey PRIMARY KEY (id);

alter table chat_drawings add constraint chat_drawings_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_messages(id) ON DELETE CASCADE;

alter table chat_drawings add constraint chat_drawings_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES children(account_id);

alter table chat_messages add constraint chat_messages_conversation_id_turn_key UNIQUE (conversation_id, turn);

alter table chat_messages add constraint chat_messages_sender_id_client_id_key UNIQUE (sender_id, client_id);

alter table chat_messages add constraint chat_messages_pkey PRIMARY KEY (id);

alter table chat_messages add constraint chat_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id);

alter table chat_messages add constraint chat_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES children(account_id);

alter table chat_messages add constraint chat_messages_kind_check CHECK ((kind = ANY (ARRAY['words'::text, 'phrase'::text, 'drawing'::text])));

alter table chat_messages add constraint chat_messages_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'held'::text, 'refused'::text, 'removed'::text])));

alter table chat_readers add constraint chat_readers_pkey PRIMARY KEY (child_id, parent_id);

alter table chat_readers add constraint chat_readers_child_id_parent_id_fkey FOREIGN KEY (child_id, parent_id) REFERENCES guardianships(child_id, parent_id) ON DELETE CASCADE;

alter table chat_signs add constraint chat_signs_pkey PRIMARY KEY (child_id, friend_id, viewer_id);

alter table chat_signs add constraint chat_signs_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table chat_signs add constraint chat_signs_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES children(account_id);

alter table chat_signs add constraint chat_signs_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES children(account_id);

alter table child_controls add constraint child_controls_child_id_parent_id_key UNIQUE NULLS NOT DISTINCT (child_id, parent_id);

alter table child_controls add constraint child_controls_pkey PRIMARY KEY (id);

alter table child_controls add constraint child_controls_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table child_controls add constraint child_controls_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table child_controls add constraint child_controls_daily_limit_check CHECK (((daily_limit >= 15) AND (daily_limit <= 120)));

alter table child_controls add constraint child_controls_open_hours_check CHECK ((cardinality(open_hours) = 14));

alter table child_group_members add constraint child_group_members_pkey PRIMARY KEY (group_id, child_id);

alter table child_group_members add constraint child_group_members_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table child_group_members add constraint child_group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES child_groups(id) ON DELETE CASCADE;

alter table child_groups add constraint child_groups_pkey PRIMARY KEY (id);

alter table child_points add constraint child_points_pkey PRIMARY KEY (account_id);

alter table child_points add constraint child_points_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table child_points add constraint child_points_total_check CHECK ((total >= 0));

alter table child_stats add constraint child_stats_pkey PRIMARY KEY (id);

alter table child_stats add constraint child_stats_id_check CHECK (id);

alter table children add constraint children_pkey PRIMARY KEY (account_id);

alter table children add constraint children_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table children add constraint children_consent_check CHECK ((consent = ANY (ARRAY['not_needed'::text, 'pending'::text, 'granted'::text, 'declined'::text, 'revoked'::text, 'expired'::text])));

alter table children add constraint children_daily_limit_check CHECK (((daily_limit >= 15) AND (daily_limit <= 120)));

alter table children add constraint children_open_hours_check CHECK ((cardinality(open_hours) = 14));

alter table children add constraint children_shown_pip CHECK (((pip IS NOT NULL) OR (NOT shows_pip)));

alter table code_mails add constraint code_mails_pkey PRIMARY KEY (id, address_hash);

alter table collaborative_game_participants add constraint collaborative_game_participants_pkey PRIMARY KEY (session_id, account_id);

alter table collaborative_game_participants add constraint collaborative_game_participants_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table collaborative_game_participants add constraint collaborative_game_participants_session_id_fkey FOREIGN KEY (session_id) REFERENCES collaborative_game_sessions(id) ON DELETE CASCADE;

alter table collaborative_game_participants add constraint collaborative_game_participants_status_check CHECK ((status = ANY (ARRAY['active'::text, 'left'::text])));

alter table collaborative_game_sessions add constraint collaborative_game_sessions_invite_code_key UNIQUE (invite_code);

alter table collaborative_game_sessions add constraint collaborative_game_sessions_round_id_key UNIQUE (round_id);

alter table collaborative_game_sessions add constraint collaborative_game_sessions_pkey PRIMARY KEY (id);

alter table collaborative_game_sessions add constraint collaborative_game_sessions_host_id_fkey FOREIGN KEY (host_id) REFERENCES children(account_id);

alter table collaborative_game_sessions add constraint collaborative_game_sessions_next_id_fkey FOREIGN KEY (next_id) REFERENCES collaborative_game_sessions(id) ON DELETE SET NULL;

alter table collaborative_game_sessions add constraint collaborative_game_sessions_check CHECK ((is_private = (invite_code IS NOT NULL)));

alter table collaborative_game_sessions add constraint collaborative_game_sessions_difficulty_check CHECK ((difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text])));

alter table collaborative_game_sessions add constraint collaborative_game_sessions_game_type_check CHECK ((game_type = ANY (ARRAY['memory_match'::text, 'word_puzzle'::text, 'trivia_challenge'::text, 'creative_challenge'::text])));

alter table collaborative_game_sessions add constraint collaborative_game_sessions_max_players_check CHECK ((max_players = ANY (ARRAY[2, 3, 4, 6, 8])));

alter table collaborative_game_sessions add constraint collaborative_game_sessions_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text])));

alter table collaborative_game_sessions add constraint collaborative_game_sessions_words_status_check CHECK ((words_status = ANY (ARRAY['shown'::text, 'held'::text, 'removed'::text])));

alter table coloring_progress add constraint coloring_progress_pkey PRIMARY KEY (account_id, page_id);

alter table coloring_progress add constraint coloring_progress_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table comment_likes add constraint comment_likes_pkey PRIMARY KEY (comment_id, account_id);

alter table comment_likes add constraint comment_likes_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table comment_likes add constraint comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id);

alter table comments add constraint comments_author_id_client_id_key UNIQUE (author_id, client_id);

alter table comments add constraint comments_pkey PRIMARY KEY (id);

alter table comments add constraint comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES children(account_id);

alter table comments add constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table comments add constraint comments_status_check CHECK ((status = ANY (ARRAY['published'::text, 'held'::text, 'removed'::text])));

alter table completed_challenges add constraint completed_challenges_pkey PRIMARY KEY (account_id, day);

alter table completed_challenges add constraint completed_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table consent_answers add constraint consent_answers_child_id_parent_id_key UNIQUE NULLS NOT DISTINCT (child_id, parent_id);

alter table consent_answers add constraint consent_answers_pkey PRIMARY KEY (id);

alter table consent_answers add constraint consent_answers_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table consent_answers add constraint consent_answers_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES notice_versions(version);

alter table consent_answers add constraint consent_answers_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id);

alter table consent_answers add constraint consent_answers_method_check CHECK ((method = ANY (ARRAY['email_plus'::text, 'signed_form'::text, 'in_person'::text, 'card'::text])));

alter table consent_answers add constraint consent_answers_state_check CHECK ((state = ANY (ARRAY['granted'::text, 'declined'::text, 'revoked'::text, 'objected'::text])));

alter table consent_form_pages add constraint consent_form_pages_pkey PRIMARY KEY (form_id, number);

alter table consent_form_pages add constraint consent_form_pages_form_id_fkey FOREIGN KEY (form_id) REFERENCES consent_forms(id) ON DELETE CASCADE;

alter table consent_forms add constraint consent_forms_child_id_parent_id_key UNIQUE (child_id, parent_id);

alter table consent_forms add constraint consent_forms_code_key UNIQUE (code);

alter table consent_forms add constraint consent_forms_pkey PRIMARY KEY (id);

alter table consent_forms add constraint consent_forms_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table consent_forms add constraint consent_forms_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES notice_versions(version);

alter table consent_forms add constraint consent_forms_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id);

alter table consent_forms add constraint consent_forms_state_check CHECK ((state = ANY (ARRAY['started'::text, 'handed_in'::text, 'rejected'::text])));

alter table consent_links add constraint consent_links_pkey PRIMARY KEY (token_hash);

alter table consent_links add constraint consent_links_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table consent_links add constraint consent_links_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES notice_versions(version);

alter table consent_links add constraint consent_links_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id);

alter table consent_links add constraint consent_links_purpose_check CHECK ((purpose = ANY (ARRAY['decide'::text, 'not_mine'::text, 'way_out'::text, 'undo'::text, 'stay'::text, 'form'::text])));

alter table consent_notices add constraint consent_notices_pkey PRIMARY KEY (id);

alter table consent_notices add constraint consent_notices_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table consent_payments add constraint consent_payments_provider_id_key UNIQUE (provider_id);

alter table consent_payments add constraint consent_payments_token_hash_key UNIQUE (token_hash);

alter table consent_payments add constraint consent_payments_pkey PRIMARY KEY (id);

alter table consent_payments add constraint consent_payments_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table consent_payments add constraint consent_payments_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES notice_versions(version);

alter table consent_payments add constraint consent_payments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE SET NULL;

alter table consent_payments add constraint consent_payments_state_check CHECK ((state = ANY (ARRAY['started'::text, 'paid'::text, 'unneeded'::text, 'declined'::text, 'expired'::text])));

alter table consent_records add constraint consent_records_pkey PRIMARY KEY (id);

alter table consent_records add constraint consent_records_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table consent_records add constraint consent_records_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES notice_versions(version);

alter table consent_records add constraint consent_records_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id);

alter table consent_records add constraint consent_records_witness_id_fkey FOREIGN KEY (witness_id) REFERENCES accounts(id);

alter table consent_records add constraint consent_records_method_check CHECK ((method = ANY (ARRAY['email_plus'::text, 'signed_form'::text, 'in_person'::text, 'card'::text])));

alter table consent_records add constraint consent_records_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'granted'::text, 'declined'::text, 'revoked'::text, 'expired'::text, 'objected'::text])));

alter table consents add constraint consents_pkey PRIMARY KEY (child_id);

alter table consents add constraint consents_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table contact_messages add constraint contact_messages_client_id_key UNIQUE (client_id);

alter table contact_messages add constraint contact_messages_pkey PRIMARY KEY (id);

alter table contact_messages add constraint contact_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table contact_messages add constraint contact_messages_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(id);

alter table contact_messages add constraint contact_messages_type_check CHECK ((type = ANY (ARRAY['general'::text, 'safety'::text, 'parent'::text, 'emergency'::text])));

alter table contacts add constraint contacts_pkey PRIMARY KEY (one_id, other_id);

alter table contacts add constraint contacts_one_id_fkey FOREIGN KEY (one_id) REFERENCES children(account_id);

alter table contacts add constraint contacts_other_id_fkey FOREIGN KEY (other_id) REFERENCES children(account_id);

alter table contacts add constraint contacts_check CHECK ((one_id < other_id));

alter table control_records add constraint control_records_pkey PRIMARY KEY (id);

alter table control_records add constraint control_records_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table control_records add constraint control_records_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE SET NULL;

alter table conversations add constraint conversations_one_id_other_id_key UNIQUE (one_id, other_id);

alter table conversations add constraint conversations_pkey PRIMARY KEY (id);

alter table conversations add constraint conversations_one_id_fkey FOREIGN KEY (one_id) REFERENCES children(account_id);

alter table conversations add constraint conversations_other_id_fkey FOREIGN KEY (other_id) REFERENCES children(account_id);

alter table conversations add constraint conversations_check CHECK ((one_id < other_id));

alter table daily_challenges add constraint daily_challenges_pkey PRIMARY KEY (day, age_group);

alter table data_access_requests add constraint data_access_requests_pkey PRIMARY KEY (id);

alter table data_access_requests add constraint data_access_requests_child_id_fkey FOREIGN KEY (child_id) REFERENCES accounts(id);

alter table data_access_requests add constraint data_access_requests_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE SET NULL;

alter table data_access_requests add constraint data_access_requests_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES accounts(id);

alter table data_access_requests add constraint data_access_requests_asked_by_check CHECK ((asked_by = ANY (ARRAY['parent'::text, 'child'::text, 'staff'::text])));

alter table data_access_requests add constraint data_access_requests_identified_by_check CHECK ((identified_by = ANY (ARRAY['callback'::text, 'in_person'::text, 'reply_from_address'::text])));

alter table data_access_requests add constraint data_access_requests_kind_check CHECK ((kind = ANY (ARRAY['copy'::text, 'correct'::text, 'delete'::text, 'withdraw'::text, 'keep'::text])));

alter table data_access_requests add constraint data_access_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text])));

alter table data_copies add constraint data_copies_token_hash_key UNIQUE (token_hash);

alter table data_copies add constraint data_copies_pkey PRIMARY KEY (id);

alter table data_copies add constraint data_copies_child_id_fkey FOREIGN KEY (child_id) REFERENCES accounts(id);

alter table data_copies add constraint data_copies_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table data_copies add constraint data_copies_request_id_fkey FOREIGN KEY (request_id) REFERENCES data_access_requests(id);

alter table data_copies add constraint data_copies_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])));

alter table data_copy_parts add constraint data_copy_parts_pkey PRIMARY KEY (copy_id, number);

alter table data_copy_parts add constraint data_copy_parts_copy_id_fkey FOREIGN KEY (copy_id) REFERENCES data_copies(id) ON DELETE CASCADE;

alter table deed_counts add constraint deed_counts_pkey PRIMARY KEY (account_id, kind);

alter table deed_counts add constraint deed_counts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table deeds add constraint deeds_pkey PRIMARY KEY (account_id, kind, target);

alter table deeds add constraint deeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table departures add constraint departures_pkey PRIMARY KEY (account_id);

alter table departures add constraint departures_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table departures add constraint departures_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id);

alter table departures add constraint departures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id);

alter table departures add constraint departures_asked_by_parent_fkey FOREIGN KEY (asked_by_parent) REFERENCES parents(id) ON DELETE SET NULL;

alter table departures add constraint departures_check CHECK (((agreed_by IS NULL) OR (agreed_by <> asked_by)));

alter table drawings add constraint drawings_post_id_key UNIQUE (post_id);

alter table drawings add constraint drawings_pkey PRIMARY KEY (id);

alter table drawings add constraint drawings_author_id_fkey FOREIGN KEY (author_id) REFERENCES children(account_id);

alter table drawings add constraint drawings_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table duties add constraint duties_pkey PRIMARY KEY (account_id);

alter table earned_achievements add constraint earned_achievements_pkey PRIMARY KEY (account_id, achievement_id);

alter table earned_achievements add constraint earned_achievements_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table ended_friendships add constraint ended_friendships_pkey PRIMARY KEY (child_id, friend_id);

alter table ended_friendships add constraint ended_friendships_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table ended_friendships add constraint ended_friendships_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES children(account_id);

alter table events add constraint events_pkey PRIMARY KEY (id);

alter table filter_examples add constraint filter_examples_pkey PRIMARY KEY (case_id);

alter table filter_examples add constraint filter_examples_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table filter_examples add constraint filter_examples_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table filter_examples add constraint filter_examples_check CHECK (((words IS NULL) = is_crisis));

alter table filter_examples add constraint filter_examples_filter_said_check CHECK ((filter_said = ANY (ARRAY['allow'::text, 'mask'::text, 'hold'::text, 'refuse'::text, 'help'::text])));

alter table filter_examples add constraint filter_examples_staff_said_check CHECK ((staff_said = ANY (ARRAY['harmless'::text, 'harmful'::text, 'crisis'::text])));

alter table filter_stops add constraint filter_stops_pkey PRIMARY KEY (account_id, at, place, reason);

alter table filter_stops add constraint filter_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED;

alter table filter_words add constraint filter_words_word_key UNIQUE (word);

alter table filter_words add constraint filter_words_pkey PRIMARY KEY (id);

alter table filter_words add constraint filter_words_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id);

alter table filter_words add constraint filter_words_change_check CHECK ((change = ANY (ARRAY['add'::text, 'allow'::text])));

alter table friend_requests add constraint friend_requests_pkey PRIMARY KEY (id);

alter table friend_requests add constraint friend_requests_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES children(account_id);

alter table friend_requests add constraint friend_requests_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES children(account_id);

alter table friend_requests add constraint friend_requests_check CHECK ((sender_id <> receiver_id));

alter table friend_requests add constraint friend_requests_ended_by_check CHECK ((ended_by = ANY (ARRAY['sender'::text, 'receiver'::text])));

alter table friend_requests add constraint friend_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'waiting'::text, 'accepted'::text, 'declined'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])));

alter table friendships add constraint friendships_pkey PRIMARY KEY (account_id, buddy_id);

alter table friendships add constraint friendships_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table friendships add constraint friendships_buddy_id_fkey FOREIGN KEY (buddy_id) REFERENCES children(account_id);

alter table friendships add constraint friendships_check CHECK ((account_id <> buddy_id));

alter table game_players add constraint game_players_round_id_account_id_key UNIQUE (round_id, account_id);

alter table game_players add constraint game_players_pkey PRIMARY KEY (round_id, seat);

alter table game_players add constraint game_players_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table game_players add constraint game_players_round_id_fkey FOREIGN KEY (round_id) REFERENCES game_rounds(id) ON DELETE CASCADE;

alter table game_results add constraint game_results_pkey PRIMARY KEY (round_id);

alter table game_results add constraint game_results_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table game_results add constraint game_results_game_id_fkey FOREIGN KEY (game_id) REFERENCES cards(id);

alter table game_rounds add constraint game_rounds_pkey PRIMARY KEY (id);

alter table game_rounds add constraint game_rounds_game_id_fkey FOREIGN KEY (game_id) REFERENCES cards(id);

alter table game_rounds add constraint game_rounds_mode_check CHECK ((mode = ANY (ARRAY['single'::text, 'multi'::text])));

alter table generated_riddles add constraint generated_riddles_pkey PRIMARY KEY (card_id);

alter table generated_riddles add constraint generated_riddles_card_id_fkey FOREIGN KEY (card_id) REFERENCES cards(id);

alter table generated_riddles add constraint generated_riddles_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])));

alter table guardian_invitations add constraint guardian_invitations_pkey PRIMARY KEY (id);

alter table guardian_invitations add constraint guardian_invitations_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table guardian_invitations add constraint guardian_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES parents(id) ON DELETE CASCADE;

alter table guardian_invitations add constraint guardian_invitations_email_check CHECK ((email = lower(email)));

alter table guardianships add constraint guardianships_pkey PRIMARY KEY (child_id, parent_id);

alter table guardianships add constraint guardianships_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table guardianships add constraint guardianships_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id);

alter table kind_words add constraint kind_words_pkey PRIMARY KEY (post_id, account_id);

alter table kind_words add constraint kind_words_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table kind_words add constraint kind_words_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table kind_words add constraint kind_words_words_check CHECK ((words = ANY (ARRAY['so_creative'::text, 'great_idea'::text, 'well_done'::text, 'made_me_smile'::text, 'tell_more'::text, 'me_too'::text, 'you_can_do_it'::text, 'good_luck'::text])));

alter table last_mails add constraint last_mails_pkey PRIMARY KEY (id);

alter table leaderboard_players add constraint leaderboard_players_pkey PRIMARY KEY (account_id);

alter table leaderboard_players add constraint leaderboard_players_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table legal_holds add constraint legal_holds_pkey PRIMARY KEY (case_id);

alter table legal_holds add constraint legal_holds_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table levels_reached add constraint levels_reached_account_id_level_key UNIQUE (account_id, level);

alter table levels_reached add constraint levels_reached_pkey PRIMARY KEY (id);

alter table levels_reached add constraint levels_reached_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table login_failures add constraint login_failures_pkey PRIMARY KEY (key);

alter table mail_tests add constraint mail_tests_pkey PRIMARY KEY (only_one);

alter table mail_tests add constraint mail_tests_only_one_check CHECK (only_one);

alter table notice_versions add constraint notice_versions_pkey PRIMARY KEY (version);

alter table notice_versions add constraint notice_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES accounts(id);

alter table notice_versions add constraint notice_versions_version_check CHECK ((version > 0));

alter table parent_acts add constraint parent_acts_pkey PRIMARY KEY (id);

alter table parent_acts add constraint parent_acts_about_id_fkey FOREIGN KEY (about_id) REFERENCES children(account_id) ON DELETE SET NULL;

alter table parent_acts add constraint parent_acts_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table parent_acts add constraint parent_acts_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE SET NULL;

alter table parent_address_changes add constraint parent_address_changes_new_hash_key UNIQUE (new_hash);

alter table parent_address_changes add constraint parent_address_changes_old_hash_key UNIQUE (old_hash);

alter table parent_address_changes add constraint parent_address_changes_pkey PRIMARY KEY (parent_id);

alter table parent_address_changes add constraint parent_address_changes_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table parent_address_changes add constraint parent_address_changes_email_check CHECK ((email = lower(email)));

alter table parent_mails add constraint parent_mails_pkey PRIMARY KEY (id);

alter table parent_mails add constraint parent_mails_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table parent_mails add constraint parent_mails_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id);

alter table parent_reports add constraint parent_reports_pkey PRIMARY KEY (id);

alter table parent_reports add constraint parent_reports_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table parent_reports add constraint parent_reports_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES children(account_id);

alter table parent_reports add constraint parent_reports_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table parent_reports add constraint parent_reports_outcome_check CHECK ((outcome = ANY (ARRAY['acted'::text, 'looked'::text])));

alter table parent_sessions add constraint parent_sessions_token_hash_key UNIQUE (token_hash);

alter table parent_sessions add constraint parent_sessions_pkey PRIMARY KEY (id);

alter table parent_sessions add constraint parent_sessions_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table parent_sign_in_links add constraint parent_sign_in_links_pkey PRIMARY KEY (token_hash);

alter table parent_sign_in_links add constraint parent_sign_in_links_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE;

alter table parents add constraint parents_email_key UNIQUE (email);

alter table parents add constraint parents_pkey PRIMARY KEY (id);

alter table parents add constraint parents_email_check CHECK ((email = lower(email)));

alter table password_resets add constraint password_resets_pkey PRIMARY KEY (token_hash);

alter table password_resets add constraint password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table pauses add constraint pauses_pkey PRIMARY KEY (id);

alter table pauses add constraint pauses_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE SET NULL;

alter table pending_signups add constraint pending_signups_pkey PRIMARY KEY (id);

alter table point_transactions add constraint point_transactions_account_id_reason_target_key UNIQUE (account_id, reason, target);

alter table point_transactions add constraint point_transactions_pkey PRIMARY KEY (id);

alter table point_transactions add constraint point_transactions_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table point_transactions add constraint point_transactions_points_check CHECK ((points >= 0));

alter table pond_waves add constraint pond_waves_owner_id_visitor_id_day_key UNIQUE (owner_id, visitor_id, day);

alter table pond_waves add constraint pond_waves_pkey PRIMARY KEY (id);

alter table pond_waves add constraint pond_waves_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES children(account_id);

alter table pond_waves add constraint pond_waves_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES children(account_id);

alter table post_likes add constraint post_likes_pkey PRIMARY KEY (post_id, account_id);

alter table post_likes add constraint post_likes_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table post_likes add constraint post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table posts add constraint posts_author_id_client_id_key UNIQUE (author_id, client_id);

alter table posts add constraint posts_pkey PRIMARY KEY (id);

alter table posts add constraint posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES children(account_id);

alter table posts add constraint posts_category_check CHECK ((category = ANY (ARRAY['story'::text, 'question'::text, 'announcement'::text, 'other'::text, 'art'::text])));

alter table posts add constraint posts_reach_check CHECK (((reach >= 0) AND (reach <= 1000)));

alter table posts add constraint posts_status_check CHECK ((status = ANY (ARRAY['published'::text, 'held'::text, 'removed'::text])));

alter table purchases add constraint purchases_pkey PRIMARY KEY (account_id, item_id);

alter table purchases add constraint purchases_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table purchases add constraint purchases_cost_check CHECK ((cost > 0));

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (code_hash);

alter table recovery_codes add constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table refused_asks add constraint refused_asks_pkey PRIMARY KEY (account_id, day);

alter table refused_asks add constraint refused_asks_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table report_opt_outs add constraint report_opt_outs_pkey PRIMARY KEY (child_id, parent_id);

alter table report_opt_outs add constraint report_opt_outs_child_id_parent_id_fkey FOREIGN KEY (child_id, parent_id) REFERENCES guardianships(child_id, parent_id) ON DELETE CASCADE;

alter table reports add constraint reports_pkey PRIMARY KEY (reporter_id, kind, subject);

alter table reports add constraint reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;

alter table retention_runs add constraint retention_runs_pkey PRIMARY KEY (table_name);

alter table second_steps add constraint second_steps_pkey PRIMARY KEY (account_id);

alter table second_steps add constraint second_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table sessions add constraint sessions_token_hash_key UNIQUE (token_hash);

alter table sessions add constraint sessions_pkey PRIMARY KEY (id);

alter table sessions add constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table sessions add constraint sessions_second_step_check CHECK ((second_step = ANY (ARRAY['done'::text, 'owed'::text, 'later'::text])));

alter table settings add constraint settings_pkey PRIMARY KEY (name);

alter table staff_alerts add constraint staff_alerts_pkey PRIMARY KEY (lane, channel);

alter table staff_alerts add constraint staff_alerts_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'webhook'::text])));

alter table staff_alerts add constraint staff_alerts_lane_check CHECK ((lane = ANY (ARRAY['children'::text, 'visitors'::text])));

alter table staff_invites add constraint staff_invites_id_key UNIQUE (id);

alter table staff_invites add constraint staff_invites_pkey PRIMARY KEY (token_hash);

alter table staff_invites add constraint staff_invites_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id);

alter table staff_invites add constraint staff_invites_role_check CHECK ((role = ANY (ARRAY['moderator'::text, 'admin'::text])));

alter table staff_notices add constraint staff_notices_pkey PRIMARY KEY (id);

alter table staff_notices add constraint staff_notices_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE SET NULL;

alter table streaks add constraint streaks_pkey PRIMARY KEY (account_id, kind);

alter table streaks add constraint streaks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table trusted_families add constraint trusted_families_pkey PRIMARY KEY (child_id, parent_id, friend_id);

alter table trusted_families add constraint trusted_families_child_id_parent_id_fkey FOREIGN KEY (child_id, parent_id) REFERENCES guardianships(child_id, parent_id) ON DELETE CASCADE;

alter table trusted_families add constraint trusted_families_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES children(account_id);

alter table user_activity_reports add constraint user_activity_reports_pkey PRIMARY KEY (child_id, week_start);

alter table user_activity_reports add constraint user_activity_reports_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(account_id);

alter table user_leaderboard_entries add constraint user_leaderboard_entries_pkey PRIMARY KEY (account_id, week_start);

alter table user_leaderboard_entries add constraint user_leaderboard_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

alter table user_leaderboard_entries add constraint user_leaderboard_entries_week_start_fkey FOREIGN KEY (week_start) REFERENCES weekly_leaderboards(week_start);

alter table visitor_alarms add constraint visitor_alarms_pkey PRIMARY KEY (message_id);

alter table visitor_alarms add constraint visitor_alarms_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE;

alter table waiting_words add constraint waiting_words_account_id_kind_key UNIQUE (account_id, kind);

alter table waiting_words add constraint waiting_words_pkey PRIMARY KEY (id);

alter table waiting_words add constraint waiting_words_account_id_fkey FOREIGN KEY (account_id) REFERENCES children(account_id);

alter table waiting_words add constraint waiting_words_kind_check CHECK ((kind = ANY (ARRAY['display_name'::text, 'bio'::text, 'pip_name'::text])));

alter table weekly_leaderboards add constraint weekly_leaderboards_pkey PRIMARY KEY (week_start);

alter table weekly_points add constraint weekly_points_pkey PRIMARY KEY (account_id, week);

alter table weekly_points add constraint weekly_points_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

CREATE INDEX account_endings_due ON public.account_endings USING btree (erase_at);

CREATE INDEX accounts_by_email ON public.accounts USING btree (email text_pattern_ops) WHERE (email IS NOT NULL);

CREATE INDEX accounts_by_username ON public.accounts USING btree (username text_pattern_ops);

CREATE INDEX accounts_last_used ON public.accounts USING btree (COALESCE(last_active_at, created_at)) WHERE (role = 'child'::text);

CREATE INDEX accounts_of_staff ON public.accounts USING btree (role) WHERE (role <> 'child'::text);

CREATE INDEX accounts_suspended ON public.accounts USING btree (paused_until) WHERE (paused_until IS NOT NULL);

CREATE INDEX active_minutes_by_time ON public.active_minutes USING brin (minute);

CREATE INDEX activities_by_time ON public.activities USING btree (at);

CREATE INDEX activities_from ON public.activities USING btree (from_id);

CREATE INDEX activities_of_account ON public.activities USING btree (account_id, at DESC, id DESC);

CREATE INDEX audit_details_about ON public.audit_details USING btree (about) WHERE (about IS NOT NULL);

CREATE INDEX audit_details_of_subject ON public.audit_details USING btree (subject);

CREATE INDEX audit_links_by_actor ON public.audit_links USING btree (actor, number DESC);

CREATE INDEX audit_links_by_noun ON public.audit_links USING btree (split_part(act, '.'::text, 1), number DESC);

CREATE INDEX blocked_users_by_blocked ON public.blocked_users USING btree (blocked_id);

CREATE INDEX buddy_approvals_of_child ON public.buddy_approvals USING btree (child_id, parent_id);

CREATE INDEX buddy_approvals_of_parent ON public.buddy_approvals USING btree (parent_id);

CREATE INDEX card_guesses_by_time ON public.card_guesses USING btree (at);

CREATE INDEX card_guesses_of_account ON public.card_guesses USING btree (account_id, card_id, at);

CREATE INDEX card_progress_by_time ON public.card_progress USING btree (account_id, at DESC, card_id) INCLUDE (outcome, is_right);

CREATE INDEX card_reviews_of_account ON public.card_reviews USING btree (account_id);

CREATE INDEX case_additions_in_order ON public.case_additions USING btree (case_id, written_at, subject);

CREATE INDEX case_additions_of_subject ON public.case_additions USING btree (subject);

CREATE INDEX case_additions_with_words ON public.case_additions USING btree (case_id) WHERE (text IS NOT NULL);

CREATE UNIQUE INDEX case_log_guidance_once ON public.case_log USING btree (case_id, detail) WHERE (event = 'guidance'::text);

CREATE INDEX case_log_in_order ON public.case_log USING btree (case_id, at, id);

CREATE INDEX cases_by_decision ON public.cases USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX cases_by_opening ON public.cases USING btree (opened_at);

CREATE INDEX cases_claimed ON public.cases USING btree (claimed_by) WHERE ((claimed_by IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text])));

CREATE INDEX cases_confidential ON public.cases USING btree (((id)::text)) WHERE (reason = ANY (ARRAY['crisis'::text, 'contact'::text]));

CREATE INDEX cases_in_order ON public.cases USING btree (lane, rank_at, id) WHERE (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text]));

CREATE INDEX cases_of_author ON public.cases USING btree (author_id) WHERE (author_id IS NOT NULL);

CREATE INDEX cases_of_subject ON public.cases USING btree (subject, kind);

CREATE UNIQUE INDEX cases_open_conversation ON public.cases USING btree (kind, author_id, conversation) NULLS NOT DISTINCT WHERE ((conversation IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text])));

CREATE UNIQUE INDEX cases_open_subject ON public.cases USING btree (kind, subject) WHERE (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text]));

CREATE INDEX cases_unread ON public.cases USING btree (lane) WHERE (urgent AND (read_at IS NULL) AND (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text])));

CREATE INDEX chat_drawings_of_sender ON public.chat_drawings USING btree (sender_id);

CREATE INDEX chat_messages_by_age ON public.chat_messages USING btree (created_at);

CREATE INDEX chat_messages_by_sender ON public.chat_messages USING btree (sender_id, created_at);

CREATE INDEX chat_messages_luring ON public.chat_messages USING btree (conversation_id, sender_id) WHERE (lures <> '{}'::text[]);

CREATE INDEX chat_messages_pieces ON public.chat_messages USING btree (conversation_id, sender_id, turn) WHERE (is_piece AND (status = ANY (ARRAY['sent'::text, 'held'::text])));

CREATE INDEX chat_messages_said ON public.chat_messages USING btree (conversation_id, sender_id, turn) WHERE ((kind = 'words'::text) AND (status = ANY (ARRAY['sent'::text, 'held'::text])));

CREATE INDEX chat_messages_unread ON public.chat_messages USING btree (receiver_id, sender_id) WHERE ((read_at IS NULL) AND (status = 'sent'::text));

CREATE INDEX chat_messages_waiting_with ON public.chat_messages USING btree (waits_with) WHERE (waits_with IS NOT NULL);

CREATE INDEX chat_signs_of_friend ON public.chat_signs USING btree (friend_id);

CREATE INDEX chat_signs_of_viewer ON public.chat_signs USING btree (viewer_id);

CREATE INDEX child_controls_of_parent ON public.child_controls USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX child_group_members_of_child ON public.child_group_members USING btree (child_id);

CREATE UNIQUE INDEX child_groups_by_name ON public.child_groups USING btree (lower(name));

CREATE INDEX children_by_birth ON public.children USING btree (birth_date);

CREATE INDEX children_by_birth_date ON public.children USING btree (birth_date);

CREATE INDEX children_by_display_name ON public.children USING btree (lower(display_name) text_pattern_ops);

CREATE INDEX children_without_answer ON public.children USING btree (account_id) WHERE (consent = 'pending'::text);

CREATE INDEX code_mails_by_address ON public.code_mails USING btree (address_hash, sent_at);

CREATE INDEX code_mails_by_time ON public.code_mails USING btree (sent_at);

CREATE INDEX collaborative_game_participants_by_account ON public.collaborative_game_participants USING btree (account_id, joined_at DESC);

CREATE UNIQUE INDEX collaborative_game_participants_id ON public.collaborative_game_participants USING btree (id);

CREATE INDEX collaborative_game_sessions_by_host ON public.collaborative_game_sessions USING btree (host_id);

CREATE INDEX collaborative_game_sessions_ended ON public.collaborative_game_sessions USING btree (created_at) WHERE (status = ANY (ARRAY['completed'::text, 'cancelled'::text]));

CREATE INDEX collaborative_game_sessions_next ON public.collaborative_game_sessions USING btree (next_id) WHERE (next_id IS NOT NULL);

CREATE INDEX collaborative_game_sessions_open ON public.collaborative_game_sessions USING btree (created_at) WHERE (status = ANY (ARRAY['waiting'::text, 'in_progress'::text]));

CREATE INDEX comment_likes_of_account ON public.comment_likes USING btree (account_id);

CREATE INDEX comments_by_author ON public.comments USING btree (author_id, created_at) WHERE (status <> 'removed'::text);

CREATE INDEX comments_by_post ON public.comments USING btree (post_id);

CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at DESC, id DESC) WHERE (status <> 'removed'::text);

CREATE INDEX consent_answers_of_parent ON public.consent_answers USING btree (parent_id);

CREATE INDEX consent_forms_of_parent ON public.consent_forms USING btree (parent_id);

CREATE INDEX consent_forms_to_end ON public.consent_forms USING btree (expires_at);

CREATE INDEX consent_forms_waiting ON public.consent_forms USING btree (handed_in_at) WHERE (state = 'handed_in'::text);

CREATE INDEX consent_links_by_expiry ON public.consent_links USING btree (expires_at);

CREATE INDEX consent_links_of_child ON public.consent_links USING btree (child_id, parent_id);

CREATE INDEX consent_links_of_parent ON public.consent_links USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX consent_notices_of_child ON public.consent_notices USING btree (child_id, sent_at);

CREATE INDEX consent_payments_of_child ON public.consent_payments USING btree (child_id, started_at);

CREATE INDEX consent_payments_of_parent ON public.consent_payments USING btree (parent_id);

CREATE INDEX consent_payments_open ON public.consent_payments USING btree (started_at) WHERE (state = 'started'::text);

CREATE INDEX consent_payments_to_refund ON public.consent_payments USING btree (refund_at) WHERE (refund_at IS NOT NULL);

CREATE INDEX consent_records_by_witness ON public.consent_records USING btree (witness_id) WHERE (witness_id IS NOT NULL);

CREATE INDEX consent_records_of_child ON public.consent_records USING btree (child_id, at);

CREATE INDEX consent_records_of_parent ON public.consent_records USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX consent_records_to_end ON public.consent_records USING btree (kept_until) WHERE (kept_until IS NOT NULL);

CREATE INDEX consents_awaited ON public.consents USING btree (answer_by) WHERE (erase_at IS NULL);

CREATE INDEX consents_to_erase ON public.consents USING btree (erase_at) WHERE (erase_at IS NOT NULL);

CREATE INDEX contact_messages_at ON public.contact_messages USING btree (at);

CREATE INDEX contact_messages_by_answerer ON public.contact_messages USING btree (answered_by) WHERE (answered_by IS NOT NULL);

CREATE INDEX contact_messages_by_time ON public.contact_messages USING btree (at DESC, id DESC);

CREATE INDEX contact_messages_of_account ON public.contact_messages USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX contact_messages_open ON public.contact_messages USING btree (at DESC, id DESC) WHERE (answered_at IS NULL);

CREATE INDEX contacts_by_other ON public.contacts USING btree (other_id);

CREATE INDEX control_records_of_child ON public.control_records USING btree (child_id, at);

CREATE INDEX control_records_of_parent ON public.control_records USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX conversations_by_other ON public.conversations USING btree (other_id);

CREATE INDEX data_access_requests_by_child ON public.data_access_requests USING btree (child_id, asked_at);

CREATE INDEX data_access_requests_by_parent ON public.data_access_requests USING btree (parent_id);

CREATE INDEX data_access_requests_by_staff ON public.data_access_requests USING btree (staff_id);

CREATE INDEX data_access_requests_open ON public.data_access_requests USING btree (due_at) WHERE (state = 'open'::text);

CREATE INDEX data_copies_by_child ON public.data_copies USING btree (child_id, asked_at);

CREATE INDEX data_copies_by_parent ON public.data_copies USING btree (parent_id);

CREATE INDEX data_copies_by_request ON public.data_copies USING btree (request_id);

CREATE INDEX data_copies_waiting ON public.data_copies USING btree (asked_at) WHERE (state = 'waiting'::text);

CREATE INDEX deeds_by_time ON public.deeds USING btree (at);

CREATE INDEX deeds_of_day ON public.deeds USING btree (account_id, day);

CREATE INDEX departures_by_asker ON public.departures USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX departures_by_parent ON public.departures USING btree (asked_by_parent) WHERE (asked_by_parent IS NOT NULL);

CREATE INDEX departures_by_second ON public.departures USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);

CREATE INDEX departures_to_erase ON public.departures USING btree (erase_at);

CREATE INDEX drawings_of_author ON public.drawings USING btree (author_id);

CREATE INDEX ended_friendships_of_friend ON public.ended_friendships USING btree (friend_id);

CREATE INDEX events_concerning ON public.events USING btree (((facts ->> 'authorId'::text))) WHERE ((facts ->> 'authorId'::text) IS NOT NULL);

CREATE INDEX events_of_account ON public.events USING btree (account_id, at DESC) WHERE (account_id IS NOT NULL);

CREATE INDEX events_of_nobody ON public.events USING btree (at) WHERE ((account_id IS NULL) AND (settled_at IS NOT NULL));

CREATE INDEX events_unsettled ON public.events USING btree (at) WHERE (settled_at IS NULL);

CREATE INDEX filter_examples_account_id ON public.filter_examples USING btree (account_id);

CREATE INDEX filter_examples_at ON public.filter_examples USING btree (at);

CREATE INDEX filter_stops_by_age ON public.filter_stops USING btree (at);

CREATE INDEX filter_words_added_by ON public.filter_words USING btree (added_by);

CREATE INDEX friend_requests_of_receiver ON public.friend_requests USING btree (receiver_id, status);

CREATE INDEX friend_requests_of_sender ON public.friend_requests USING btree (sender_id, status);

CREATE UNIQUE INDEX friend_requests_open ON public.friend_requests USING btree (LEAST(sender_id, receiver_id), GREATEST(sender_id, receiver_id)) WHERE (status = ANY (ARRAY['pending'::text, 'waiting'::text]));

CREATE INDEX friend_requests_sent ON public.friend_requests USING btree (sender_id, sent_at);

CREATE INDEX friend_requests_to_end ON public.friend_requests USING btree (ends_at);

CREATE INDEX friendships_by_friend ON public.friendships USING btree (buddy_id);

CREATE INDEX game_players_of_account ON public.game_players USING btree (account_id);

CREATE INDEX game_results_by_time ON public.game_results USING btree (played_at);

CREATE INDEX game_results_latest ON public.game_results USING btree (account_id, played_at);

CREATE INDEX game_results_of_account ON public.game_results USING btree (account_id, game_id);

CREATE INDEX game_rounds_due ON public.game_rounds USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX game_rounds_started ON public.game_rounds USING btree (started_at);

CREATE INDEX generated_riddles_newest ON public.generated_riddles USING btree (created_at DESC, card_id DESC);

CREATE INDEX guardian_invitations_by ON public.guardian_invitations USING btree (invited_by);

CREATE INDEX guardian_invitations_by_token ON public.guardian_invitations USING btree (token_hash);

CREATE INDEX guardian_invitations_of_child ON public.guardian_invitations USING btree (child_id);

CREATE INDEX guardian_invitations_to_end ON public.guardian_invitations USING btree (expires_at);

CREATE INDEX guardianships_of_parent ON public.guardianships USING btree (parent_id);

CREATE INDEX kind_words_of_account ON public.kind_words USING btree (account_id);

CREATE INDEX last_mails_due ON public.last_mails USING btree (due_at);

CREATE INDEX leaderboard_players_by_age ON public.leaderboard_players USING btree (age_group);

CREATE INDEX legal_holds_by_end ON public.legal_holds USING btree (ends_at);

CREATE INDEX login_failures_by_time ON public.login_failures USING btree (last_at);

CREATE INDEX parent_acts_about ON public.parent_acts USING btree (about_id) WHERE (about_id IS NOT NULL);

CREATE INDEX parent_acts_of_child ON public.parent_acts USING btree (child_id, at);

CREATE INDEX parent_acts_of_parent ON public.parent_acts USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX parent_address_changes_to_end ON public.parent_address_changes USING btree (expires_at);

CREATE INDEX parent_mails_due ON public.parent_mails USING btree (due_at) WHERE (sent_at IS NULL);

CREATE INDEX parent_mails_failed ON public.parent_mails USING btree (failed_at) WHERE ((sent_at IS NULL) AND (failed_at IS NOT NULL));

CREATE INDEX parent_mails_of_child ON public.parent_mails USING btree (child_id);

CREATE INDEX parent_mails_of_parent ON public.parent_mails USING btree (parent_id);

CREATE UNIQUE INDEX parent_mails_of_report ON public.parent_mails USING btree (child_id, parent_id, report_week) WHERE (report_week IS NOT NULL);

CREATE INDEX parent_reports_about ON public.parent_reports USING btree (friend_id);

CREATE INDEX parent_reports_of_child ON public.parent_reports USING btree (child_id, parent_id);

CREATE INDEX parent_reports_of_parent ON public.parent_reports USING btree (parent_id);

CREATE INDEX parent_sessions_of ON public.parent_sessions USING btree (parent_id);

CREATE INDEX parent_sessions_to_end ON public.parent_sessions USING btree (expires_at);

CREATE INDEX parent_sign_in_links_of ON public.parent_sign_in_links USING btree (parent_id);

CREATE INDEX parent_sign_in_links_to_end ON public.parent_sign_in_links USING btree (expires_at);

CREATE INDEX parents_by_email ON public.parents USING btree (email text_pattern_ops);

CREATE INDEX password_resets_by_expiry ON public.password_resets USING btree (expires_at);

CREATE INDEX password_resets_of_account ON public.password_resets USING btree (account_id);

CREATE INDEX pauses_of_account ON public.pauses USING btree (account_id, ends_at);

CREATE INDEX pauses_of_case ON public.pauses USING btree (case_id) WHERE (case_id IS NOT NULL);

CREATE INDEX pending_signups_by_expiry ON public.pending_signups USING btree (expires_at);

CREATE UNIQUE INDEX pending_signups_hold_username ON public.pending_signups USING btree (username);

CREATE INDEX point_transactions_by_day ON public.point_transactions USING btree (account_id, reason, at);

CREATE INDEX point_transactions_of_games ON public.point_transactions USING btree (at) WHERE ((target <> 'earlier'::text) AND (reason = ANY (ARRAY['memory_match'::text, 'number_guess'::text, 'word_scramble'::text, 'math_challenge'::text, 'word_puzzle'::text, 'trivia_challenge'::text, 'creative_challenge'::text])));

CREATE INDEX pond_waves_by_age ON public.pond_waves USING btree (at);

CREATE INDEX pond_waves_of_visitor ON public.pond_waves USING btree (visitor_id);

CREATE INDEX post_likes_of_account ON public.post_likes USING btree (account_id);

CREATE INDEX posts_beyond_buddies ON public.posts USING btree (published_at DESC, id DESC) INCLUDE (author_id, reach, deleted_at) WHERE ((published_at IS NOT NULL) AND (reach > 0));

CREATE INDEX posts_of_author ON public.posts USING btree (author_id, published_at DESC, id DESC) INCLUDE (deleted_at) WHERE (published_at IS NOT NULL);

CREATE INDEX posts_own ON public.posts USING btree (author_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX posts_reviewed ON public.posts USING btree (published_at DESC) INCLUDE (created_at) WHERE (published_at > created_at);

CREATE INDEX posts_untold ON public.posts USING btree (author_id, published_at) WHERE ((told_at IS NULL) AND (published_at > created_at) AND (deleted_at IS NULL));

CREATE INDEX posts_waiting ON public.posts USING btree (author_id, created_at DESC, id DESC) WHERE ((status = 'held'::text) AND (deleted_at IS NULL));

CREATE INDEX recovery_codes_of_account ON public.recovery_codes USING btree (account_id);

CREATE INDEX refused_asks_by_day ON public.refused_asks USING btree (day);

CREATE INDEX report_opt_outs_of_parent ON public.report_opt_outs USING btree (parent_id);

CREATE INDEX reports_of_case ON public.reports USING btree (case_id);

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_by_use ON public.sessions USING btree (last_used_at) WHERE (NOT remembered);

CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);

CREATE INDEX staff_notices_of_account ON public.staff_notices USING btree (account_id, at);

CREATE INDEX staff_notices_of_case ON public.staff_notices USING btree (case_id) WHERE (case_id IS NOT NULL);

CREATE INDEX trusted_families_of_friend ON public.trusted_families USING btree (friend_id);

CREATE INDEX user_leaderboard_entries_by_rank ON public.user_leaderboard_entries USING btree (week_start, age_group, rank);

CREATE INDEX visitor_alarms_at ON public.visitor_alarms USING btree (at);

CREATE INDEX weekly_points_by_week ON public.weekly_points USING btree (week);

create view child_accounts as
 SELECT account_id
   FROM children;

create view child_days as
 SELECT c.account_id,
    a.time_zone,
    c.birth_date
   FROM (children c
     JOIN accounts a ON ((a.id = c.account_id)));

create view child_limits as
 SELECT a.id AS account_id,
    c.daily_limit,
    a.created_at
   FROM (accounts a
     JOIN children c ON ((c.account_id = a.id)));

create view consent_in_force as
 SELECT account_id AS child_id,
    consent,
    scopes
   FROM children;

create view friend_pairs as
 SELECT account_id,
    buddy_id,
    is_favorite,
    since
   FROM friendships;

create view guardians as
 SELECT g.child_id,
    g.parent_id,
    p.email,
    p.name,
    g.created_at
   FROM (guardianships g
     JOIN parents p ON ((p.id = g.parent_id)));

create view leaving_accounts as
 SELECT account_id,
    erase_at,
    (asked_by IS NOT NULL) AS is_by_staff,
    (erasing_since IS NOT NULL) AS is_final,
    asked_by_parent
   FROM departures;

create view limited_children as
 SELECT c.account_id,
    c.open_hours,
    c.is_paused,
    a.time_zone
   FROM (children c
     JOIN accounts a ON ((a.id = c.account_id)))
  WHERE ((c.open_hours IS NOT NULL) OR c.is_paused);

create view named_accounts as
 SELECT id,
    username,
    time_zone,
    created_at
   FROM accounts;

create view own_children as
 SELECT a.id,
    a.username,
    c.first_name,
    c.last_name,
    c.birth_date,
    c.avatar_emoji,
    c.avatar_background,
        CASE
            WHEN c.shows_pip THEN c.pip
            ELSE NULL::text
        END AS avatar_pip,
    a.state,
    a.paused_until,
    a.time_zone,
    c.consent,
    c.consent_method,
    c.scopes
   FROM (accounts a
     JOIN children c ON ((c.account_id = a.id)));

create view people as
 SELECT a.id,
    a.username,
    a.state,
    c.display_name,
    c.avatar_emoji,
    c.avatar_background,
    c.birth_date,
    c.consent,
    c.scopes,
    ((a.state = 'active'::text) AND (c.consent = ANY (ARRAY['granted'::text, 'not_needed'::text]))) AS is_visible,
    COALESCE(p.total, (0)::bigint) AS points,
    a.paused_until,
    a.created_at,
    c.bio,
    c.favorite_color,
    c.shows_presence,
        CASE
            WHEN c.shows_pip THEN c.pip
            ELSE NULL::text
        END AS avatar_pip
   FROM ((accounts a
     JOIN children c ON ((c.account_id = a.id)))
     LEFT JOIN child_points p ON ((p.account_id = a.id)));

create view reported_things as
 SELECT reporter_id,
    kind,
    subject
   FROM reports;

create view shown_words as
 SELECT posts.author_id AS account_id,
    posts.id,
    posts.title AS text,
    1 AS part,
    (posts.status = 'held'::text) AS is_held,
    posts.created_at AS at
   FROM posts
  WHERE ((posts.deleted_at IS NULL) AND (posts.status <> 'removed'::text))
UNION ALL
 SELECT posts.author_id AS account_id,
    posts.id,
    posts.content AS text,
    2 AS part,
    (posts.status = 'held'::text) AS is_held,
    posts.created_at AS at
   FROM posts
  WHERE ((posts.deleted_at IS NULL) AND (posts.status <> 'removed'::text))
UNION ALL
 SELECT comments.author_id AS account_id,
    comments.id,
    comments.content AS text,
    1 AS part,
    (comments.status = 'held'::text) AS is_held,
    comments.created_at AS at
   FROM comments
  WHERE (comments.status <> 'removed'::text)
UNION ALL
 SELECT collaborative_game_sessions.host_id AS account_id,
    collaborative_game_sessions.id,
    collaborative_game_sessions.words AS text,
    1 AS part,
    (collaborative_game_sessions.words_status = 'held'::text) AS is_held,
    collaborative_game_sessions.created_at AS at
   FROM collaborative_game_sessions
  WHERE ((collaborative_game_sessions.words IS NOT NULL) AND (collaborative_game_sessions.words_status <> 'removed'::text))
UNION ALL
 SELECT collaborative_game_sessions.host_id AS account_id,
    collaborative_game_sessions.id,
    collaborative_game_sessions.description AS text,
    2 AS part,
    (collaborative_game_sessions.words_status = 'held'::text) AS is_held,
    collaborative_game_sessions.created_at AS at
   FROM collaborative_game_sessions
  WHERE ((collaborative_game_sessions.description <> ''::text) AND (collaborative_game_sessions.words_status <> 'removed'::text))
UNION ALL
 SELECT children.account_id,
    children.account_id AS id,
    children.display_name AS text,
    1 AS part,
    false AS is_held,
    NULL::timestamp with time zone AS at
   FROM children
UNION ALL
 SELECT children.account_id,
    children.account_id AS id,
    children.bio AS text,
    2 AS part,
    false AS is_held,
    NULL::timestamp with time zone AS at
   FROM children
UNION ALL
 SELECT children.account_id,
    children.account_id AS id,
    children.pip_name AS text,
    3 AS part,
    false AS is_held,
    NULL::timestamp with time zone AS at
   FROM children
UNION ALL
 SELECT children.account_id,
    children.account_id AS id,
    piece.piece AS text,
    3 AS part,
    false AS is_held,
    children.pieces_at AS at
   FROM children,
    LATERAL unnest(children.pieces) piece(piece)
  WHERE (((piece.piece <> children.display_name) AND (piece.piece <> children.bio)) AND (piece.piece <> children.pip_name));

create view staff_members as
 SELECT id,
    username,
    email,
    role,
    created_at,
    signed_in_at
   FROM accounts
  WHERE ((role <> 'child'::text) AND (state = 'active'::text));

CREATE OR REPLACE FUNCTION public.audit_digest(previous bytea, number bigint, at timestamp with time zone, actor uuid, act text, content bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN sha256(((previous || convert_to((((((((number || ' '::text) || ((EXTRACT(epoch FROM at) * (1000)::numeric))::bigint) || ' '::text) || COALESCE((actor)::text, '-'::text)) || ' '::text) || act) || ' '::text), 'UTF8'::name)) || content))
;

CREATE OR REPLACE FUNCTION public.is_open_at(open_hours integer[], time_zone text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select open_hours is null or (
    extract(hour from at at time zone time_zone) * 60 + extract(minute from at at time zone time_zone)
      >= open_hours[2 * extract(isodow from at at time zone time_zone)::integer - 1]
    and extract(hour from at at time zone time_zone) * 60 + extract(minute from at at time zone time_zone)
      < open_hours[2 * extract(isodow from at at time zone time_zone)::integer]
  )
$function$
;

CREATE OR REPLACE FUNCTION public.keep_consent_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  loosened constant text[] := '{child_id,parent_id,grown_up,relation,kept_until}';
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - loosened = to_jsonb(old) - loosened
    and (new.child_id is null or new.child_id = old.child_id)
    and (new.parent_id is null or new.parent_id = old.parent_id)
    and (new.grown_up is null or new.grown_up = old.grown_up)
    and (new.relation is null or new.relation = old.relation)
    and (new.kept_until is not distinct from old.kept_until or old.kept_until is null)
    and (new.kept_until is not null) = (new.child_id is null)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and old.kept_until < now() then
    return old;
  end if;
  raise exception 'consent records are only added to';
end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_control_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - 'parent_id' = to_jsonb(old) - 'parent_id' and new.parent_id is null then
    return new;
  end if;
  raise exception 'control records are only added to';
end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_parent_act()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - '{parent_id,about_id}'::text[] = to_jsonb(old) - '{parent_id,about_id}'::text[]
    and (new.parent_id is null or new.parent_id = old.parent_id)
    and (new.about_id is null or new.about_id = old.about_id)
  then
    return new;
  end if;
  raise exception 'table % is only ever added to', tg_table_name;
end
$function$
;

CREATE OR REPLACE FUNCTION public.reader_lot(reader uuid, post uuid)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((uuid_hash_extended(post, uuid_hash_extended(reader, (0)::bigint)) & '9223372036854775807'::bigint) % (1000)::bigint)
;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'table % is only ever added to', tg_table_name;
end
$function$
;

CREATE TRIGGER audit_links_stay BEFORE DELETE OR UPDATE ON public.audit_links FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_links_stay_all BEFORE TRUNCATE ON public.audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER consent_records_stay BEFORE DELETE OR UPDATE ON public.consent_records FOR EACH ROW EXECUTE FUNCTION keep_consent_record();

CREATE TRIGGER consent_records_stay_all BEFORE TRUNCATE ON public.consent_records FOR EACH STATEMENT EXECUTE FUNCTION keep_consent_record();

CREATE TRIGGER control_records_stay BEFORE UPDATE ON public.control_records FOR EACH ROW EXECUTE FUNCTION keep_control_record();

CREATE TRIGGER parent_acts_stay BEFORE UPDATE ON public.parent_acts FOR EACH ROW EXECUTE FUNCTION keep_parent_act();

CREATE TRIGGER parent_acts_stay_all BEFORE TRUNCATE ON public.parent_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
