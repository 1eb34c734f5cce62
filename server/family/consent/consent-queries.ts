import { bool, bytea, day, instant, int4, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { answerState, method, recordState, relation, scopes, status } from '../columns.ts';

/** Begins to wait for a family. No row is touched when that has begun already, or the child needs no consent. */
export const insertConsent = run(
  { childId: uuid, answerBy: instant },
  `insert into consents (child_id, answer_by)
   select account_id, $answerBy from children where account_id = $childId and consent = 'pending'
   on conflict (child_id) do nothing`,
);

/** Whom nobody waits for yet, though they need an answer: the beginning was lost, or they were here before there was one. */
export const listWithoutConsentRow = many(
  {},
  { id: uuid },
  `select c.account_id as id from children c join accounts a on a.id = c.account_id
   where c.consent = 'pending' and a.state = 'active'
     and not exists (select from consents k where k.child_id = c.account_id) limit 500`,
);

/** Only one at a time decides over a child; until the transaction ends. By the child's id, or by a link's hash. */
export const lockChild = run({ childId: uuid }, 'select from consents where child_id = $childId for update');

export const lockChildOfLink = run(
  { tokenHash: bytea },
  `select from consents where child_id = (select child_id from consent_links where token_hash = $tokenHash) for update`,
);

export const childSelection = `a.id, a.username, c.birth_date as "birthDate", c.consent, c.scopes, k.answer_by as "answerBy", k.erase_at as "eraseAt",
     k.erasing_since as "erasingSince", exists (
       select from departures d where d.account_id = a.id and d.asked_by is null and d.erasing_since is null
     ) as "isLeaving"`;

export const childColumns = {
  id: uuid,
  username: text,
  birthDate: day,
  consent: status,
  scopes,
  answerBy: instant,
  eraseAt: nullable(instant),
  erasingSince: nullable(instant),
  /** By their own wish, and not for good yet. */
  isLeaving: bool,
};

export const findChild = maybeOne(
  { childId: uuid },
  childColumns,
  `select ${childSelection} from accounts a join children c on c.account_id = a.id join consents k on k.child_id = a.id
   where a.id = $childId`,
);
export type ChildRow = Row<typeof findChild>;

export const findChildOfLink = maybeOne(
  { tokenHash: bytea },
  childColumns,
  `select ${childSelection} from consent_links l join accounts a on a.id = l.child_id
   join children c on c.account_id = a.id join consents k on k.child_id = a.id
   where l.token_hash = $tokenHash`,
);

export const answerColumns = {
  parentId: nullable(uuid),
  state: answerState,
  method,
  scopes,
  noticeVersion: int4,
};

export const listAnswers = many(
  { childId: uuid },
  answerColumns,
  `select parent_id as "parentId", state, method, scopes, notice_version as "noticeVersion"
   from consent_answers where child_id = $childId`,
);
export type AnswerRow = Row<typeof listAnswers>;

export const listAnswersOfLink = many(
  { tokenHash: bytea },
  answerColumns,
  `select w.parent_id as "parentId", w.state, w.method, w.scopes, w.notice_version as "noticeVersion"
   from consent_answers w join consent_links l on l.child_id = w.child_id where l.token_hash = $tokenHash`,
);

export const upsertAnswer = run(
  {
    id: uuid,
    childId: uuid,
    parentId: nullable(uuid),
    state: answerState,
    method,
    scopes,
    noticeVersion: int4,
    now: instant,
  },
  `insert into consent_answers as w (id, child_id, parent_id, state, method, scopes, notice_version, at)
   values ($id, $childId, $parentId, $state, $method, $scopes, $noticeVersion, $now)
   on conflict (child_id, parent_id) do update set state = excluded.state, method = excluded.method,
     scopes = excluded.scopes, notice_version = excluded.notice_version, at = excluded.at`,
);

export const deleteAnswer = run(
  { childId: uuid, parentId: uuid },
  'delete from consent_answers where child_id = $childId and parent_id = $parentId',
);

/** Whether the grown-up of a row has said yes for its child: whom staff or a form have named may be anybody until then. */
export const parentHasConsented = (row: string) => `exists (
  select from consent_answers s
  where s.child_id = ${row}.child_id and s.parent_id = ${row}.parent_id and s.state = 'granted')`;

export const upholdObjections = run(
  { childId: uuid, now: instant },
  `update consent_answers set state = 'revoked', at = $now where child_id = $childId and state = 'objected'`,
);

/** What this parent had last allowed, for a no that is taken back. */
export const findLastGrant = maybeOne(
  { childId: uuid, parentId: uuid },
  { method: nullable(method), scopes, noticeVersion: int4 },
  `select method, scopes, notice_version as "noticeVersion" from consent_records
   where child_id = $childId and parent_id = $parentId and state = 'granted' order by at desc, id desc limit 1`,
);

export const insertRecord = run(
  {
    id: uuid,
    childId: uuid,
    parentId: nullable(uuid),
    grownUp: nullable(text),
    relation: nullable(relation),
    witnessId: nullable(uuid),
    proof: bytea,
    state: recordState,
    method: nullable(method),
    scopes,
    noticeVersion: int4,
    noticeHash: bytea,
    evidence: json<Evidence>(),
    now: instant,
  },
  `insert into consent_records (id, child_id, parent_id, grown_up, relation, witness_id, proof, state, method, scopes,
     notice_version, notice_hash, evidence, at)
   values ($id, $childId, $parentId, $grownUp, $relation, $witnessId, $proof, $state, $method, $scopes,
     $noticeVersion, $noticeHash, $evidence, $now)`,
);

/** How it came about; never a name or an address. */
export interface Evidence {
  readonly by: 'sign_up' | 'page' | 'way_out' | 'undo' | 'not_mine' | 'in_person' | 'no_answer';
}

/** When everything goes; nothing where the child stays. A day that was set before is not put off. */
export const setErasureDate = run(
  { childId: uuid, eraseAt: nullable(instant) },
  `update consents set erase_at = case when $eraseAt::timestamptz is null then null
     else least(erase_at, $eraseAt::timestamptz) end where child_id = $childId`,
);

/** The child has news to see, and a family that took a no back has at least until then. */
export const extendAnswerDeadline = run(
  { childId: uuid, until: instant },
  'update consents set answer_by = greatest(answer_by, $until) where child_id = $childId',
);

export const markUnseen = run({ childId: uuid }, 'update consents set seen_at = null where child_id = $childId');

export const markSeen = run(
  { childId: uuid, now: instant },
  'update consents set seen_at = $now where child_id = $childId and seen_at is null',
);

export const findOwnConsent = maybeOne(
  { childId: uuid },
  {
    status,
    scopes,
    eraseAt: nullable(instant),
    isNews: bool,
    isPaused: bool,
  },
  `select c.consent as status, c.scopes, k.erase_at as "eraseAt",
     c.consent = 'granted' and k.child_id is not null and k.seen_at is null as "isNews",
     c.consent = 'granted' and exists (
       select from consent_answers w where w.child_id = c.account_id and w.state = 'granted'
         and w.notice_version < (select max(version) from notice_versions)
     ) as "isPaused"
   from children c left join consents k on k.child_id = c.account_id where c.account_id = $childId`,
);

/** What there is to know for the grown-ups of a child. */
export const findParentView = maybeOne(
  { childId: uuid },
  { username: text, consent: status, scopes, grownUps: int4 },
  `select a.username, c.consent, c.scopes,
     (select count(*)::int from guardianships g where g.child_id = a.id) as "grownUps"
   from accounts a join children c on c.account_id = a.id where a.id = $childId`,
);

export const listUnanswered = many(
  { now: instant },
  { id: uuid },
  `select k.child_id as id from consents k join children c on c.account_id = k.child_id
   where k.erase_at is null and k.answer_by <= $now and c.consent = 'pending' limit 500`,
);

export const listDueErasures = many(
  { now: instant },
  { id: uuid },
  'select child_id as id from consents where erase_at <= $now order by erase_at limit 500',
);

/** From here on nothing is undone. No row when somebody has undone it meanwhile. */
export const startErasure = maybeOne(
  { childId: uuid, now: instant },
  { childId: uuid },
  `update consents set erasing_since = $now where child_id = $childId and erase_at <= $now returning child_id as "childId"`,
);

/** Addresses that only this child brought here, and from which came a no to the first question. */
export const listAddressesToBlock = many(
  { childId: uuid },
  { email: text },
  `select p.email from children c join consent_answers w on w.child_id = c.account_id and w.state = 'declined'
   join parents p on p.id = w.parent_id
   where c.account_id = $childId and not exists (
     select from guardianships g where g.parent_id = p.id and g.child_id <> $childId
   )`,
);

export const listRecords = many(
  { childId: uuid },
  {
    state: recordState,
    method: nullable(method),
    scopes,
    noticeVersion: int4,
    at: instant,
    grownUp: nullable(text),
    relation: nullable(relation),
  },
  `select state, method, scopes, notice_version as "noticeVersion", at, grown_up as "grownUp", relation
   from consent_records where child_id = $childId order by at, id`,
);

/** The proof stays, without a name, until its end. */
export const anonymizeRecords = run(
  { childId: uuid, years: int4 },
  `update consent_records set child_id = null, parent_id = null, grown_up = null, relation = null,
     kept_until = at + make_interval(years => $years) where child_id = $childId`,
);

/** Of a parent who was none: their part of what is kept about a child who stays a while. */
export const anonymizeRecordsOfParent = run(
  { childId: uuid, parentId: uuid },
  'update consent_records set parent_id = null where child_id = $childId and parent_id = $parentId',
);

/** Never before the real clock says so, whatever a test's clock says. */
export const deleteExpiredRecords = run(
  { now: instant },
  'delete from consent_records where kept_until < least($now::timestamptz, now())',
);

export const deleteAnswers = run({ childId: uuid }, 'delete from consent_answers where child_id = $childId');
export const deleteConsent = run({ childId: uuid }, 'delete from consents where child_id = $childId');

export const deleteGuardianship = run(
  { childId: uuid, parentId: uuid },
  'delete from guardianships where child_id = $childId and parent_id = $parentId',
);

/** A parent without a child here is nobody to keep. */
export const deleteParentWithoutChildren = run(
  { parentId: uuid },
  `delete from parents p where p.id = $parentId
     and not exists (select from guardianships g where g.parent_id = p.id)`,
);
