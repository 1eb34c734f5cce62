import { bool, bytea, instant, int4, int8, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';
import { formRefusal, formState, scopes } from '../columns.ts';
import { answerColumns, childColumns, childSelection } from '../consent/consent-queries.ts';
import { childName } from './child-name.ts';

const columns = {
  id: uuid,
  childId: uuid,
  parentId: uuid,
  code: text,
  scopes,
  noticeVersion: int4,
  state: formState,
  refusal: nullable(formRefusal),
  files: texts,
  pages: int4,
  handedInAt: nullable(instant),
  expiresAt: instant,
  username: text,
  firstName: text,
  parentName: text,
  parentEmail: text,
};

const selection = `f.id, f.child_id as "childId", f.parent_id as "parentId", f.code, f.scopes, f.notice_version as "noticeVersion",
     f.state, f.refusal, f.files,
     (select count(*)::int from consent_form_pages s where s.form_id = f.id) as pages,
     f.handed_in_at as "handedInAt", f.expires_at as "expiresAt", a.username, ${childName({ child: 'a', guardian: 'g' })} as "firstName",
     g.name as "parentName", g.email as "parentEmail"`;

const joined = `consent_forms f join own_children a on a.id = f.child_id
   join guardians g on g.child_id = f.child_id and g.parent_id = f.parent_id`;

export const findForm = maybeOne({ id: uuid }, columns, `select ${selection} from ${joined} where f.id = $id`);
export type FormRow = Row<typeof findForm>;

export const findFormOfLink = maybeOne(
  { tokenHash: bytea },
  columns,
  `select ${selection} from ${joined}
   join consent_links l on l.child_id = f.child_id and l.parent_id = f.parent_id where l.token_hash = $tokenHash`,
);

export const findFormOfParent = maybeOne(
  { childId: uuid, parentId: uuid },
  columns,
  `select ${selection} from ${joined} where f.child_id = $childId and f.parent_id = $parentId`,
);

/** Serializes the answers for one child. */
export const lockChildOfForm = run(
  { id: uuid },
  'select from consents where child_id = (select child_id from consent_forms where id = $id) for update',
);

export const findChildOfForm = maybeOne(
  { id: uuid },
  childColumns,
  `select ${childSelection} from consent_forms f join people a on a.id = f.child_id join consents k on k.child_id = a.id
   where f.id = $id`,
);

export const listAnswersOfForm = many(
  { id: uuid },
  answerColumns,
  `select w.parent_id as "parentId", w.state, w.method, w.scopes, w.notice_version as "noticeVersion"
   from consent_answers w join consent_forms f on f.child_id = w.child_id where f.id = $id`,
);

export const insertForm = run(
  {
    id: uuid,
    childId: uuid,
    parentId: uuid,
    code: text,
    scopes,
    noticeVersion: int4,
    now: instant,
    expiresAt: instant,
  },
  `insert into consent_forms (id, child_id, parent_id, code, scopes, notice_version, state, started_at, expires_at)
   values ($id, $childId, $parentId, $code, $scopes, $noticeVersion, 'started', $now, $expiresAt)`,
);

export const deletePages = run({ id: uuid }, 'delete from consent_form_pages where form_id = $id');

export const insertPage = run(
  { id: uuid, number: int4, sealed: bytea },
  'insert into consent_form_pages (form_id, number, sealed) values ($id, $number, $sealed)',
);

export const markHandedIn = run(
  { id: uuid, files: texts, now: instant, expiresAt: instant },
  `update consent_forms set state = 'handed_in', refusal = null, files = $files, handed_in_at = $now, expires_at = $expiresAt
   where id = $id`,
);

export const markRejected = run(
  { id: uuid, refusal: formRefusal, expiresAt: instant },
  `update consent_forms set state = 'rejected', refusal = $refusal, files = '{}', handed_in_at = null, expires_at = $expiresAt
   where id = $id`,
);

export const listPages = many(
  { id: uuid },
  { number: int4, sealed: bytea },
  'select number, sealed from consent_form_pages where form_id = $id order by number',
);

/** The forms that staff can decide on: nobody can consent any more for a child who is being erased. */
export const listWaitingForms = many(
  {},
  { id: uuid, code: text, username: text, pages: int4, handedInAt: instant, until: instant },
  `select f.id, f.code, a.username, (select count(*)::int from consent_form_pages s where s.form_id = f.id) as pages,
     coalesce(f.handed_in_at, f.started_at) as "handedInAt", f.expires_at as until
   from consent_forms f join people a on a.id = f.child_id
   where f.state = 'handed_in' order by f.handed_in_at limit 100`,
);

export const countWaitingForms = one(
  {},
  { count: int8 },
  `select count(*) as count from consent_forms where state = 'handed_in'`,
);

export const listExpiredForms = many(
  { now: instant },
  { id: uuid },
  'select id from consent_forms where expires_at <= $now limit 500',
);

/** Returns no row if somebody has decided on it, or has given it more time, since it was listed. */
export const deleteExpiredForm = maybeOne(
  { id: uuid, now: instant },
  { childId: uuid, parentId: uuid, wasWaiting: bool },
  `delete from consent_forms where id = $id and expires_at <= $now
   returning child_id as "childId", parent_id as "parentId", state = 'handed_in' as "wasWaiting"`,
);

export const deleteForm = run({ id: uuid }, 'delete from consent_forms where id = $id');

export const deleteFormsOfParent = run(
  { childId: uuid, parentId: uuid },
  'delete from consent_forms where child_id = $childId and parent_id = $parentId',
);

export const deleteForms = run({ childId: uuid }, 'delete from consent_forms where child_id = $childId');

export const exportForms = many(
  { childId: uuid },
  {
    code: text,
    scopes,
    state: formState,
    startedAt: instant,
    handedInAt: nullable(instant),
    until: instant,
    pages: int4,
  },
  `select f.code, f.scopes, f.state, f.started_at as "startedAt", f.handed_in_at as "handedInAt", f.expires_at as until,
     (select count(*)::int from consent_form_pages s where s.form_id = f.id) as pages
   from consent_forms f where f.child_id = $childId order by f.started_at`,
);
