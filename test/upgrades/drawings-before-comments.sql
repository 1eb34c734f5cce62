CREATE FUNCTION public.audit_digest(previous bytea, number bigint, at timestamp with time zone, actor uuid, act text, content bytea) RETURNS bytea
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN sha256(((previous || convert_to((((((((number || ' '::text) || ((EXTRACT(epoch FROM at) * (1000)::numeric))::bigint) || ' '::text) || COALESCE((actor)::text, '-'::text)) || ' '::text) || act) || ' '::text), 'UTF8'::name)) || content));
CREATE FUNCTION public.keep_consent_record() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
$$;
CREATE FUNCTION public.reader_lot(reader uuid, post uuid) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ((((('x'::text || "left"(encode(sha256((uuid_send(reader) || uuid_send(post))), 'hex'::text), 8)))::bit(32))::bigint % (1000)::bigint))::integer;
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'table % is only ever added to', tg_table_name;
end
$$;
CREATE TABLE public.accounts (
    id uuid NOT NULL,
    role text NOT NULL,
    username text NOT NULL,
    email text,
    password_hash text NOT NULL,
    state text DEFAULT 'active'::text NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    last_active_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    paused_until timestamp with time zone,
    CONSTRAINT accounts_email_check CHECK ((email = lower(email))),
    CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['child'::text, 'moderator'::text, 'admin'::text]))),
    CONSTRAINT accounts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'removed'::text, 'leaving'::text]))),
    CONSTRAINT accounts_username_check CHECK ((username = lower(username)))
);
CREATE TABLE public.active_minutes (
    account_id uuid NOT NULL,
    minute timestamp with time zone NOT NULL
);
CREATE TABLE public.audit_details (
    number bigint NOT NULL,
    salt bytea NOT NULL,
    subject text NOT NULL,
    about uuid,
    detail text NOT NULL
);
CREATE TABLE public.audit_links (
    number bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor uuid,
    act text NOT NULL,
    content bytea NOT NULL,
    previous bytea NOT NULL,
    digest bytea NOT NULL,
    CONSTRAINT audit_links_number_check CHECK ((number > 0))
);
CREATE TABLE public.blocked_addresses (
    address_hash bytea NOT NULL,
    why text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT blocked_addresses_why_check CHECK ((why = ANY (ARRAY['not_mine'::text, 'declined'::text])))
);
CREATE TABLE public.blocked_users (
    blocker_id uuid NOT NULL,
    blocked_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT blocked_users_check CHECK ((blocker_id <> blocked_id))
);
CREATE TABLE public.card_guesses (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    card_id text NOT NULL,
    guess text NOT NULL,
    is_correct boolean NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.card_progress (
    account_id uuid NOT NULL,
    card_id text NOT NULL,
    outcome text NOT NULL,
    choice text,
    is_right boolean,
    at timestamp with time zone NOT NULL,
    CONSTRAINT card_progress_outcome_check CHECK ((outcome = ANY (ARRAY['solved'::text, 'revealed'::text, 'answered'::text, 'reacted'::text, 'seen'::text])))
);
CREATE TABLE public.cards (
    id text NOT NULL,
    kind text NOT NULL,
    body jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT cards_kind_check CHECK ((kind = ANY (ARRAY['riddle'::text, 'joke'::text, 'trivia'::text, 'poster'::text, 'fun_fact'::text, 'common_knowledge'::text, 'wordPuzzles'::text])))
);
CREATE TABLE public.case_copies (
    case_id uuid NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    author_name text NOT NULL,
    written_at timestamp with time zone NOT NULL,
    picture bytea
);
ALTER TABLE ONLY public.case_copies ALTER COLUMN picture SET STORAGE EXTERNAL;
CREATE TABLE public.cases (
    id uuid NOT NULL,
    kind text NOT NULL,
    subject uuid NOT NULL,
    reason text NOT NULL,
    severity integer NOT NULL,
    urgent boolean DEFAULT false NOT NULL,
    author_id uuid,
    age_group text,
    reports integer DEFAULT 0 NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    rank_at timestamp with time zone NOT NULL,
    verdict_version text,
    state text NOT NULL,
    decision text,
    decided_by uuid,
    decided_at timestamp with time zone,
    on_hold boolean DEFAULT false NOT NULL,
    erase_after_hold boolean DEFAULT false NOT NULL,
    CONSTRAINT cases_age_group_check CHECK ((age_group = ANY (ARRAY['6-8'::text, '9-10'::text, '11-12'::text, '13-17'::text]))),
    CONSTRAINT cases_severity_check CHECK (((severity >= 0) AND (severity <= 4))),
    CONSTRAINT cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text, 'decided'::text, 'withdrawn'::text])))
);
CREATE TABLE public.child_points (
    account_id uuid NOT NULL,
    total bigint DEFAULT 0 NOT NULL,
    riddles_solved integer DEFAULT 0 NOT NULL,
    riddles_revealed integer DEFAULT 0 NOT NULL,
    CONSTRAINT child_points_total_check CHECK ((total >= 0))
);
CREATE TABLE public.children (
    account_id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    display_name text NOT NULL,
    birth_date date NOT NULL,
    favorite_color text DEFAULT 'blue'::text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    avatar_emoji text DEFAULT '🐸'::text NOT NULL,
    avatar_background text DEFAULT '#f8f9fa'::text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    consent text NOT NULL,
    consent_method text,
    consent_at timestamp with time zone,
    scopes text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT children_consent_check CHECK ((consent = ANY (ARRAY['not_needed'::text, 'pending'::text, 'granted'::text, 'declined'::text, 'revoked'::text, 'expired'::text])))
);
CREATE TABLE public.code_mails (
    id uuid NOT NULL,
    address_hash bytea NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    delivered boolean DEFAULT false NOT NULL
);
CREATE TABLE public.comment_likes (
    comment_id uuid NOT NULL,
    account_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.comments (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    author_id uuid NOT NULL,
    client_id uuid NOT NULL,
    content text NOT NULL,
    status text NOT NULL,
    likes_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT comments_status_check CHECK ((status = ANY (ARRAY['published'::text, 'held'::text, 'removed'::text])))
);
CREATE TABLE public.consent_answers (
    id uuid NOT NULL,
    child_id uuid NOT NULL,
    parent_id uuid,
    state text NOT NULL,
    method text NOT NULL,
    scopes text[] NOT NULL,
    notice_version integer NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT consent_answers_method_check CHECK ((method = ANY (ARRAY['email_plus'::text, 'in_person'::text]))),
    CONSTRAINT consent_answers_state_check CHECK ((state = ANY (ARRAY['granted'::text, 'declined'::text, 'revoked'::text])))
);
CREATE TABLE public.consent_links (
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    child_id uuid,
    parent_id uuid,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    replaced_at timestamp with time zone,
    notice_version integer NOT NULL,
    CONSTRAINT consent_links_purpose_check CHECK ((purpose = ANY (ARRAY['decide'::text, 'not_mine'::text, 'way_out'::text, 'undo'::text])))
);
CREATE TABLE public.consent_notices (
    id uuid NOT NULL,
    child_id uuid NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
CREATE TABLE public.consent_records (
    id uuid NOT NULL,
    child_id uuid,
    parent_id uuid,
    grown_up text,
    relation text,
    witness_id uuid,
    proof bytea NOT NULL,
    state text NOT NULL,
    method text,
    scopes text[] NOT NULL,
    notice_version integer NOT NULL,
    notice_hash bytea NOT NULL,
    evidence jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    kept_until timestamp with time zone,
    CONSTRAINT consent_records_method_check CHECK ((method = ANY (ARRAY['email_plus'::text, 'in_person'::text]))),
    CONSTRAINT consent_records_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'granted'::text, 'declined'::text, 'revoked'::text, 'expired'::text])))
);
CREATE TABLE public.consents (
    child_id uuid NOT NULL,
    answer_by timestamp with time zone NOT NULL,
    erase_at timestamp with time zone,
    erasing_since timestamp with time zone,
    seen_at timestamp with time zone
);
CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    client_id uuid NOT NULL,
    account_id uuid,
    type text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answered_by uuid,
    answer_note text,
    CONSTRAINT contact_messages_type_check CHECK ((type = ANY (ARRAY['general'::text, 'safety'::text, 'parent'::text, 'emergency'::text])))
);
CREATE TABLE public.drawings (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    author_id uuid NOT NULL,
    strokes jsonb NOT NULL,
    picture bytea NOT NULL
);
ALTER TABLE ONLY public.drawings ALTER COLUMN picture SET STORAGE EXTERNAL;
CREATE TABLE public.duties (
    account_id uuid NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE TABLE public.events (
    id uuid NOT NULL,
    name text NOT NULL,
    account_id uuid,
    facts jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone
);
CREATE TABLE public.friendships (
    account_id uuid NOT NULL,
    buddy_id uuid NOT NULL,
    is_favorite boolean DEFAULT false NOT NULL,
    since timestamp with time zone NOT NULL,
    CONSTRAINT friendships_check CHECK ((account_id <> buddy_id))
);
CREATE TABLE public.guardianships (
    child_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.login_failures (
    key bytea NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.notice_versions (
    version integer NOT NULL,
    text text NOT NULL,
    hash bytea NOT NULL,
    published_at timestamp with time zone NOT NULL,
    published_by uuid,
    CONSTRAINT notice_versions_version_check CHECK ((version > 0))
);
CREATE TABLE public.parent_mails (
    id uuid NOT NULL,
    child_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    kind text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    claimed_at timestamp with time zone,
    sent_at timestamp with time zone,
    CONSTRAINT parent_mails_kind_check CHECK ((kind = ANY (ARRAY['notice'::text, 'reminder'::text, 'restated'::text, 'confirmation'::text, 'declined'::text, 'revoked'::text])))
);
CREATE TABLE public.parents (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT parents_email_check CHECK ((email = lower(email)))
);
CREATE TABLE public.password_resets (
    token_hash bytea NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.pauses (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    case_id uuid,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    appealed_at timestamp with time zone
);
CREATE TABLE public.pending_signups (
    id uuid NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    birth_date date NOT NULL,
    email text NOT NULL,
    address_hash bytea NOT NULL,
    to_parent boolean NOT NULL,
    parent_name text,
    time_zone text NOT NULL,
    language text NOT NULL,
    code_hash bytea,
    tries_left integer DEFAULT 5 NOT NULL,
    last_sent_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE VIEW public.people AS
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
    a.paused_until
   FROM ((public.accounts a
     JOIN public.children c ON ((c.account_id = a.id)))
     LEFT JOIN public.child_points p ON ((p.account_id = a.id)));
CREATE TABLE public.point_transactions (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    reason text NOT NULL,
    target text NOT NULL,
    points integer NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT point_transactions_points_check CHECK ((points >= 0))
);
CREATE TABLE public.post_likes (
    post_id uuid NOT NULL,
    account_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.posts (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    client_id uuid NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    category text NOT NULL,
    status text NOT NULL,
    reach integer DEFAULT 0 NOT NULL,
    likes_count integer DEFAULT 0 NOT NULL,
    comments_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    deleted_at timestamp with time zone,
    drawing_id uuid,
    CONSTRAINT posts_category_check CHECK ((category = ANY (ARRAY['story'::text, 'question'::text, 'announcement'::text, 'other'::text, 'art'::text]))),
    CONSTRAINT posts_reach_check CHECK (((reach >= 0) AND (reach <= 1000))),
    CONSTRAINT posts_status_check CHECK ((status = ANY (ARRAY['published'::text, 'held'::text, 'removed'::text])))
);
CREATE TABLE public.recovery_codes (
    code_hash bytea NOT NULL,
    account_id uuid NOT NULL
);
CREATE TABLE public.reports (
    reporter_id uuid NOT NULL,
    kind text NOT NULL,
    subject uuid NOT NULL,
    case_id uuid NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.second_steps (
    account_id uuid NOT NULL,
    session_id uuid NOT NULL,
    sealed_secret text NOT NULL,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    account_id uuid NOT NULL,
    device text NOT NULL,
    remembered boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    second_step text DEFAULT 'done'::text NOT NULL,
    CONSTRAINT sessions_second_step_check CHECK ((second_step = ANY (ARRAY['done'::text, 'owed'::text, 'later'::text])))
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.staff_invites (
    token_hash bytea NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_invites_role_check CHECK ((role = ANY (ARRAY['moderator'::text, 'admin'::text])))
);
CREATE TABLE public.staff_notices (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    case_id uuid,
    template text NOT NULL,
    about text DEFAULT ''::text NOT NULL,
    at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone
);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.accounts (id, role, username, email, password_hash, state, time_zone, language, last_active_at, created_at, updated_at, paused_until) VALUES
	('01a203aa-8830-7784-9478-0c308ce0948b', 'child', 'pondskater', NULL, '$argon2id$v=19$m=19456,t=2,p=1$OzSRDbB8y913lGrZLHJ6vg$8b9eNFCDtKgW8ZjjEdSg/ZJLUBTZsCps4vbwq6lWenY', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-886d-7022-b816-79c469d63b3c', 'child', 'newtfriend', NULL, '$argon2id$v=19$m=19456,t=2,p=1$dbB0TLQNGFr/lTFbLo2Stw$v9ALtWsTgG3PiwiKAvacCoMQwDqlSS57iKmbSXa3SJQ', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-88c6-776b-8f95-9b3fa57be5c9', 'child', 'heronwatch', 'heronwatch@example.org', '$argon2id$v=19$m=19456,t=2,p=1$bB/voVR2PW45yj+Li2ez5A$aOVPtVeT8lLorsIS+vWu2TVeqfqxqHhiBeaotrbeRwQ', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-891a-73c7-bdbd-ec2a7ccf3644', 'moderator', 'ines', 'ines@example.org', '$argon2id$v=19$m=19456,t=2,p=1$c2i54RHbyn2gnjQhqXDx8w$40gOLHm3bGeA4cIMsPfIOZQGmomJ1G4mmu4IFFkli74', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.card_guesses (id, account_id, card_id, guess, is_correct, at) VALUES
	('01a203aa-8962-738c-a862-9653688343fa', '01a203aa-88c6-776b-8f95-9b3fa57be5c9', '04xj2gt5', 'a frog', false, '2026-11-18 15:00:00+00');
INSERT INTO public.cards (id, kind, body, created_at, retired_at) VALUES
	('013bvmx3', 'common_knowledge', '{"id": "013bvmx3", "kind": "common_knowledge", "emoji": "⚡", "title": "Wires on the Ground", "source": "Safety advice from power companies", "content": "A wire that fell down may still be live. Stay far away and warn others. A grown-up should call for help.", "category": "safety", "reviewed": true}', '2026-11-18 15:00:00+00', NULL),
	('01hyrji6', 'trivia', '{"id": "01hyrji6", "kind": "trivia", "source": "Physics: surface tension", "optionA": "A ball", "optionB": "A cube", "optionC": "A cone", "category": "home", "question": "What shape is a soap bubble in still air?", "reviewed": true, "difficulty": "easy", "explanation": "The skin of soap pulls itself as small as it can. A ball has the least skin.", "correctAnswer": "A"}', '2026-11-18 15:00:00+00', NULL),
	('026j0omr', 'wordPuzzles', '{"id": "026j0omr", "clue": "You think with this. It sits inside your skull.", "kind": "wordPuzzles", "word": "BRAIN", "category": "science", "reviewed": true, "difficulty": "easy", "pointValue": 25}', '2026-11-18 15:00:00+00', NULL),
	('04xj2gt5', 'riddle', '{"id": "04xj2gt5", "kind": "riddle", "answer": "pitcher", "accepts": ["pitchers", "a pitcher"], "category": "wordplay", "question": "Lemonade is poured from one. And one throws the ball to the batter.", "reviewed": true, "difficulty": "hard"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.case_copies (case_id, title, text, author_name, written_at, picture) VALUES
	('01a203aa-8935-7381-b7aa-48832328d662', 'A frog on my boot', 'It sat there all morning.', 'Maya', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-893c-7d36-be8b-0ac3461afb07', 'Herons', 'I saw two of them by the lake.', 'Zoe', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.cases (id, kind, subject, reason, severity, urgent, author_id, age_group, reports, opened_at, rank_at, verdict_version, state, decision, decided_by, decided_at, on_hold, erase_after_hold) VALUES
	('01a203aa-8935-7381-b7aa-48832328d662', 'post', '01a203aa-8933-71e6-bbc0-f3d35e86e677', 'held', 0, false, '01a203aa-8830-7784-9478-0c308ce0948b', '9-10', 0, '2026-11-18 15:00:00+00', '2026-11-18 13:00:00+00', 'filter-5', 'open', NULL, NULL, NULL, false, false),
	('01a203aa-893c-7d36-be8b-0ac3461afb07', 'post', '01a203aa-893c-7b8a-9666-14e96ce916c6', 'held', 0, false, '01a203aa-88c6-776b-8f95-9b3fa57be5c9', '13-17', 0, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', 'filter-5', 'open', NULL, NULL, NULL, false, false);
INSERT INTO public.children (account_id, first_name, last_name, display_name, birth_date, favorite_color, bio, avatar_emoji, avatar_background, settings, consent, consent_method, consent_at, scopes) VALUES
	('01a203aa-886d-7022-b816-79c469d63b3c', 'Leo', 'Haddad', 'Leo', '2016-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'pending', NULL, NULL, '{}'),
	('01a203aa-88c6-776b-8f95-9b3fa57be5c9', 'Zoe', 'Lindqvist', 'Zoe', '2013-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'not_needed', NULL, NULL, '{posts,buddies,chat_phrases,chat,multiplayer}'),
	('01a203aa-8830-7784-9478-0c308ce0948b', 'Maya', 'Haddad', 'Maya', '2017-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'granted', 'in_person', '2026-11-18 15:00:00+00', '{posts,comments,friends,chat,search}');
INSERT INTO public.code_mails (id, address_hash, sent_at, delivered) VALUES
	('01a203aa-8819-71d7-b2cb-44a11cd34ca7', '\x5024fc7393244c745c7f0716f9ea7ddd0cba336a37f1aaab33c43798ae6535fb', '2026-11-18 15:00:00+00', false),
	('01a203aa-8819-7855-ae9e-8a7e5a4b9698', '\x1502f4017ad56ef667ba7fdbec65622e98727a0fe15984d57b26988d61bebc62', '2026-11-18 15:00:00+00', false),
	('5d6afc32-cd89-4dba-9ed5-07d034c6d0d5', '\xcabea3d6fe4c5a3eb4bbe6b6ec4a43cad18a64adb6c812e0a38d1ffefbe71232', '2026-11-18 15:00:00+00', false),
	('01a203aa-8865-7d52-b006-fd2c56769df6', '\xd0015c20c04a7fb614e5cfa64cb7e5c505fed79388d53b10691aef2f3fcc6697', '2026-11-18 15:00:00+00', false),
	('01a203aa-8865-7789-95d9-6f6f4b88f759', '\x1502f4017ad56ef667ba7fdbec65622e98727a0fe15984d57b26988d61bebc62', '2026-11-18 15:00:00+00', false),
	('528395e5-a51d-4b93-957b-7e705b4db037', '\xcabea3d6fe4c5a3eb4bbe6b6ec4a43cad18a64adb6c812e0a38d1ffefbe71232', '2026-11-18 15:00:00+00', false),
	('01a203aa-88c0-7357-915c-dce246a07587', '\x85ea469b61b183c4a4e86c7ed8df35682e41ea96847b26a104b30832c3aac436', '2026-11-18 15:00:00+00', false),
	('01a203aa-88c0-7c84-880c-f381b6776289', '\x5fd50bd9474ff78bca1ea0ebad33e68a3be2c6743d084bfcc7fedc15ccbd1351', '2026-11-18 15:00:00+00', false);
INSERT INTO public.consent_links (token_hash, purpose, child_id, parent_id, created_at, expires_at, used_at, replaced_at, notice_version) VALUES
	('\xffab87ce2c05652f19a11d3f223e5d4b8ea895ffbd930b247e81f54a9d3adb2e', 'not_mine', '01a203aa-8830-7784-9478-0c308ce0948b', '01a203aa-8831-7b02-94d1-bf4568b82183', '2026-11-18 15:00:00+00', '2027-11-18 15:00:00+00', NULL, NULL, 1),
	('\x238b7abefb74c4f99e661524fb3aa356cb31918d3b6bc288f4e56285c04053a6', 'decide', '01a203aa-8830-7784-9478-0c308ce0948b', '01a203aa-8831-7b02-94d1-bf4568b82183', '2026-11-18 15:00:00+00', '2026-11-25 15:00:00+00', NULL, NULL, 1),
	('\x2f0eaf3bfd86d9b0eeb3bff93ae0acb32fedc92b5ef72fb1d77cedb2f903c3cf', 'not_mine', '01a203aa-886d-7022-b816-79c469d63b3c', '01a203aa-8831-7b02-94d1-bf4568b82183', '2026-11-18 15:00:00+00', '2027-11-18 15:00:00+00', NULL, NULL, 1),
	('\x16b966d37c5f94ac7b94ba9aa724da188f1cce4b810d8c9f68c45e867a6af172', 'decide', '01a203aa-886d-7022-b816-79c469d63b3c', '01a203aa-8831-7b02-94d1-bf4568b82183', '2026-11-18 15:00:00+00', '2026-11-25 15:00:00+00', NULL, NULL, 1);
INSERT INTO public.consent_records (id, child_id, parent_id, grown_up, relation, witness_id, proof, state, method, scopes, notice_version, notice_hash, evidence, at, kept_until) VALUES
	('01a203aa-8839-7ac7-babc-e4fddb079620', '01a203aa-8830-7784-9478-0c308ce0948b', NULL, NULL, NULL, NULL, '\x9ad1b31c41e7c908e7fbd1788ef5a678d7194de5f864d9ceaad0dde2c33edfeb', 'pending', NULL, '{}', 1, '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '{"by": "sign_up"}', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-8870-7ea6-a108-7671a82dd28d', '01a203aa-886d-7022-b816-79c469d63b3c', NULL, NULL, NULL, NULL, '\xac534ea86f662faf095aea3e1a7ae1b16f7204e77462e894aab4545eeb007ec3', 'pending', NULL, '{}', 1, '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '{"by": "sign_up"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.consents (child_id, answer_by, erase_at, erasing_since, seen_at) VALUES
	('01a203aa-8830-7784-9478-0c308ce0948b', '2026-11-25 15:00:00+00', NULL, NULL, NULL),
	('01a203aa-886d-7022-b816-79c469d63b3c', '2026-11-25 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.contact_messages (id, client_id, account_id, type, name, email, subject, message, at, answered_at, answered_by, answer_note) VALUES
	('01a203aa-893e-7d6c-a0c6-5bdb3a0fac35', '01a203aa-893e-7d6c-a0c6-5bdb3a0fac35', '01a203aa-886d-7022-b816-79c469d63b3c', 'general', 'Leo', 'omar@example.org', 'Hello', 'How do I change my picture here?', '2026-11-18 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.events (id, name, account_id, facts, at, settled_at) VALUES
	('01a203aa-881d-72b6-b57b-32f05057a3b2', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-8819-7855-ae9e-8a7e5a4b9698"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-8833-7ac7-b59f-0c536be68f09', 'account.created', '01a203aa-8830-7784-9478-0c308ce0948b', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-8866-71a5-a2d7-33b0e4d2785f', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-8865-7789-95d9-6f6f4b88f759"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-886e-75aa-b511-cfe3dd19c60a', 'account.created', '01a203aa-886d-7022-b816-79c469d63b3c', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-88c1-7427-985c-4f30ae634e96', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-88c0-7c84-880c-f381b6776289"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-88c6-762d-a593-ba389a16b180', 'account.created', '01a203aa-88c6-776b-8f95-9b3fa57be5c9', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-8935-7457-8175-6a77eff19b73', 'post.held', '01a203aa-8830-7784-9478-0c308ce0948b', '{"postId": "01a203aa-8933-71e6-bbc0-f3d35e86e677"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-893c-722b-bcb1-435cc926fe3f', 'post.held', '01a203aa-88c6-776b-8f95-9b3fa57be5c9', '{"postId": "01a203aa-893c-7b8a-9666-14e96ce916c6"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-8940-7b09-b63e-a786010f7190', 'contact.received', '01a203aa-886d-7022-b816-79c469d63b3c', '{"messageId": "01a203aa-893e-7d6c-a0c6-5bdb3a0fac35"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.guardianships (child_id, parent_id, created_at) VALUES
	('01a203aa-8830-7784-9478-0c308ce0948b', '01a203aa-8831-7b02-94d1-bf4568b82183', '2026-11-18 15:00:00+00'),
	('01a203aa-886d-7022-b816-79c469d63b3c', '01a203aa-8831-7b02-94d1-bf4568b82183', '2026-11-18 15:00:00+00');
INSERT INTO public.migrations (id, name, run_on) VALUES
	(1, '0001-platform', '2026-11-22 14:30:35.90059'),
	(2, '0002-accounts', '2026-11-22 14:30:35.903105'),
	(3, '0003-family', '2026-11-22 14:30:35.910738'),
	(4, '0004-points', '2026-11-22 14:30:35.911885'),
	(5, '0005-friends', '2026-11-22 14:30:35.913687'),
	(6, '0006-posts', '2026-11-22 14:30:35.915965'),
	(7, '0007-cards', '2026-11-22 14:30:35.920805'),
	(8, '0008-waiting-posts', '2026-11-22 14:30:35.923153'),
	(9, '0009-contact', '2026-11-22 14:30:35.924105'),
	(10, '0010-feed-indexes', '2026-11-22 14:30:35.925856'),
	(11, '0012-audit', '2026-11-22 14:30:35.92724'),
	(12, '0013-desk', '2026-11-22 14:30:35.9302'),
	(13, '0014-staff', '2026-11-22 14:30:35.935223'),
	(14, '0015-consent', '2026-11-22 14:30:35.937609'),
	(15, '0016-answered-messages', '2026-11-22 14:30:35.944983'),
	(16, '0016-consent-links', '2026-11-22 14:30:35.945916'),
	(17, '0024-drawings', '2026-11-22 14:30:35.946848'),
	(18, '0026-resting', '2026-11-22 14:30:35.948207');
INSERT INTO public.notice_versions (version, text, hash, published_at, published_by) VALUES
	(1, 'Hello!
A child with the username {username} has made an account at the Lilypad at {place}, a place for children to play, read and learn. The child typed in your address as a parent''s, and the account was made with the code that we sent here. That is how we have it.
Who we are: {operator}
What the child can do now: solve riddles, trivia and word puzzles, read jokes and facts, earn points, and choose a favourite colour and settings. Alone: until you consent, nothing of the child is shown to other children, and nothing that other children write is shown to the child.
What stays off: posts and comments, buddies, chat, games with others, and leaderboards. Each is a switch of its own, off until you choose it. You may refuse all of them, and the account still works.
What is kept: the child''s first and last name, date of birth, username, language and time zone, what they have solved and guessed and the points for it, the minutes in which they were active, what they write once you allow it, and the devices that are signed in. It is used to run the account and to keep children safe. Of you we keep this address and the name that the child gave, only to ask for your consent and to write to you about this account, a lost password included. Nothing is given to anybody else, and there is no advertising.
Who can see it: the people who run this Lilypad. Other children see username, display name, picture, level and what the child shares, and only where you have allowed it.
To answer, open this page and choose. Opening it consents to nothing; only a button does:
{consent_link}
It works once, until {until}. {without_answer}
If this is not your child, say so here, and nobody will be mailed at this address again:
{not_mine_link}
You can take your consent back at any time, ask what is kept, have it corrected or have it all erased: reply to this mail. The person who runs this Lilypad reads it. The whole policy: {policy_link}
The frogs of Lilypad
', '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.parent_mails (id, child_id, parent_id, kind, due_at, claimed_at, sent_at) VALUES
	('17b8ce79-d031-4b21-afe1-e80e1cf24212', '01a203aa-8830-7784-9478-0c308ce0948b', '01a203aa-8831-7b02-94d1-bf4568b82183', 'reminder', '2026-11-21 15:00:00+00', NULL, NULL),
	('dfd6228f-0bff-4c5f-817b-42181107344e', '01a203aa-8830-7784-9478-0c308ce0948b', '01a203aa-8831-7b02-94d1-bf4568b82183', 'reminder', '2026-11-24 15:00:00+00', NULL, NULL),
	('5d6afc32-cd89-4dba-9ed5-07d034c6d0d5', '01a203aa-8830-7784-9478-0c308ce0948b', '01a203aa-8831-7b02-94d1-bf4568b82183', 'notice', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('1fc316a6-4ada-4ec2-84ec-65e0b326140e', '01a203aa-886d-7022-b816-79c469d63b3c', '01a203aa-8831-7b02-94d1-bf4568b82183', 'reminder', '2026-11-21 15:00:00+00', NULL, NULL),
	('034089ef-63eb-414f-a640-a9033ad24194', '01a203aa-886d-7022-b816-79c469d63b3c', '01a203aa-8831-7b02-94d1-bf4568b82183', 'reminder', '2026-11-24 15:00:00+00', NULL, NULL),
	('528395e5-a51d-4b93-957b-7e705b4db037', '01a203aa-886d-7022-b816-79c469d63b3c', '01a203aa-8831-7b02-94d1-bf4568b82183', 'notice', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.parents (id, email, name, created_at) VALUES
	('01a203aa-8831-7b02-94d1-bf4568b82183', 'omar@example.org', 'Omar Haddad', '2026-11-18 15:00:00+00');
INSERT INTO public.posts (id, author_id, client_id, title, content, category, status, reach, likes_count, comments_count, created_at, published_at, deleted_at, drawing_id) VALUES
	('01a203aa-8933-71e6-bbc0-f3d35e86e677', '01a203aa-8830-7784-9478-0c308ce0948b', '80f471b6-eae2-4911-8f95-f8611e8d3611', 'A frog on my boot', 'It sat there all morning.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL, NULL),
	('01a203aa-893c-7b8a-9666-14e96ce916c6', '01a203aa-88c6-776b-8f95-9b3fa57be5c9', '423c8dd6-8c04-48c1-8330-e4221ab89746', 'Herons', 'I saw two of them by the lake.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES
	('\xe02762b2ecd99e9f1a6300ee0fdaed119d6719f5a418e50bcdb1ed5a1a705408', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\xfc65c845b3008e3c643a301fce6986f67406833dd16133d3c183ef8aeffc7b9f', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\x467f43c82ca02da31269103fa09fa1d270c26c257698f8e8e44ffd52efc6e708', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\x94695ea93a4dabee50d58211a569aec7d29a0232bad3b1354fab0c5d34d500b5', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\x1deff776cd121bf86ed750e29bed8805577ebe172a6b8446a543c607ed0a205e', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\xad9f089d035832eb036c6457006e74e510f56862379e37d512f561a227140bc7', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\xc4f741431e79cc50f2e135c8c1ba7334d756220447f97f9f695f8186f19aab15', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\xb023106bd6deabf128b430b0d512ecdc35263d1129cec189c99e014cb756e303', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\xd2bf4fa87407892461fddad6836ba3eb72eccc2081256d7e1d8dada65c822498', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644'),
	('\xbc05c5dbcc48541c92b7b2786cf738d207418cc4fbff156fa95c600e14cefb74', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644');
INSERT INTO public.second_steps (account_id, session_id, sealed_secret, last_step, created_at, confirmed_at) VALUES
	('01a203aa-891a-73c7-bdbd-ec2a7ccf3644', '01a203aa-891c-7fca-b83f-c37347be449e', 'ZpX1AIpbfynaLrOh2kgPscAmqyFUYHJ0FidI13AH8mtlXowtOkM5hH_XvNvaIQ2PsynYDJsY7FPYC9uv', 59833800, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at, second_step) VALUES
	('01a203aa-8832-7749-8a55-8fa94c4ffb60', '\xe91973fbc362b2ffe6cef97c96494e03fb119bbe358427c2a752b0aee131769f', '01a203aa-8830-7784-9478-0c308ce0948b', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-886e-7624-a369-da579c7a9e02', '\xeaa8b809c2aebb95a278b9388bd512d574072b2c32e50679fc68e6952cdd1295', '01a203aa-886d-7022-b816-79c469d63b3c', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-88c6-7cb3-8b90-73d98773ae12', '\x3e1c44472f44b128bac6a5898a5517e609d80fa84ccac656371bc7479861fe1d', '01a203aa-88c6-776b-8f95-9b3fa57be5c9', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-891c-7fca-b83f-c37347be449e', '\x7ba8cc0d6400c0847d288d69746675027e37fd4511e411c0295e627e86507c98', '01a203aa-891a-73c7-bdbd-ec2a7ccf3644', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done');
INSERT INTO public.settings (name, value, updated_at) VALUES
	('session_secret', 'ytcJZKXtAnqlHoDayghl2CM9CjHzs59t2IxFLea7D4c', '2026-11-22 14:30:36.848547+00'),
	('content_version', '74e1842e436fb174', '2026-11-18 15:00:00+00'),
	('registration', 'open', '2026-11-22 14:30:37.430711+00');
SELECT pg_catalog.setval('public.migrations_id_seq', 18, true);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_username_key UNIQUE (username);
ALTER TABLE ONLY public.active_minutes
    ADD CONSTRAINT active_minutes_pkey PRIMARY KEY (account_id, minute);
ALTER TABLE ONLY public.audit_details
    ADD CONSTRAINT audit_details_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.audit_links
    ADD CONSTRAINT audit_links_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.blocked_addresses
    ADD CONSTRAINT blocked_addresses_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_pkey PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE ONLY public.card_guesses
    ADD CONSTRAINT card_guesses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_progress
    ADD CONSTRAINT card_progress_pkey PRIMARY KEY (account_id, card_id) INCLUDE (at);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.case_copies
    ADD CONSTRAINT case_copies_pkey PRIMARY KEY (case_id);
ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.child_points
    ADD CONSTRAINT child_points_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.children
    ADD CONSTRAINT children_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.code_mails
    ADD CONSTRAINT code_mails_pkey PRIMARY KEY (id, address_hash);
ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_pkey PRIMARY KEY (comment_id, account_id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_author_id_client_id_key UNIQUE (author_id, client_id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent_answers
    ADD CONSTRAINT consent_answers_child_id_parent_id_key UNIQUE NULLS NOT DISTINCT (child_id, parent_id);
ALTER TABLE ONLY public.consent_answers
    ADD CONSTRAINT consent_answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent_links
    ADD CONSTRAINT consent_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.consent_notices
    ADD CONSTRAINT consent_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (child_id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_client_id_key UNIQUE (client_id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_post_id_key UNIQUE (post_id);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_pkey PRIMARY KEY (account_id, buddy_id);
ALTER TABLE ONLY public.guardianships
    ADD CONSTRAINT guardianships_pkey PRIMARY KEY (child_id, parent_id);
ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notice_versions
    ADD CONSTRAINT notice_versions_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.parent_mails
    ADD CONSTRAINT parent_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parents
    ADD CONSTRAINT parents_email_key UNIQUE (email);
ALTER TABLE ONLY public.parents
    ADD CONSTRAINT parents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.pauses
    ADD CONSTRAINT pauses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_signups
    ADD CONSTRAINT pending_signups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.point_transactions
    ADD CONSTRAINT point_transactions_account_id_reason_target_key UNIQUE (account_id, reason, target);
ALTER TABLE ONLY public.point_transactions
    ADD CONSTRAINT point_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_pkey PRIMARY KEY (post_id, account_id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_id_client_id_key UNIQUE (author_id, client_id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (reporter_id, kind, subject);
ALTER TABLE ONLY public.second_steps
    ADD CONSTRAINT second_steps_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.staff_invites
    ADD CONSTRAINT staff_invites_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_notices
    ADD CONSTRAINT staff_notices_pkey PRIMARY KEY (id);
CREATE INDEX audit_details_about ON public.audit_details USING btree (about) WHERE (about IS NOT NULL);
CREATE INDEX audit_details_of_subject ON public.audit_details USING btree (subject);
CREATE INDEX blocked_users_by_blocked ON public.blocked_users USING btree (blocked_id);
CREATE INDEX card_guesses_of_account ON public.card_guesses USING btree (account_id, card_id, at);
CREATE INDEX cases_by_decision ON public.cases USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX cases_in_order ON public.cases USING btree (rank_at, id) WHERE (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text]));
CREATE INDEX cases_of_author ON public.cases USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE UNIQUE INDEX cases_open_subject ON public.cases USING btree (kind, subject) WHERE (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text]));
CREATE INDEX children_by_birth_date ON public.children USING btree (birth_date);
CREATE INDEX code_mails_by_address ON public.code_mails USING btree (address_hash, sent_at);
CREATE INDEX comment_likes_of_account ON public.comment_likes USING btree (account_id);
CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at, id) WHERE (status = 'published'::text);
CREATE INDEX consent_answers_of_parent ON public.consent_answers USING btree (parent_id);
CREATE INDEX consent_links_by_expiry ON public.consent_links USING btree (expires_at);
CREATE INDEX consent_links_of_child ON public.consent_links USING btree (child_id, parent_id);
CREATE INDEX consent_links_of_parent ON public.consent_links USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX consent_notices_of_child ON public.consent_notices USING btree (child_id, sent_at);
CREATE INDEX consent_records_of_child ON public.consent_records USING btree (child_id, at);
CREATE INDEX consent_records_of_parent ON public.consent_records USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX consent_records_to_end ON public.consent_records USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE INDEX consents_awaited ON public.consents USING btree (answer_by) WHERE (erase_at IS NULL);
CREATE INDEX consents_to_erase ON public.consents USING btree (erase_at) WHERE (erase_at IS NOT NULL);
CREATE INDEX contact_messages_at ON public.contact_messages USING btree (at);
CREATE INDEX contact_messages_by_time ON public.contact_messages USING btree (at DESC, id DESC);
CREATE INDEX contact_messages_of_account ON public.contact_messages USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX events_of_account ON public.events USING btree (account_id, at DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX events_unsettled ON public.events USING btree (at) WHERE (settled_at IS NULL);
CREATE INDEX guardianships_of_parent ON public.guardianships USING btree (parent_id);
CREATE INDEX parent_mails_due ON public.parent_mails USING btree (due_at) WHERE (sent_at IS NULL);
CREATE INDEX parent_mails_of_child ON public.parent_mails USING btree (child_id);
CREATE INDEX parent_mails_of_parent ON public.parent_mails USING btree (parent_id);
CREATE INDEX password_resets_of_account ON public.password_resets USING btree (account_id);
CREATE INDEX pauses_of_account ON public.pauses USING btree (account_id, ends_at);
CREATE INDEX pending_signups_by_expiry ON public.pending_signups USING btree (expires_at);
CREATE UNIQUE INDEX pending_signups_hold_username ON public.pending_signups USING btree (username);
CREATE INDEX point_transactions_by_day ON public.point_transactions USING btree (account_id, reason, at);
CREATE INDEX post_likes_of_account ON public.post_likes USING btree (account_id);
CREATE INDEX posts_beyond_buddies ON public.posts USING btree (published_at DESC, id DESC) INCLUDE (author_id, reach, deleted_at) WHERE ((published_at IS NOT NULL) AND (reach > 0));
CREATE INDEX posts_of_author ON public.posts USING btree (author_id, published_at DESC, id DESC) INCLUDE (deleted_at) WHERE (published_at IS NOT NULL);
CREATE INDEX posts_waiting ON public.posts USING btree (author_id, created_at DESC, id DESC) WHERE ((status = 'held'::text) AND (deleted_at IS NULL));
CREATE INDEX recovery_codes_of_account ON public.recovery_codes USING btree (account_id);
CREATE INDEX reports_of_case ON public.reports USING btree (case_id);
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);
CREATE INDEX staff_notices_of_account ON public.staff_notices USING btree (account_id, at);
CREATE TRIGGER audit_links_stay BEFORE DELETE OR UPDATE ON public.audit_links FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER audit_links_stay_all BEFORE TRUNCATE ON public.audit_links FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER consent_records_stay BEFORE DELETE OR UPDATE ON public.consent_records FOR EACH ROW EXECUTE FUNCTION public.keep_consent_record();
CREATE TRIGGER consent_records_stay_all BEFORE TRUNCATE ON public.consent_records FOR EACH STATEMENT EXECUTE FUNCTION public.keep_consent_record();
ALTER TABLE ONLY public.active_minutes
    ADD CONSTRAINT active_minutes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.audit_details
    ADD CONSTRAINT audit_details_number_fkey FOREIGN KEY (number) REFERENCES public.audit_links(number);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.card_guesses
    ADD CONSTRAINT card_guesses_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.card_guesses
    ADD CONSTRAINT card_guesses_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.cards(id);
ALTER TABLE ONLY public.card_progress
    ADD CONSTRAINT card_progress_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.card_progress
    ADD CONSTRAINT card_progress_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.cards(id);
ALTER TABLE ONLY public.case_copies
    ADD CONSTRAINT case_copies_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.child_points
    ADD CONSTRAINT child_points_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.children
    ADD CONSTRAINT children_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comments(id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id);
ALTER TABLE ONLY public.consent_answers
    ADD CONSTRAINT consent_answers_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.consent_answers
    ADD CONSTRAINT consent_answers_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES public.notice_versions(version);
ALTER TABLE ONLY public.consent_answers
    ADD CONSTRAINT consent_answers_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id);
ALTER TABLE ONLY public.consent_links
    ADD CONSTRAINT consent_links_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.consent_links
    ADD CONSTRAINT consent_links_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES public.notice_versions(version);
ALTER TABLE ONLY public.consent_links
    ADD CONSTRAINT consent_links_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id);
ALTER TABLE ONLY public.consent_notices
    ADD CONSTRAINT consent_notices_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_notice_version_fkey FOREIGN KEY (notice_version) REFERENCES public.notice_versions(version);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id);
ALTER TABLE ONLY public.consent_records
    ADD CONSTRAINT consent_records_witness_id_fkey FOREIGN KEY (witness_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_buddy_id_fkey FOREIGN KEY (buddy_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.guardianships
    ADD CONSTRAINT guardianships_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.guardianships
    ADD CONSTRAINT guardianships_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id);
ALTER TABLE ONLY public.notice_versions
    ADD CONSTRAINT notice_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.parent_mails
    ADD CONSTRAINT parent_mails_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.parent_mails
    ADD CONSTRAINT parent_mails_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.pauses
    ADD CONSTRAINT pauses_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.point_transactions
    ADD CONSTRAINT point_transactions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_steps
    ADD CONSTRAINT second_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.staff_notices
    ADD CONSTRAINT staff_notices_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE SET NULL;
