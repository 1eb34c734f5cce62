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
CREATE TABLE public.activities (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    type text NOT NULL,
    from_id uuid NOT NULL,
    post_id uuid,
    comment_id uuid,
    at timestamp with time zone NOT NULL,
    CONSTRAINT activities_type_check CHECK ((type = ANY (ARRAY['post_like'::text, 'comment_like'::text, 'comment_received'::text, 'buddy_made'::text])))
);
CREATE TABLE public.activity_views (
    account_id uuid NOT NULL,
    viewed_at timestamp with time zone NOT NULL
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
CREATE TABLE public.buddy_approvals (
    id uuid NOT NULL,
    request_id uuid NOT NULL,
    child_id uuid NOT NULL,
    parent_id uuid NOT NULL,
    mail_id uuid,
    token_hash bytea,
    answer text,
    answered_at timestamp with time zone,
    CONSTRAINT buddy_approvals_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text])))
);
CREATE TABLE public.buddy_settings (
    account_id uuid NOT NULL,
    code text,
    wants_suggestions boolean DEFAULT false NOT NULL
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
CREATE TABLE public.chat_messages (
    id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    seq bigint NOT NULL,
    sender_id uuid NOT NULL,
    receiver_id uuid NOT NULL,
    client_id uuid NOT NULL,
    kind text NOT NULL,
    message text NOT NULL,
    masked text,
    lures text[] DEFAULT '{}'::text[] NOT NULL,
    status text NOT NULL,
    needs_comfort boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT chat_messages_kind_check CHECK ((kind = ANY (ARRAY['words'::text, 'phrase'::text]))),
    CONSTRAINT chat_messages_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'held'::text, 'refused'::text, 'removed'::text])))
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
    told_at timestamp with time zone,
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
    CONSTRAINT consent_links_purpose_check CHECK ((purpose = ANY (ARRAY['decide'::text, 'not_mine'::text, 'way_out'::text, 'undo'::text, 'stay'::text])))
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
CREATE TABLE public.contacts (
    one_id uuid NOT NULL,
    other_id uuid NOT NULL,
    since timestamp with time zone NOT NULL,
    CONSTRAINT contacts_check CHECK ((one_id < other_id))
);
CREATE TABLE public.conversations (
    id uuid NOT NULL,
    one_id uuid NOT NULL,
    other_id uuid NOT NULL,
    last_seq bigint DEFAULT 0 NOT NULL,
    CONSTRAINT conversations_check CHECK ((one_id < other_id))
);
CREATE TABLE public.departures (
    account_id uuid NOT NULL,
    state_before text NOT NULL,
    asked_by uuid,
    agreed_by uuid,
    asked_at timestamp with time zone NOT NULL,
    erase_at timestamp with time zone NOT NULL,
    erasing_since timestamp with time zone,
    CONSTRAINT departures_check CHECK (((agreed_by IS NULL) OR (agreed_by <> asked_by)))
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
CREATE TABLE public.friend_requests (
    id uuid NOT NULL,
    sender_id uuid NOT NULL,
    receiver_id uuid NOT NULL,
    status text NOT NULL,
    by_code boolean NOT NULL,
    asks_for_sender boolean DEFAULT false NOT NULL,
    asks_for_receiver boolean DEFAULT false NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT friend_requests_check CHECK ((sender_id <> receiver_id)),
    CONSTRAINT friend_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'waiting'::text, 'accepted'::text, 'declined'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])))
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
    sent_at timestamp with time zone
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
	('01a203aa-92c0-7f31-bacc-044c839c51c7', 'child', 'pondskater', NULL, '$argon2id$v=19$m=19456,t=2,p=1$jdw3s3U6Wz2G6uJJeqiBrw$rWyE7ewLjaLpIP0WcvzeszNMs8IDUylj8OcnvwoI6gU', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-92fd-7337-8160-7073c87173b0', 'child', 'newtfriend', NULL, '$argon2id$v=19$m=19456,t=2,p=1$80krCWqXY/7MQOoD2kvrcQ$Nn0gMv7ZqOY4u7vZMx7yfo+IOIlz5PyZY8MtqY4MtQM', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-9329-7378-aef0-05908f0f1991', 'child', 'heronwatch', 'heronwatch@example.org', '$argon2id$v=19$m=19456,t=2,p=1$psCxwH+Y3Ug1ZM4NBVLr+w$Vdyr5TMvHP3B48ldFxOaJV7vKY6KfnxviobzjxCcOSw', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-9353-7f76-b79a-63a6dcdec3a9', 'moderator', 'ines', 'ines@example.org', '$argon2id$v=19$m=19456,t=2,p=1$JxA9e/QxUwDSQAEjgWZO4w$4u7+UJ2RJBWVGtYX8yRGiC49WZJ2ngdLm+KnSLMdhjE', 'active', 'UTC', 'en', NULL, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.card_guesses (id, account_id, card_id, guess, is_correct, at) VALUES
	('01a203aa-93b3-7f1d-8ad1-f39ede51d814', '01a203aa-9329-7378-aef0-05908f0f1991', '04xj2gt5', 'a frog', false, '2026-11-18 15:00:00+00');
INSERT INTO public.cards (id, kind, body, created_at, retired_at) VALUES
	('013bvmx3', 'common_knowledge', '{"id": "013bvmx3", "kind": "common_knowledge", "emoji": "⚡", "title": "Wires on the Ground", "source": "Safety advice from power companies", "content": "A wire that fell down may still be live. Stay far away and warn others. A grown-up should call for help.", "category": "safety", "reviewed": true}', '2026-11-18 15:00:00+00', NULL),
	('01hyrji6', 'trivia', '{"id": "01hyrji6", "kind": "trivia", "source": "Physics: surface tension", "optionA": "A ball", "optionB": "A cube", "optionC": "A cone", "category": "home", "question": "What shape is a soap bubble in still air?", "reviewed": true, "difficulty": "easy", "explanation": "The skin of soap pulls itself as small as it can. A ball has the least skin.", "correctAnswer": "A"}', '2026-11-18 15:00:00+00', NULL),
	('026j0omr', 'wordPuzzles', '{"id": "026j0omr", "clue": "You think with this. It sits inside your skull.", "kind": "wordPuzzles", "word": "BRAIN", "category": "science", "reviewed": true, "difficulty": "easy", "pointValue": 25}', '2026-11-18 15:00:00+00', NULL),
	('04xj2gt5', 'riddle', '{"id": "04xj2gt5", "kind": "riddle", "answer": "pitcher", "accepts": ["pitchers", "a pitcher"], "category": "wordplay", "question": "Lemonade is poured from one. And one throws the ball to the batter.", "reviewed": true, "difficulty": "hard"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.case_copies (case_id, title, text, author_name, written_at, picture) VALUES
	('01a203aa-9378-7f00-8d79-62fa4f96caf8', 'A frog on my boot', 'It sat there all morning.', 'Maya', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-938d-7f1e-a841-e17169adad52', 'Herons', 'I saw two of them by the lake.', 'Zoe', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.cases (id, kind, subject, reason, severity, urgent, author_id, age_group, reports, opened_at, rank_at, verdict_version, state, decision, decided_by, decided_at, on_hold, erase_after_hold) VALUES
	('01a203aa-9378-7f00-8d79-62fa4f96caf8', 'post', '01a203aa-9376-732b-8fb4-da1cf3be6abc', 'held', 0, false, '01a203aa-92c0-7f31-bacc-044c839c51c7', '9-10', 0, '2026-11-18 15:00:00+00', '2026-11-18 13:00:00+00', 'filter-6', 'open', NULL, NULL, NULL, false, false),
	('01a203aa-938d-7f1e-a841-e17169adad52', 'post', '01a203aa-9380-7c28-b85b-49aae8f82a0e', 'held', 0, false, '01a203aa-9329-7378-aef0-05908f0f1991', '13-17', 0, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', 'filter-6', 'open', NULL, NULL, NULL, false, false);
INSERT INTO public.children (account_id, first_name, last_name, display_name, birth_date, favorite_color, bio, avatar_emoji, avatar_background, settings, consent, consent_method, consent_at, scopes) VALUES
	('01a203aa-92fd-7337-8160-7073c87173b0', 'Leo', 'Haddad', 'Leo', '2016-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'pending', NULL, NULL, '{}'),
	('01a203aa-9329-7378-aef0-05908f0f1991', 'Zoe', 'Lindqvist', 'Zoe', '2013-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'not_needed', NULL, NULL, '{posts,buddies,chat_phrases,chat,multiplayer}'),
	('01a203aa-92c0-7f31-bacc-044c839c51c7', 'Maya', 'Haddad', 'Maya', '2017-10-09', 'blue', '', '🐸', '#f8f9fa', '{}', 'granted', 'in_person', '2026-11-18 15:00:00+00', '{posts,comments,friends,chat,search}');
INSERT INTO public.code_mails (id, address_hash, sent_at, delivered) VALUES
	('01a203aa-92a4-73b9-9e39-99f57048be34', '\xb980317167e867a763bc161b0f7edf11ff983b7443d50354b007f6a603ee0767', '2026-11-18 15:00:00+00', false),
	('01a203aa-92a3-70ae-a1aa-88325a86f9b6', '\x4c71d9989362232c0fee75889bbe870bbfe7b2160da92b1458b1eec71f62f6ae', '2026-11-18 15:00:00+00', false),
	('4a3f43bd-4153-46b5-b1bc-9ff3f545ac08', '\x037933eab93fa8319fb06bc60908af4dac3857882fb695822651b62a304991a8', '2026-11-18 15:00:00+00', false),
	('01a203aa-92f7-7a70-9ef0-1c0331d711b9', '\xb48113ff1811902ca7e3230c96f56f441f660a23fb2a2f69b20954ed9e9070bc', '2026-11-18 15:00:00+00', false),
	('01a203aa-92f7-7186-85c2-04da29d5142f', '\x4c71d9989362232c0fee75889bbe870bbfe7b2160da92b1458b1eec71f62f6ae', '2026-11-18 15:00:00+00', false),
	('a6597b66-c621-4edf-b8e2-1d68defc2f45', '\x037933eab93fa8319fb06bc60908af4dac3857882fb695822651b62a304991a8', '2026-11-18 15:00:00+00', false),
	('01a203aa-9324-7df5-b692-4b50dc067332', '\x9ce7cddfdb3039de918b994448e5d6cc41804583c9e2ff730420e0fd249eea11', '2026-11-18 15:00:00+00', false),
	('01a203aa-9324-7338-8419-94e12ea116e4', '\x3e0245440f4f9a1355995fa8c39bdb8c7c449aa076ded5e6ca585526f378ad8c', '2026-11-18 15:00:00+00', false);
INSERT INTO public.consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at) VALUES
	('66e6b1e0-53b4-497e-98be-77e722f4038b', '01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'granted', 'in_person', '{posts,comments,friends,chat,search}', 1, '2026-11-22 14:30:40.225328+00');
INSERT INTO public.consent_links (token_hash, purpose, child_id, parent_id, created_at, expires_at, used_at, replaced_at, notice_version) VALUES
	('\xc7f193444fc92d7150c703d2094166b284384a7248bdfcc0c8f50771ef3e1f4b', 'not_mine', '01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', '2026-11-18 15:00:00+00', '2027-11-18 15:00:00+00', NULL, NULL, 1),
	('\xe4d0a088415ae03c7ac86ce069b7d95198411d5702049980a328ffb75a43be51', 'decide', '01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', '2026-11-18 15:00:00+00', '2026-11-25 15:00:00+00', NULL, NULL, 1),
	('\x759d610feaddf6cc7745cbba7858d6c04fbbec9917c7cfaed40c26a1f4a96c0d', 'not_mine', '01a203aa-92fd-7337-8160-7073c87173b0', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', '2026-11-18 15:00:00+00', '2027-11-18 15:00:00+00', NULL, NULL, 1),
	('\x5d028420035ee2e3ddc17cde124c80e9bd1653d9099bac6e470e303da41a666e', 'decide', '01a203aa-92fd-7337-8160-7073c87173b0', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', '2026-11-18 15:00:00+00', '2026-11-25 15:00:00+00', NULL, NULL, 1);
INSERT INTO public.consent_records (id, child_id, parent_id, grown_up, relation, witness_id, proof, state, method, scopes, notice_version, notice_hash, evidence, at, kept_until) VALUES
	('01a203aa-92ca-7239-b8f1-eca1cc25ebd7', '01a203aa-92c0-7f31-bacc-044c839c51c7', NULL, NULL, NULL, NULL, '\x7cc5970412917ecf9c89da5bf0ebe5d5c83462ac6afe3324d2e5fef65a96bdf8', 'pending', NULL, '{}', 1, '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '{"by": "sign_up"}', '2026-11-18 15:00:00+00', NULL),
	('01a203aa-92ff-7ec8-995f-7078d4fb3a53', '01a203aa-92fd-7337-8160-7073c87173b0', NULL, NULL, NULL, NULL, '\x77144e3ab1b62799f66037fdab91e1529f8409cf688c5b0586e7f2eb88b89b31', 'pending', NULL, '{}', 1, '\x163170a2a0a2cfee1f6dd3a3d218566e812a49a9c2fc49cfab47e8908aff57fe', '{"by": "sign_up"}', '2026-11-18 15:00:00+00', NULL);
INSERT INTO public.consents (child_id, answer_by, erase_at, erasing_since, seen_at) VALUES
	('01a203aa-92c0-7f31-bacc-044c839c51c7', '2026-11-25 15:00:00+00', NULL, NULL, NULL),
	('01a203aa-92fd-7337-8160-7073c87173b0', '2026-11-25 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.contact_messages (id, client_id, account_id, type, name, email, subject, message, at, answered_at, answered_by, answer_note) VALUES
	('01a203aa-9391-7a77-876b-f09452619540', '01a203aa-9391-7a77-876b-f09452619540', '01a203aa-92fd-7337-8160-7073c87173b0', 'general', 'Leo', 'omar@example.org', 'Hello', 'How do I change my picture here?', '2026-11-18 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.events (id, name, account_id, facts, at, settled_at) VALUES
	('01a203aa-92a9-7603-b98f-e934eb4b6e46', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-92a3-70ae-a1aa-88325a86f9b6"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-92c0-7e27-80b6-6f566b5cecc8', 'account.created', '01a203aa-92c0-7f31-bacc-044c839c51c7', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-92f8-7800-abc2-5a0de477fd71', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-92f7-7186-85c2-04da29d5142f"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-92fd-7b93-b52e-52b9818a6b8f', 'account.created', '01a203aa-92fd-7337-8160-7073c87173b0', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-9326-72a1-a9dd-83ecdc936b21', 'signup.code_wanted', NULL, '{"signupId": "01a203aa-9324-7338-8419-94e12ea116e4"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-932b-72ea-b499-e3777d646412', 'account.created', '01a203aa-9329-7378-aef0-05908f0f1991', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-9362-7323-bc8d-7d2320475e55', 'account.scopes_changed', '01a203aa-92c0-7f31-bacc-044c839c51c7', '{}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-937a-7597-adb4-cf871dcdbdf3', 'post.held', '01a203aa-92c0-7f31-bacc-044c839c51c7', '{"postId": "01a203aa-9376-732b-8fb4-da1cf3be6abc"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-938d-7280-b94b-89c45b043faf', 'post.held', '01a203aa-9329-7378-aef0-05908f0f1991', '{"postId": "01a203aa-9380-7c28-b85b-49aae8f82a0e"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('01a203aa-9392-7ac3-9309-62e65feeb4b9', 'contact.received', '01a203aa-92fd-7337-8160-7073c87173b0', '{"messageId": "01a203aa-9391-7a77-876b-f09452619540"}', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.guardianships (child_id, parent_id, created_at) VALUES
	('01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', '2026-11-18 15:00:00+00'),
	('01a203aa-92fd-7337-8160-7073c87173b0', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', '2026-11-18 15:00:00+00');
INSERT INTO public.migrations (id, name, run_on) VALUES
	(1, '0001-platform', '2026-11-22 14:30:38.597281'),
	(2, '0002-accounts', '2026-11-22 14:30:38.600143'),
	(3, '0003-family', '2026-11-22 14:30:38.608209'),
	(4, '0004-points', '2026-11-22 14:30:38.609404'),
	(5, '0005-friends', '2026-11-22 14:30:38.611323'),
	(6, '0006-posts', '2026-11-22 14:30:38.613755'),
	(7, '0007-cards', '2026-11-22 14:30:38.618889'),
	(8, '0008-waiting-posts', '2026-11-22 14:30:38.621445'),
	(9, '0009-contact', '2026-11-22 14:30:38.622364'),
	(10, '0010-feed-indexes', '2026-11-22 14:30:38.624216'),
	(11, '0012-audit', '2026-11-22 14:30:38.625644'),
	(12, '0013-desk', '2026-11-22 14:30:38.628711'),
	(13, '0014-staff', '2026-11-22 14:30:38.633882'),
	(14, '0015-consent', '2026-11-22 14:30:38.636293'),
	(15, '0016-answered-messages', '2026-11-22 14:30:38.643661'),
	(16, '0016-consent-links', '2026-11-22 14:30:38.64463'),
	(17, '0017-contacts', '2026-11-22 14:30:38.645626'),
	(18, '0018-buddies', '2026-11-22 14:30:38.646733'),
	(19, '0020-comments', '2026-11-22 14:30:38.651179'),
	(20, '0021-own-posts', '2026-11-22 14:30:38.65231'),
	(21, '0022-chat', '2026-11-22 14:30:38.652809'),
	(22, '0024-drawings', '2026-11-22 14:30:38.656426'),
	(23, '0025-activities', '2026-11-22 14:30:38.657962'),
	(24, '0026-resting', '2026-11-22 14:30:38.659888'),
	(25, '0027-leaving', '2026-11-22 14:30:38.660955');
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
	('c5cc6cf5-a727-4b40-8bc6-23eafddd0ac6', '01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'reminder', '2026-11-21 15:00:00+00', NULL, NULL),
	('c21139e6-7676-47b3-9b73-ec261f703d3a', '01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'reminder', '2026-11-24 15:00:00+00', NULL, NULL),
	('4a3f43bd-4153-46b5-b1bc-9ff3f545ac08', '01a203aa-92c0-7f31-bacc-044c839c51c7', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'notice', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00'),
	('2c51375b-70eb-4e86-b5bc-99a170c140af', '01a203aa-92fd-7337-8160-7073c87173b0', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'reminder', '2026-11-21 15:00:00+00', NULL, NULL),
	('e6ac683e-d208-416a-929f-5e3272329e92', '01a203aa-92fd-7337-8160-7073c87173b0', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'reminder', '2026-11-24 15:00:00+00', NULL, NULL),
	('a6597b66-c621-4edf-b8e2-1d68defc2f45', '01a203aa-92fd-7337-8160-7073c87173b0', '01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'notice', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.parents (id, email, name, created_at) VALUES
	('01a203aa-92c0-7cfa-8c1b-d60629388e6d', 'omar@example.org', 'Omar Haddad', '2026-11-18 15:00:00+00');
INSERT INTO public.posts (id, author_id, client_id, title, content, category, status, reach, likes_count, comments_count, created_at, published_at, deleted_at, drawing_id) VALUES
	('01a203aa-9376-732b-8fb4-da1cf3be6abc', '01a203aa-92c0-7f31-bacc-044c839c51c7', '23f3c374-85e9-4a62-a4bb-31340266751d', 'A frog on my boot', 'It sat there all morning.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL, NULL),
	('01a203aa-9380-7c28-b85b-49aae8f82a0e', '01a203aa-9329-7378-aef0-05908f0f1991', '7af8a47f-598d-42b8-8b30-22026b1f6783', 'Herons', 'I saw two of them by the lake.', 'story', 'held', 0, 0, 0, '2026-11-18 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES
	('\xc8739d3c1e4dd952717f7af889bf4119fdb4dabdb635de680340167a295d7f80', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x5d1c32ce4d680d44e0e0f6ef511775afc75f3d97fcfa5c831e761eca405b6134', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x9bc3901f496a155968361b3f763256fa5e18e412247740c33aea7db6cb899349', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x54ee6de6ea089c5af517bdabe3a9daba845970daad90ab93b200d40ca1a91d12', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x9ad00101818af734286a71e6c6d8b006e22b3c9e3edfe63567592ea8cc05ddd4', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x128990af0ddb81096138f5701ec5207329cbed2b61cddbb8e801b583942bde3a', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x002ac5369e2d4ad88d30f6d9e76450cb328689c6bd288f8f021a865dbd1b8d37', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x46af58ebb224a5c869b84c493bb031a09930c0885297df1bfdffef792619fc90', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\xd996006d614057c170a98b9e8ad35fc92db2e37efd171f591c985839c77e9103', '01a203aa-9353-7f76-b79a-63a6dcdec3a9'),
	('\x5ab2c8af2b797fd3d05862b9f4a754ef3a41a9c82c6bcd4475fae6f6ffe14e39', '01a203aa-9353-7f76-b79a-63a6dcdec3a9');
INSERT INTO public.second_steps (account_id, session_id, sealed_secret, last_step, created_at, confirmed_at) VALUES
	('01a203aa-9353-7f76-b79a-63a6dcdec3a9', '01a203aa-9356-7021-8d03-c80582a876c8', 'aOIN97wCo6zH0JJDV5gd-7CkJqkkpyDn_2PXmg2lndCmH7CmAcK37MSiCWLwhXaR00HBsaMkgSTL0L8j', 59833800, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00');
INSERT INTO public.sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at, second_step) VALUES
	('01a203aa-92c0-719f-be01-cb22f6d7026d', '\xaa714d505561d080a5ae67ec4cf356eed3f5e32171b1a2351bd458b086ca2396', '01a203aa-92c0-7f31-bacc-044c839c51c7', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-92fd-7b22-850d-a5a43e1f584f', '\x01a4c92f979832777c84e6066a3ffd3bdaf0161debfb58c40e70ac8f782da3a7', '01a203aa-92fd-7337-8160-7073c87173b0', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-932a-77ce-9123-1ae434981497', '\x64d56238d86156c91d5edfa8245bf0b84c8513a704c9e0f47504e1f3dac99a14', '01a203aa-9329-7378-aef0-05908f0f1991', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done'),
	('01a203aa-9356-7021-8d03-c80582a876c8', '\x371ae173e9cf6f4194c399e256876cc74a45cd677a066981fb4a2f1259c590c1', '01a203aa-9353-7f76-b79a-63a6dcdec3a9', 'lightMyRequest', false, '2026-11-18 15:00:00+00', '2026-11-18 15:00:00+00', '2026-12-18 15:00:00+00', 'done');
INSERT INTO public.settings (name, value, updated_at) VALUES
	('session_secret', 'G1RebyGjtsIUVSyDO1zBF2x0wGyLmYmw8DuD2Wl8OJw', '2026-11-22 14:30:39.652304+00'),
	('content_version', '74e1842e436fb174', '2026-11-18 15:00:00+00'),
	('registration', 'open', '2026-11-22 14:30:40.134317+00');
SELECT pg_catalog.setval('public.migrations_id_seq', 25, true);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_username_key UNIQUE (username);
ALTER TABLE ONLY public.active_minutes
    ADD CONSTRAINT active_minutes_pkey PRIMARY KEY (account_id, minute);
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.activity_views
    ADD CONSTRAINT activity_views_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.audit_details
    ADD CONSTRAINT audit_details_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.audit_links
    ADD CONSTRAINT audit_links_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.blocked_addresses
    ADD CONSTRAINT blocked_addresses_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_pkey PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE ONLY public.buddy_approvals
    ADD CONSTRAINT buddy_approvals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.buddy_approvals
    ADD CONSTRAINT buddy_approvals_request_id_child_id_parent_id_key UNIQUE (request_id, child_id, parent_id);
ALTER TABLE ONLY public.buddy_approvals
    ADD CONSTRAINT buddy_approvals_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.buddy_settings
    ADD CONSTRAINT buddy_settings_code_key UNIQUE (code);
ALTER TABLE ONLY public.buddy_settings
    ADD CONSTRAINT buddy_settings_pkey PRIMARY KEY (account_id);
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
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_conversation_id_seq_key UNIQUE (conversation_id, seq);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_sender_id_client_id_key UNIQUE (sender_id, client_id);
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
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (one_id, other_id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_one_id_other_id_key UNIQUE (one_id, other_id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_post_id_key UNIQUE (post_id);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.friend_requests
    ADD CONSTRAINT friend_requests_pkey PRIMARY KEY (id);
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
CREATE INDEX accounts_by_username ON public.accounts USING btree (username text_pattern_ops);
CREATE INDEX activities_by_time ON public.activities USING btree (at);
CREATE INDEX activities_from ON public.activities USING btree (from_id);
CREATE INDEX activities_of_account ON public.activities USING btree (account_id, at DESC, id DESC);
CREATE INDEX audit_details_about ON public.audit_details USING btree (about) WHERE (about IS NOT NULL);
CREATE INDEX audit_details_of_subject ON public.audit_details USING btree (subject);
CREATE INDEX blocked_users_by_blocked ON public.blocked_users USING btree (blocked_id);
CREATE INDEX buddy_approvals_of_child ON public.buddy_approvals USING btree (child_id, parent_id);
CREATE INDEX buddy_approvals_of_parent ON public.buddy_approvals USING btree (parent_id);
CREATE INDEX card_guesses_of_account ON public.card_guesses USING btree (account_id, card_id, at);
CREATE INDEX cases_by_decision ON public.cases USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX cases_in_order ON public.cases USING btree (rank_at, id) WHERE (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text]));
CREATE INDEX cases_of_author ON public.cases USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE UNIQUE INDEX cases_open_subject ON public.cases USING btree (kind, subject) WHERE (state = ANY (ARRAY['open'::text, 'escalated'::text, 'removing'::text]));
CREATE INDEX chat_messages_by_age ON public.chat_messages USING brin (created_at);
CREATE INDEX chat_messages_luring ON public.chat_messages USING btree (conversation_id, sender_id) WHERE (lures <> '{}'::text[]);
CREATE INDEX chat_messages_unread ON public.chat_messages USING btree (receiver_id, sender_id) WHERE ((read_at IS NULL) AND (status = 'sent'::text));
CREATE INDEX children_by_birth_date ON public.children USING btree (birth_date);
CREATE INDEX children_by_display_name ON public.children USING btree (lower(display_name) text_pattern_ops);
CREATE INDEX code_mails_by_address ON public.code_mails USING btree (address_hash, sent_at);
CREATE INDEX comment_likes_of_account ON public.comment_likes USING btree (account_id);
CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at DESC, id DESC) WHERE (status <> 'removed'::text);
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
CREATE INDEX contacts_by_other ON public.contacts USING btree (other_id);
CREATE INDEX conversations_by_other ON public.conversations USING btree (other_id);
CREATE INDEX departures_to_erase ON public.departures USING btree (erase_at);
CREATE INDEX events_concerning ON public.events USING btree (((facts ->> 'authorId'::text))) WHERE ((facts ->> 'authorId'::text) IS NOT NULL);
CREATE INDEX events_of_account ON public.events USING btree (account_id, at DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX events_unsettled ON public.events USING btree (at) WHERE (settled_at IS NULL);
CREATE INDEX friend_requests_of_receiver ON public.friend_requests USING btree (receiver_id, status);
CREATE INDEX friend_requests_of_sender ON public.friend_requests USING btree (sender_id, status);
CREATE UNIQUE INDEX friend_requests_open ON public.friend_requests USING btree (LEAST(sender_id, receiver_id), GREATEST(sender_id, receiver_id)) WHERE (status = ANY (ARRAY['pending'::text, 'waiting'::text]));
CREATE INDEX friend_requests_to_end ON public.friend_requests USING btree (ends_at);
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
CREATE INDEX posts_own ON public.posts USING btree (author_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
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
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_from_id_fkey FOREIGN KEY (from_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.activity_views
    ADD CONSTRAINT activity_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.audit_details
    ADD CONSTRAINT audit_details_number_fkey FOREIGN KEY (number) REFERENCES public.audit_links(number);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.blocked_users
    ADD CONSTRAINT blocked_users_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.buddy_approvals
    ADD CONSTRAINT buddy_approvals_child_id_fkey FOREIGN KEY (child_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.buddy_approvals
    ADD CONSTRAINT buddy_approvals_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.parents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.buddy_approvals
    ADD CONSTRAINT buddy_approvals_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.friend_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.buddy_settings
    ADD CONSTRAINT buddy_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.children(account_id);
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
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.children(account_id);
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
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_one_id_fkey FOREIGN KEY (one_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_one_id_fkey FOREIGN KEY (one_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.drawings
    ADD CONSTRAINT drawings_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friend_requests
    ADD CONSTRAINT friend_requests_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES public.children(account_id);
ALTER TABLE ONLY public.friend_requests
    ADD CONSTRAINT friend_requests_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.children(account_id);
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
