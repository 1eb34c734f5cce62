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
    CONSTRAINT contact_messages_type_check CHECK ((type = ANY (ARRAY['general'::text, 'safety'::text, 'parent'::text, 'emergency'::text])))
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
CREATE TABLE public.recovery_codes (
    code_hash bytea NOT NULL,
    account_id uuid NOT NULL
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
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.accounts (id, role, username, email, password_hash, state, time_zone, language, last_active_at, created_at, updated_at) VALUES
	('01a203aa-7da8-766d-b27b-ca31d5c59989', 'child', 'pondskater', NULL, '$argon2id$v=19$m=19456,t=2,p=1$m86h/pJo0gQHH/KZPMewTA$zKYqTmTcK/nJsO/q0L/412DYS8nrPNzbnLwOuQ3E/3Y', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7ddf-7a15-aa65-4d49ef783420', 'child', 'newtfriend', NULL, '$argon2id$v=19$m=19456,t=2,p=1$NAY1q75aKs4Mi776EVLDOA$YUn/TRDAKigGelpoy6/BYKtyWU3K8OyKNpsfMCgytUs', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e1c-771b-a32a-98c0ec6d944a', 'child', 'heronwatch', 'heronwatch@example.org', '$argon2id$v=19$m=19456,t=2,p=1$7+rRzbowEztdfmeg694PEw$PKQORcL675sAVok4QDZUQP8CrYlqxN5MiiYSRagDJRY', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e4e-782e-85a9-0871f14635bc', 'moderator', 'ines', 'ines@example.org', '$argon2id$v=19$m=19456,t=2,p=1$KDlSHQqmUWQ/G9ZwnU0hPg$UpYIG4hfZCWkyLhRL1bOyEaUfd1M/aKjQe4uhvHBM+w', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.card_guesses (id, account_id, card_id, guess, is_correct, at) VALUES
	('01a203aa-7e80-7ec3-8dce-c7f8292338d4', '01a203aa-7e1c-771b-a32a-98c0ec6d944a', '04xj2gt5', 'a frog', false, '2026-11-18 15:00:00+00');
INSERT INTO public.cards (id, kind, body, created_at, retired_at) VALUES
	('013bvmx3', 'common_knowledge', '{"id": "013bvmx3", "kind": "common_knowledge", "emoji": "⚡", "title": "Wires on the Ground", "source": "Safety advice from power companies", "content": "A wire that fell down may still be live. Stay far away and warn others. A grown-up should call for help.", "category": "safety", "reviewed": true}', '2026-11-18 15:00:00+00', NULL),
	('01hyrji6', 'trivia', '{"id": "01hyrji6", "kind": "trivia", "source": "Physics: surface tension", "optionA": "A ball", "optionB": "A cube", "optionC": "A cone", "category": "home", "question": "What shape is a soap bubble in still air?", "reviewed": true, "difficulty": "easy", "explanation": "The skin of soap pulls itself as small as it can. A ball has the least skin.", "correctAnswer": "A"}', '2026-11-18 15:00:00+00', NULL),
	('026j0omr', 'wordPuzzles', '{"id": "026j0omr", "clue": "You think with this. It sits inside your skull.", "kind": "wordPuzzles", "word": "BRAIN", "category": "science", "reviewed": true, "difficulty": "easy", "pointValue": 25}', '2026-11-18 15:00:00+00', NULL),
	('04xj2gt5', 'riddle', '{"id": "04xj2gt5", "kind": "riddle", "answer": "pitcher", "accepts": ["pitchers", "a pitcher"], "category": "wordplay", "question": "Lemonade is poured from one. And one throws the ball to the batter.", "reviewed": true, "difficulty": "hard"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.children (account_id, first_name, last_name, display_name, birth_date, favorite_color, bio, avatar_emoji, avatar_background, settings, consent, consent_method, consent_at, scopes) VALUES
	('01a203aa-7ddf-7a15-aa65-4d49ef783420', 'Leo', 'Haddad', 'Leo', '2016-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'pending', NULL, NULL, '{}'),
	('01a203aa-7e1c-771b-a32a-98c0ec6d944a', 'Zoe', 'Lindqvist', 'Zoe', '2013-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'not_needed', NULL, NULL, '{posts,buddies,chat_phrases,chat,multiplayer}'),
	('01a203aa-7da8-766d-b27b-ca31d5c59989', 'Maya', 'Haddad', 'Maya', '2017-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'granted', 'in_person', '2026-11-18 15:00:00+00', '{posts,comments,friends,chat,search}');
INSERT INTO public.code_mails (id, address_hash, sent_at, delivered) VALUES
	('01a203aa-7d8e-7e43-bda6-f7a4198cc37c', '\x620606dc4039a9fa84eebe6430cf546bacd292f1375d25ef195820f8946f5fdb', '2026-11-18 15:00:00+00', false),
	('01a203aa-7d8d-7b35-8e12-9f0d7c4f27d3', '\x2eaab749e71a6ecc590afcacf1f57cfd08e1266f4b128bb17f72a1472310ee4f', '2026-11-18 15:00:00+00', false),
	('85241769-7307-4155-9c17-56a90f3e3935', '\xd64b9a61d9cac8c898121ff742f42f17c76b0089860ceb5726464dad81279908', '2026-11-18 15:00:00+00', false),
	('01a203aa-7dda-75a1-884a-e9a5ff729074', '\x6f9584d499639233dfd90c8b735b89a32c32d4d132b2fbdb3429f53d933f877f', '2026-11-18 15:00:00+00', false),
	('01a203aa-7dd9-7dbd-86d9-c367230e9f46', '\x2eaab749e71a6ecc590afcacf1f57cfd08e1266f4b128bb17f72a1472310ee4f', '2026-11-18 15:00:00+00', false),
	('be04905f-a1f1-40dc-86a3-edd7778b6f7b', '\xd64b9a61d9cac8c898121ff742f42f17c76b0089860ceb5726464dad81279908', '2026-11-18 15:00:00+00', false),
	('01a203aa-7e14-75eb-8d73-3569191de3c9', '\x4b22c00f36223bd3217cf5f96582fc0b8452ac9ad691b1ab9c6291c304baacab', '2026-11-18 15:00:00+00', false),
	('01a203aa-7e13-75fe-a858-8f64eb3c8e8f', '\xa97d9f1cd35a131a438f4d422b8fc2c55e717ea27380529d77aa23bcc095782e', '2026-11-18 15:00:00+00', false);
INSERT INTO public.consent_links (token_hash, purpose, child_id, parent_id, created_at, expires_at, used_at, replaced_at) VALUES
	('\x37d59253bc31345a6eb9089d2659fd17dd51a04349daa18843cc10517e88bea8', 'not_mine', '01a203aa-7da8-766d-b27b-ca31d5c59989', '01a203aa-7da8-7754-b0e1-5eaab7e71334', '2026-11-18 15:00:00+00', '2027-11-18 15:00:00+00', NULL, NULL),
	('\x2e00f4db5e1a75d3569f7ad8d7f49bebd4ae19c84019763a8c6d40ec5c9b6ca7', 'decide', '01a203aa-7da8-766d-b27b-ca31d5c59989', '01a203aa-7da8-7754-b0e1-5eaab7e71334', '2026-11-18 15:00:00+00', '2026-11-25 15:00:00+00', NULL, NULL),
	('\x3b41b97c071eb85d1de4df84a5496e0c60b1f577898286e65856a1cb66863a97', 'not_mine', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '01a203aa-7da8-7754-b0e1-5eaab7e71334', '2026-11-18 15:00:00+00', '2027-11-18 15:00:00+00', NULL, NULL),
	('\x9d2366953772569f9c01f84cddb74771b3594e549ee1614c306388785c3323eb', 'decide', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '01a203aa-7da8-7754-b0e1-5eaab7e71334', '2026-11-18 15:00:00+00', '2026-11-25 15:00:00+00', NULL, NULL);
INSERT INTO public.consent_records (id, child_id, parent_id, grown_up, relation, witness_id, proof, state, method, scopes, notice_version, notice_hash, evidence, at, kept_until) VALUES
	('01a203aa-7db0-7ae9-948f-fa5a89b5b5af', '01a203aa-7da8-766d-b27b-ca31d5c59989', NULL, NULL, NULL, NULL, '\xc3e00fac5ac83d8211492ab683a4bd205dc1569994e0f2f8ad038f60f562dc51', 'pending', NULL, '{}', 1, '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '{"by": "sign_up"}', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-7de2-7264-a45d-18704f3c3647', '01a203aa-7ddf-7a15-aa65-4d49ef783420', NULL, NULL, NULL, NULL, '\x37e8af6fb75505fab41a037372d3ad1ac864dcb56e6b2df6219c2eb221dbf20a', 'pending', NULL, '{}', 1, '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '{"by": "sign_up"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.consents (child_id, answer_by, erase_at, erasing_since, seen_at) VALUES
	('01a203aa-7da8-766d-b27b-ca31d5c59989', '2026-11-25 15:00:00+00', NULL, NULL, NULL),
	('01a203aa-7ddf-7a15-aa65-4d49ef783420', '2026-11-25 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.contact_messages (id, client_id, account_id, type, name, email, subject, message, at) VALUES
	('01a203aa-7e69-7a5c-88d5-1adf09c0c6a0', '01a203aa-7e69-7a5c-88d5-1adf09c0c6a0', '01a203aa-7ddf-7a15-aa65-4d49ef783420', 'general', 'Leo', 'omar@example.org', 'Hello', 'How do I change my picture here?', '2026-11-18 15:00:00+00');
INSERT INTO public.events (id, name, account_id, facts, at, settled_at) VALUES
	('01a203aa-7d93-752b-b8d6-d61733c944cf', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-7d8d-7b35-8e12-9f0d7c4f27d3"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7da8-7f00-931b-7a45871d1edc', 'account.created', '01a203aa-7da8-766d-b27b-ca31d5c59989', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7ddb-7aa7-8ee5-9e05c44f4878', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-7dd9-7dbd-86d9-c367230e9f46"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7ddf-7fa7-ad6a-6b913943b347', 'account.created', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e15-7fdf-88b5-0abf9a7f2138', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-7e13-75fe-a858-8f64eb3c8e8f"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e1d-71dc-b4ed-e923e8703f26', 'account.created', '01a203aa-7e1c-771b-a32a-98c0ec6d944a', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e63-77d1-8887-1d29261a0f06', 'post.held', '01a203aa-7da8-766d-b27b-ca31d5c59989', '{"postId": "01a203aa-7e62-708d-b6c6-233630930f4d"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e68-7447-82ae-5098b1ff6d5b', 'post.held', '01a203aa-7e1c-771b-a32a-98c0ec6d944a', '{"postId": "01a203aa-7e67-7f74-9cbd-23c20c9f8758"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-7e6a-7304-a32c-f0a797953a1c', 'contact.received', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '{"messageId": "01a203aa-7e69-7a5c-88d5-1adf09c0c6a0"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.guardianships (child_id, parent_id, created_at) VALUES
	('01a203aa-7da8-766d-b27b-ca31d5c59989', '01a203aa-7da8-7754-b0e1-5eaab7e71334', '2026-11-18 15:00:00+00'),
	('01a203aa-7ddf-7a15-aa65-4d49ef783420', '01a203aa-7da8-7754-b0e1-5eaab7e71334', '2026-11-18 15:00:00+00');
INSERT INTO public.migrations (id, name, run_on) VALUES
	(1, '0001-platform', '2026-11-22 14:30:33.424209'),
	(2, '0002-accounts', '2026-11-22 14:30:33.426892'),
	(3, '0003-family', '2026-11-22 14:30:33.435076'),
	(4, '0004-points', '2026-11-22 14:30:33.436403'),
	(5, '0005-friends', '2026-11-22 14:30:33.438417'),
	(6, '0006-posts', '2026-11-22 14:30:33.44082'),
	(7, '0007-cards', '2026-11-22 14:30:33.446158'),
	(8, '0008-waiting-posts', '2026-11-22 14:30:33.448924'),
	(9, '0009-contact', '2026-11-22 14:30:33.449987'),
	(10, '0010-feed-indexes', '2026-11-22 14:30:33.452014'),
	(11, '0012-audit', '2026-11-22 14:30:33.453587'),
	(12, '0014-staff', '2026-11-22 14:30:33.45684'),
	(13, '0015-consent', '2026-11-22 14:30:33.459318');
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
	('44a1924d-2f93-470e-a194-f8d4db177687', '01a203aa-7da8-766d-b27b-ca31d5c59989', '01a203aa-7da8-7754-b0e1-5eaab7e71334', 'reminder', '2026-11-21 15:00:00+00', NULL, NULL),
	('074c4018-a2db-4b16-8e65-53b3ad81a686', '01a203aa-7da8-766d-b27b-ca31d5c59989', '01a203aa-7da8-7754-b0e1-5eaab7e71334', 'reminder', '2026-11-24 15:00:00+00', NULL, NULL),
	('85241769-7307-4155-9c17-56a90f3e3935', '01a203aa-7da8-766d-b27b-ca31d5c59989', '01a203aa-7da8-7754-b0e1-5eaab7e71334', 'notice', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('7aa8781c-b984-433e-9b8b-26a4d0aad78d', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '01a203aa-7da8-7754-b0e1-5eaab7e71334', 'reminder', '2026-11-21 15:00:00+00', NULL, NULL),
	('30ce3874-e5a9-4b08-9b80-2f38f0b4f355', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '01a203aa-7da8-7754-b0e1-5eaab7e71334', 'reminder', '2026-11-24 15:00:00+00', NULL, NULL),
	('be04905f-a1f1-40dc-86a3-edd7778b6f7b', '01a203aa-7ddf-7a15-aa65-4d49ef783420', '01a203aa-7da8-7754-b0e1-5eaab7e71334', 'notice', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.parents (id, email, name, created_at) VALUES
	('01a203aa-7da8-7754-b0e1-5eaab7e71334', 'omar@example.org', 'Omar Haddad', '2026-11-18 15:00:00+00');
INSERT INTO public.posts (id, author_id, client_id, title, content, category, status, reach, likes_count, comments_count, created_at, published_at, deleted_at) VALUES
	('01a203aa-7e62-708d-b6c6-233630930f4d', '01a203aa-7da8-766d-b27b-ca31d5c59989', 'd438b994-fc1e-4f43-a598-4c7a44c64487', 'A frog on my boot', 'It sat there all morning.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL),
	('01a203aa-7e67-7f74-9cbd-23c20c9f8758', '01a203aa-7e1c-771b-a32a-98c0ec6d944a', '0196b996-b599-4d8e-9a74-e0724a922bfd', 'Herons', 'I saw two of them by the lake.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL);
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES
	('\x953b9fef1105f687f0b667d94c2e339559e9c8a4dfbf7a15f54a4f3694b7fc7d', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x27947f312b29301ee3ec529e2e46fded5e25c688bef43d47332b8f21ca0e9ec7', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x1d9ceff0ff7e26be2d7508f7ba9f8cfa09269a66575dab0b7dcf55595fad8184', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\xcdcc7c3d8981f1ab1dc7dcb223d5c3f40f7e5a8da849b3229178df196736ec43', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x8a8c9badd8dccb8f9b8e24dca058bee973bce4dd847442f4352e799340699b84', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x57ad998391808c363af6db0e98fc1ce21f3a7311a24be0c6867d674117bc8bee', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x4b413fc93371133c3de0f865404ad5eef2568a0f3bb7289ee6e26b24ac98e11c', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x7be597abd1db4f62c0dd1b73818a99d7c6c88bdb95691d90f5f507d5c7848b9e', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x7a4ea628a13545014d10b249a8e9f7e92ad7c9515c26c7ece7664ec634678f0b', '01a203aa-7e4e-782e-85a9-0871f14635bc'),
	('\x226a443a1dda7a538889b38c3dc667c35479ba59df491f2afa3cce2a94dd23fc', '01a203aa-7e4e-782e-85a9-0871f14635bc');
INSERT INTO public.second_steps (account_id, session_id, sealed_secret, last_step, created_at, confirmed_at) VALUES
	('01a203aa-7e4e-782e-85a9-0871f14635bc', '01a203aa-7e50-7e0d-a819-5318783fe8cf', 'Xd9ISyzAV_L3LgOlvMyLvThCZbd_eNmUtIS7DDEaN-W-McBjRe9ta90axGhSqPuX24EDKA17si2CSoiI', 59833800, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at, second_step) VALUES
	('01a203aa-7da8-7814-8212-2aab0786507c', '\x0f250df3ed06b1e8982cbd281d4a05f2292aa4d1830e65935b3105c02485e621', '01a203aa-7da8-766d-b27b-ca31d5c59989', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-7ddf-7970-bdaf-de67d56c066a', '\xf6aa14a12ea3df927452c526ad38d245d8c3c5f5752092ca2fcfbafb6f58a9c9', '01a203aa-7ddf-7a15-aa65-4d49ef783420', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-7e1d-717e-af27-10c59aebb327', '\xe847d5a05e0e0f299b63ff9e6150880244d5769da0c5b25bc35f2c7f1ac3346f', '01a203aa-7e1c-771b-a32a-98c0ec6d944a', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-7e50-7e0d-a819-5318783fe8cf', '\x8498886719b8d4918e24f1b7b34807811ca8a9e07d0babc3ca0a2a915a02e9b9', '01a203aa-7e4e-782e-85a9-0871f14635bc', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done');
INSERT INTO public.settings (name, value, updated_at) VALUES
	('session_secret', 'zOF33p9p30TnaiBF-YFn0QJt01govAQ2bWzplSK0EUU', '2026-11-22 14:30:34.342743+00'),
	('content_version', '74e1842e436fb174', '2026-11-18 15:00:00+00'),
	('registration', 'open', '2026-11-22 14:30:34.728435+00');
SELECT pg_catalog.setval('public.migrations_id_seq', 13, true);
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
CREATE INDEX audit_details_about ON public.audit_details USING btree (about) WHERE (about IS NOT NULL);
CREATE INDEX audit_details_of_subject ON public.audit_details USING btree (subject);
CREATE INDEX blocked_users_by_blocked ON public.blocked_users USING btree (blocked_id);
CREATE INDEX card_guesses_of_account ON public.card_guesses USING btree (account_id, card_id, at);
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
CREATE INDEX contact_messages_of_account ON public.contact_messages USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX events_of_account ON public.events USING btree (account_id, at DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX events_unsettled ON public.events USING btree (at) WHERE (settled_at IS NULL);
CREATE INDEX guardianships_of_parent ON public.guardianships USING btree (parent_id);
CREATE INDEX parent_mails_due ON public.parent_mails USING btree (due_at) WHERE (sent_at IS NULL);
CREATE INDEX parent_mails_of_child ON public.parent_mails USING btree (child_id);
CREATE INDEX parent_mails_of_parent ON public.parent_mails USING btree (parent_id);
CREATE INDEX password_resets_of_account ON public.password_resets USING btree (account_id);
CREATE INDEX pending_signups_by_expiry ON public.pending_signups USING btree (expires_at);
CREATE UNIQUE INDEX pending_signups_hold_username ON public.pending_signups USING btree (username);
CREATE INDEX point_transactions_by_day ON public.point_transactions USING btree (account_id, reason, at);
CREATE INDEX post_likes_of_account ON public.post_likes USING btree (account_id);
CREATE INDEX posts_beyond_buddies ON public.posts USING btree (published_at DESC, id DESC) INCLUDE (author_id, reach, deleted_at) WHERE ((published_at IS NOT NULL) AND (reach > 0));
CREATE INDEX posts_of_author ON public.posts USING btree (author_id, published_at DESC, id DESC) INCLUDE (deleted_at) WHERE (published_at IS NOT NULL);
CREATE INDEX posts_waiting ON public.posts USING btree (author_id, created_at DESC, id DESC) WHERE ((status = 'held'::text) AND (deleted_at IS NULL));
CREATE INDEX recovery_codes_of_account ON public.recovery_codes USING btree (account_id);
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);
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
ALTER TABLE ONLY public.second_steps
    ADD CONSTRAINT second_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
