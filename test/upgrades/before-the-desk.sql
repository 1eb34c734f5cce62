CREATE FUNCTION public.reader_lot(reader uuid, post uuid) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ((((('x'::text || "left"(encode(sha256((uuid_send(reader) || uuid_send(post))), 'hex'::text), 8)))::bit(32))::bigint % (1000)::bigint))::integer;
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
    CONSTRAINT accounts_email_check CHECK ((email = lower(email))),
    CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['child'::text, 'moderator'::text, 'admin'::text]))),
    CONSTRAINT accounts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'removed'::text, 'leaving'::text]))),
    CONSTRAINT accounts_username_check CHECK ((username = lower(username)))
);
CREATE TABLE public.active_minutes (
    account_id uuid NOT NULL,
    minute timestamp with time zone NOT NULL
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
CREATE TABLE public.consent_notices (
    id uuid NOT NULL,
    child_id uuid NOT NULL,
    asked_by_child boolean NOT NULL,
    sent_at timestamp with time zone NOT NULL
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
    COALESCE(p.total, (0)::bigint) AS points
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
    CONSTRAINT posts_category_check CHECK ((category = ANY (ARRAY['story'::text, 'question'::text, 'announcement'::text, 'other'::text, 'art'::text]))),
    CONSTRAINT posts_reach_check CHECK (((reach >= 0) AND (reach <= 1000))),
    CONSTRAINT posts_status_check CHECK ((status = ANY (ARRAY['published'::text, 'held'::text, 'removed'::text])))
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    account_id uuid NOT NULL,
    device text NOT NULL,
    remembered boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
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
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.accounts (id, role, username, email, password_hash, state, time_zone, language, last_active_at, created_at, updated_at) VALUES
	('01a203aa-74b2-73e7-a735-0b85a3a53c2a', 'child', 'pondskater', NULL, '$argon2id$v=19$m=19456,t=2,p=1$PwS2z3MFwDVVZNLow1V++w$hxnOuNB68BauPCVv1cwktv0qvvCDBdRaqS8HjOJ2AUQ', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-74e2-7c5b-ad92-72ce62925695', 'child', 'newtfriend', NULL, '$argon2id$v=19$m=19456,t=2,p=1$KOipWCtmSDw7y0t7ofD0kg$Ko7S/yzPXdnML+mnr0kzIUoRiCJRwUBhsuH0z5gg8yU', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-750a-7f47-b3db-79477c9f3857', 'child', 'heronwatch', 'heronwatch@example.org', '$argon2id$v=19$m=19456,t=2,p=1$JGdTvlLzdHrzFEx9kgTbRw$cblM6i4GVE1yfWektfhiJrbq8V+hgRPci2cBJzDvnU8', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7541-7803-a9e1-9f366b2e1251', 'moderator', 'ines', 'ines@example.org', '$argon2id$v=19$m=19456,t=2,p=1$fOQLEA4B0MaTjOQKaeE8hg$PKg5l+x7CJiOmXoYAAJ7B8X3ZhK5MJR/d1p1q/oUhUc', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.card_guesses (id, account_id, card_id, guess, is_correct, at) VALUES
	('01a203aa-755d-7106-96b6-a858b08e93ab', '01a203aa-750a-7f47-b3db-79477c9f3857', '07hujo0v', 'a frog', false, '2026-11-18 15:00:00+00');
INSERT INTO public.cards (id, kind, body, created_at, retired_at) VALUES
	('0532loli', 'trivia', '{"id": "0532loli", "kind": "trivia", "source": "Basic physics: sound needs a medium", "optionA": "Empty space", "optionB": "Solid steel", "optionC": "Deep water", "category": "science", "question": "Sound cannot travel through which of these?", "reviewed": true, "difficulty": "hard", "explanation": "Sound needs something to shake, such as air, water, or steel. Empty space has nothing to shake.", "correctAnswer": "A"}', '2026-11-18 15:00:00+00', NULL),
	('07hujo0v', 'riddle', '{"id": "07hujo0v", "kind": "riddle", "answer": "patience", "accepts": ["patient", "being patient", "calm", "calmness", "temper", "cool"], "category": "concepts", "question": "In a long line, some people lose it. You will not find it on the floor. With it, waiting is easy.", "reviewed": true, "difficulty": "medium"}', '2026-11-18 15:00:00+00', NULL),
	('07o1njtp', 'riddle', '{"id": "07o1njtp", "kind": "riddle", "answer": "five", "accepts": ["5", "5 frogs", "five frogs"], "category": "numbers", "question": "Six frogs on a log. Plop, plop, two hop off. One climbs back up. How many sit there now?", "reviewed": true, "difficulty": "easy"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.children (account_id, first_name, last_name, display_name, birth_date, favorite_color, bio, avatar_emoji, avatar_background, settings, consent, consent_method, consent_at, scopes) VALUES
	('01a203aa-74e2-7c5b-ad92-72ce62925695', 'Leo', 'Haddad', 'Leo', '2016-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'pending', NULL, NULL, '{}'),
	('01a203aa-750a-7f47-b3db-79477c9f3857', 'Zoe', 'Lindqvist', 'Zoe', '2013-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'not_needed', NULL, NULL, '{posts,buddies,chat_phrases,chat,multiplayer}'),
	('01a203aa-74b2-73e7-a735-0b85a3a53c2a', 'Maya', 'Haddad', 'Maya', '2017-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'granted', 'in_person', '2026-11-18 15:00:00+00', '{posts,comments,friends,chat,search}');
INSERT INTO public.code_mails (id, address_hash, sent_at, delivered) VALUES
	('01a203aa-74a3-7610-833d-0dbd735c5fb0', '\xd5585221d9d91a607da2d858553fc312abb314e09f37b1e2dcd582656270f435', '2026-11-18 15:00:00+00', false),
	('01a203aa-74a2-723b-aa49-53d8f4e05ed9', '\x8a34e776398b29aa45f1e4eaf88351051fb88e630faeb6dae9a6afb7b8f6e952', '2026-11-18 15:00:00+00', false),
	('01a203aa-74dd-7794-ac3d-ce3d54605253', '\x0285581a480f453d47e8e2a13ac1544c4489034c2990d9cfb65ac678737d77db', '2026-11-18 15:00:00+00', false),
	('01a203aa-74dc-7c4a-ac17-500745c3687c', '\x8a34e776398b29aa45f1e4eaf88351051fb88e630faeb6dae9a6afb7b8f6e952', '2026-11-18 15:00:00+00', false),
	('01a203aa-7507-7f36-9d53-d4dae6449964', '\x3da054f738f4ffc7743edb4e98c1bdba0c2ca0c684a7fbad7be915c333495390', '2026-11-18 15:00:00+00', false),
	('01a203aa-7506-74ef-ac23-7e7933fc90c7', '\xb2a7cb1147b99fc239b5c72f2d842486f1371993f2342dbdbb0c31d29bd99d70', '2026-11-18 15:00:00+00', false);
INSERT INTO public.consent_notices (id, child_id, asked_by_child, sent_at) VALUES
	('01a203aa-74b3-72df-9955-bae85591eb16', '01a203aa-74b2-73e7-a735-0b85a3a53c2a', false, '2026-11-18 15:00:00+00'),
	('01a203aa-74e3-7f9e-900e-85840487a5cb', '01a203aa-74e2-7c5b-ad92-72ce62925695', false, '2026-11-18 15:00:00+00');
INSERT INTO public.events (id, name, account_id, facts, at, settled_at) VALUES
	('01a203aa-74a8-76cd-b46e-378109043e7d', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-74a2-723b-aa49-53d8f4e05ed9"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-74b3-72df-9955-bae85591eb16', 'account.created', '01a203aa-74b2-73e7-a735-0b85a3a53c2a', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-74de-7473-be27-66733207bc5c', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-74dc-7c4a-ac17-500745c3687c"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-74e3-7f9e-900e-85840487a5cb', 'account.created', '01a203aa-74e2-7c5b-ad92-72ce62925695', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7508-78fa-b32b-956a9cb72eee', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-7506-74ef-ac23-7e7933fc90c7"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-750b-74c3-bd11-8330bb04255f', 'account.created', '01a203aa-750a-7f47-b3db-79477c9f3857', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-754a-739d-95e1-c2cee1cdfcd8', 'post.held', '01a203aa-74b2-73e7-a735-0b85a3a53c2a', '{"postId": "01a203aa-7549-7268-9e64-a313a66bb545"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-754e-78bd-a0f4-6473649a4cf2', 'post.held', '01a203aa-750a-7f47-b3db-79477c9f3857', '{"postId": "01a203aa-754e-788b-8976-1dfeec5ddaf5"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.guardianships (child_id, parent_id, created_at) VALUES
	('01a203aa-74b2-73e7-a735-0b85a3a53c2a', '01a203aa-74b3-7f3c-92ae-e83e80decb55', '2026-11-18 15:00:00+00'),
	('01a203aa-74e2-7c5b-ad92-72ce62925695', '01a203aa-74b3-7f3c-92ae-e83e80decb55', '2026-11-18 15:00:00+00');
INSERT INTO public.migrations (id, name, run_on) VALUES
	(1, '0001-platform', '2026-11-22 14:30:30.889712'),
	(2, '0002-accounts', '2026-11-22 14:30:30.896027'),
	(3, '0003-family', '2026-11-22 14:30:30.908068'),
	(4, '0004-points', '2026-11-22 14:30:30.909323'),
	(5, '0005-friends', '2026-11-22 14:30:30.911186'),
	(6, '0006-posts', '2026-11-22 14:30:30.913696'),
	(7, '0007-cards', '2026-11-22 14:30:30.918818'),
	(8, '0008-waiting-posts', '2026-11-22 14:30:30.921416');
INSERT INTO public.parents (id, email, name, created_at) VALUES
	('01a203aa-74b3-7f3c-92ae-e83e80decb55', 'omar@example.org', 'Omar Haddad', '2026-11-18 15:00:00+00');
INSERT INTO public.posts (id, author_id, client_id, title, content, category, status, reach, likes_count, comments_count, created_at, published_at, deleted_at) VALUES
	('01a203aa-7549-7268-9e64-a313a66bb545', '01a203aa-74b2-73e7-a735-0b85a3a53c2a', '9457a590-f217-46a0-8d8b-6da0c081cfa7', 'A frog on my boot', 'It sat there all morning.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL),
	('01a203aa-754e-788b-8976-1dfeec5ddaf5', '01a203aa-750a-7f47-b3db-79477c9f3857', 'fce79205-b9b9-441e-a3ca-9c3342e93e29', 'Herons', 'I saw two of them by the lake.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL);
INSERT INTO public.sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at) VALUES
	('01a203aa-74b3-796b-8bc1-74e59d6fdc54', '\xa4888656b545cf22fdb2091380e320578da570f7530a3430eba11540349fee4a', '01a203aa-74b2-73e7-a735-0b85a3a53c2a', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00'),
	('01a203aa-74e3-7744-b5fd-d775ff087304', '\xb65c88816ac959ca006f2b70f233725c6c21cb514cad5c85657f2817bc342166', '01a203aa-74e2-7c5b-ad92-72ce62925695', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00'),
	('01a203aa-750b-703e-b421-82953746517f', '\xc96051ed00148e69715c6a6b43a7fcefeb231cd0f61c8a009ed3c1778254bb92', '01a203aa-750a-7f47-b3db-79477c9f3857', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00'),
	('01a203aa-7543-760a-9af5-953080ef6d76', '\xb73ae6c18cb4e4594437a1f3a37a83156e95d033a638fbbb9ae6a7e5baa18682', '01a203aa-7541-7803-a9e1-9f366b2e1251', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00');
INSERT INTO public.settings (name, value, updated_at) VALUES
	('session_secret', 'Lv3Op6sviJ-8p3RGxslAYznAAZO1_t531MxVFt0RYNU', '2026-11-22 14:30:32.203416+00'),
	('content_version', 'f0554c0fe2b6525e', '2026-11-18 15:00:00+00'),
	('registration', 'open', '2026-11-22 14:30:32.425331+00');
SELECT pg_catalog.setval('public.migrations_id_seq', 8, true);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_username_key UNIQUE (username);
ALTER TABLE ONLY public.active_minutes
    ADD CONSTRAINT active_minutes_pkey PRIMARY KEY (account_id, minute);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_pkey PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE ONLY public.card_guesses
    ADD CONSTRAINT card_guesses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_progress
    ADD CONSTRAINT card_progress_pkey PRIMARY KEY (account_id, card_id);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.consent_notices
    ADD CONSTRAINT consent_notices_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.parents
    ADD CONSTRAINT parents_email_key UNIQUE (email);
ALTER TABLE ONLY public.parents
    ADD CONSTRAINT parents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
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
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.staff_invites
    ADD CONSTRAINT staff_invites_pkey PRIMARY KEY (token_hash);
CREATE INDEX blocked_users_by_blocked ON public.blocked_users USING btree (blocked_id);
CREATE INDEX card_guesses_of_account ON public.card_guesses USING btree (account_id, card_id, at);
CREATE INDEX children_by_birth_date ON public.children USING btree (birth_date);
CREATE INDEX code_mails_by_address ON public.code_mails USING btree (address_hash, sent_at);
CREATE INDEX comment_likes_of_account ON public.comment_likes USING btree (account_id);
CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at, id) WHERE (status = 'published'::text);
CREATE INDEX consent_notices_of_child ON public.consent_notices USING btree (child_id, sent_at);
CREATE INDEX events_of_account ON public.events USING btree (account_id, at DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX events_unsettled ON public.events USING btree (at) WHERE (settled_at IS NULL);
CREATE INDEX guardianships_of_parent ON public.guardianships USING btree (parent_id);
CREATE INDEX password_resets_of_account ON public.password_resets USING btree (account_id);
CREATE INDEX pending_signups_by_expiry ON public.pending_signups USING btree (expires_at);
CREATE UNIQUE INDEX pending_signups_hold_username ON public.pending_signups USING btree (username);
CREATE INDEX point_transactions_by_day ON public.point_transactions USING btree (account_id, reason, at);
CREATE INDEX post_likes_of_account ON public.post_likes USING btree (account_id);
CREATE INDEX posts_beyond_buddies ON public.posts USING btree (published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (reach > 0));
CREATE INDEX posts_of_author ON public.posts USING btree (author_id, published_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX posts_waiting ON public.posts USING btree (author_id, created_at DESC, id DESC) WHERE ((status = 'held'::text) AND (deleted_at IS NULL));
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);
ALTER TABLE ONLY public.active_minutes
    ADD CONSTRAINT active_minutes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
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
ALTER TABLE ONLY public.consent_notices
    ADD CONSTRAINT consent_notices_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_buddy_id_fkey FOREIGN KEY (buddy_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.guardianships
    ADD CONSTRAINT guardianships_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.guardianships
    ADD CONSTRAINT guardianships_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.point_transactions
    ADD CONSTRAINT point_transactions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
