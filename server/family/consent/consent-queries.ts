import { bool, bytea, day, instant, int4, json, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { answerState, method, recordState, relation, scopes, status } from '../columns.ts';
import { answerTime } from '../direct-notice/answer-days.ts';

/** Starts a request for consent. Changes nothing if there already is one, or if the child needs no consent. */
export const insertConsent = run(
  { childId: uuid, now: instant },
  `insert into consents (child_id, answer_by)
   select child_id, $now::timestamptz + ${answerTime} from consent_in_force where child_id = $childId and consent = 'pending'
   on conflict (child_id) do nothing`,
);

/** Children who need consent but have no request, because a crash lost it or they signed up before requests existed. */
export const listWithoutConsentRow = many(
  {},
  { id: uuid },
  `select c.id from people c
   where c.consent = 'pending' and c.state = 'active'
     and not exists (select from consents k where k.child_id = c.id) limit 500`,
);

/** Serializes the answers for one child. */
export const lockChild = run({ childId: uuid }, 'select from consents where child_id = $childId for update');

/** In one order, so that two calls about the same children never wait for each other. */
export const lockChildren = run(
  { childIds: uuids },
  'select from consents where child_id = any($childIds) order by child_id for update',
);

export const lockChildOfLink = run(
  { tokenHash: bytea },
  `select from consents where child_id = (select child_id from consent_links where token_hash = $tokenHash) for update`,
);

export const childSelection = `a.id, a.username, a.birth_date as "birthDate", a.consent, a.scopes, k.answer_by as "answerBy", k.erase_at as "eraseAt",
     k.erasing_since as "erasingSince", exists (
       select from leaving_accounts d where d.account_id = a.id and not d.is_by_staff and not d.is_final
     ) as "isLeaving", (
       select d.asked_by_parent from leaving_accounts d where d.account_id = a.id
     ) as "deletedBy"`;

export const childColumns = {
  id: uuid,
  username: text,
  birthDate: day,
  consent: status,
  scopes,
  answerBy: instant,
  eraseAt: nullable(instant),
  erasingSince: nullable(instant),
  /** The child has deleted the account, and it can still be restored. */
  isLeaving: bool,
  /** The parent who deleted it, or null if the child did. */
  deletedBy: nullable(uuid),
};

export const findChild = maybeOne(
  { childId: uuid },
  childColumns,
  `select ${childSelection} from people a join consents k on k.child_id = a.id where a.id = $childId`,
);
export type ChildRow = Row<typeof findChild>;

export const findChildOfLink = maybeOne(
  { tokenHash: bytea },
  childColumns,
  `select ${childSelection} from consent_links l join people a on a.id = l.child_id join consents k on k.child_id = a.id
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

export const upholdObjections = run(
  { childId: uuid, now: instant },
  `update consent_answers set state = 'revoked', at = $now where child_id = $childId and state = 'objected'`,
);

/** What this parent allowed last, in case they undo a refusal. */
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

/** How an answer was given. Never contains a name or an address. */
export interface Evidence {
  readonly by:
    | 'sign_up'
    | 'page'
    | 'way_out'
    | 'undo'
    | 'not_mine'
    | 'in_person'
    | 'signed_form'
    | 'card'
    | 'no_answer'
    | 'settings'
    | 'family_page'
    | 'staff';
  /** The provider's id of the payment; never anything about the card. */
  readonly payment?: string;
  readonly paper?: { readonly code: string; readonly files: readonly string[] };
}

/** Null keeps the account. An earlier date stays. */
export const setErasureDate = run(
  { childId: uuid, eraseAt: nullable(instant) },
  `update consents set erase_at = case when $eraseAt::timestamptz is null then null
     else least(erase_at, $eraseAt::timestamptz) end where child_id = $childId`,
);

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
    isChanged: bool,
    hasGrownUp: bool,
  },
  `select c.consent as status, c.scopes, k.erase_at as "eraseAt",
     c.consent = 'granted' and k.child_id is not null and k.seen_at is null as "isNews",
     c.consent = 'granted' and exists (
       select from consent_answers w where w.child_id = c.child_id and w.state = 'granted'
         and w.notice_version < (select max(version) from notice_versions)
     ) as "isPaused",
     k.controls_changed_at is not null as "isChanged",
     exists (select from guardians g where g.child_id = c.child_id) as "hasGrownUp"
   from consent_in_force c left join consents k on k.child_id = c.child_id where c.child_id = $childId`,
);

export const findParentView = maybeOne(
  { childId: uuid },
  { username: text, consent: status, scopes, timeZone: text, dailyLimit: nullable(int4), grownUps: int4 },
  `select a.username, a.consent, a.scopes, n.time_zone as "timeZone", l.daily_limit as "dailyLimit",
     (select count(*)::int from guardians g where g.child_id = a.id) as "grownUps"
   from people a join named_accounts n on n.id = a.id join child_limits l on l.account_id = a.id where a.id = $childId`,
);

export const listUnanswered = many(
  { now: instant },
  { id: uuid },
  `select k.child_id as id from consents k join consent_in_force c on c.child_id = k.child_id
   where k.erase_at is null and k.answer_by <= $now and c.consent = 'pending' limit 500`,
);

export const listDueErasures = many(
  { now: instant },
  { id: uuid },
  'select child_id as id from consents where erase_at <= $now order by erase_at limit 500',
);

/** Cannot be undone afterwards. Returns no row if a parent has undone it in the meantime. */
export const startErasure = maybeOne(
  { childId: uuid, now: instant },
  { childId: uuid },
  `update consents set erasing_since = $now where child_id = $childId and erase_at <= $now returning child_id as "childId"`,
);

/** Addresses of parents who declined, unless they have another child here. */
export const listAddressesToBlock = many(
  { childId: uuid },
  { email: text },
  `select p.email from consent_answers w join guardians p on p.child_id = w.child_id and p.parent_id = w.parent_id
   where w.child_id = $childId and w.state = 'declined' and not exists (
     select from guardians g where g.parent_id = p.parent_id and g.child_id <> $childId
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
    parentId: nullable(uuid),
    grownUp: nullable(text),
    relation: nullable(relation),
  },
  `select state, method, scopes, notice_version as "noticeVersion", at, parent_id as "parentId", grown_up as "grownUp", relation
   from consent_records where child_id = $childId order by at, id`,
);

/** The proof stays without a name until its retention ends. */
export const anonymizeRecords = run(
  { childId: uuid, years: int4 },
  `update consent_records set child_id = null, parent_id = null, grown_up = null, relation = null,
     kept_until = at + make_interval(years => $years) where child_id = $childId`,
);

/** Removes someone who isn't a parent from the records of a child who stays. */
export const anonymizeRecordsOfParent = run(
  { childId: uuid, parentId: uuid },
  'update consent_records set parent_id = null where child_id = $childId and parent_id = $parentId',
);

/** Uses the real clock as well, so that a test's clock never deletes too early. */
export const deleteExpiredRecords = run(
  { now: instant },
  'delete from consent_records where kept_until < least($now::timestamptz, now())',
);

export const deleteAnswers = run({ childId: uuid }, 'delete from consent_answers where child_id = $childId');
export const deleteConsent = run({ childId: uuid }, 'delete from consents where child_id = $childId');
