import type { AgeGroup } from '#contract/rules/age.ts';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CaseState, Decision } from '#contract/safety.ts';
import {
  bool,
  bytea,
  type Column,
  instant,
  int4,
  int8,
  nullable,
  text,
  texts,
  uuid,
} from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';

const state = text as Column<CaseState>;
const decision = text as Column<Decision>;
const lane = text as Column<Lane>;
const ageGroup = nullable(text as Column<AgeGroup>);

const waiting = `state in ('open', 'escalated', 'removing')`;

/** One case of an author after the other, until the transaction ends: two at once would not see each other. */
export const lockCasesOf = run(
  { author: text },
  `select where pg_advisory_xact_lock(hashtextextended('cases ' || $author, 0)) is not null`,
);

/**
 * Opens a case with its copy, or adds to one that is open. To the one about the same thing: the worst counts, and each further
 * report moves it on by `reportHours`; the first copy stays. To the one of the same author and conversation: with its copy,
 * and whoever has read the case has not read it any more. An author of many held things has no more cases than `mostHeld`.
 */
export const putCase = run(
  {
    id: uuid,
    kind: text,
    subject: uuid,
    lane,
    conversation: nullable(text),
    reason: text,
    severity: int4,
    urgent: bool,
    authorId: nullable(uuid),
    ageGroup,
    reports: int4,
    reportHours: int4,
    openedAt: instant,
    rankAt: instant,
    calmRankAt: instant,
    mostUrgent: int8,
    mostHeld: int8,
    verdictVersion: nullable(text),
    title: text,
    text,
    authorName: text,
    writtenAt: instant,
    picture: nullable(bytea),
  },
  `with same as (
     select from cases where ${waiting} and kind = $kind and subject = $subject
   ), newest_held as (
     select id, count(*) over () as open from cases
     where ${waiting} and $reason = 'held' and not $urgent and author_id = $authorId and kind = $kind
       and reason = 'held' and not urgent
     order by opened_at desc, id desc limit 1
   ), gathering as (
     select id from cases
     where ${waiting} and not exists (select from same) and (
       kind = $kind and conversation = $conversation and author_id is not distinct from $authorId
       or id = (select id from newest_held where open >= $mostHeld)
     )
     for update
   ), crowd as (
     select $urgent and $reason in ('crisis', 'held') and count(*) >= $mostUrgent as is_full from cases
     where ${waiting} and author_id = $authorId and urgent and not crowded and reason in ('crisis', 'held')
   ), opened as (
     insert into cases as before
       (id, kind, subject, lane, conversation, reason, severity, urgent, crowded, author_id, age_group, reports, opened_at,
        rank_at, verdict_version, state)
     select $id, $kind, $subject, $lane, $conversation, $reason, $severity, $urgent, is_full, $authorId, $ageGroup,
       $reports, $openedAt, case when is_full then $calmRankAt::timestamptz else $rankAt::timestamptz end, $verdictVersion, 'open'
     from crowd where not exists (select from gathering)
     on conflict (kind, subject) where ${waiting} do update set
       severity = greatest(before.severity, excluded.severity),
       urgent = before.urgent or excluded.urgent,
       read_at = case when excluded.urgent and not before.urgent then null else before.read_at end,
       reports = before.reports + excluded.reports,
       rank_at = least(before.rank_at, excluded.rank_at) - excluded.reports * $reportHours * interval '1 hour'
     returning id
   ), copied as (
     insert into case_copies (case_id, title, text, author_name, written_at, picture)
     select id, $title, $text, $authorName, $writtenAt, $picture from opened
     on conflict (case_id) do nothing
   ), added as (
     insert into case_additions (case_id, subject, title, text, author_name, written_at, picture)
     select id, $subject, $title, $text, $authorName, $writtenAt, $picture from gathering
     on conflict do nothing
   )
   update cases set severity = greatest(severity, $severity), read_at = null where id in (select id from gathering)`,
);

/** Somebody on the staff has it before their eyes. */
export const markRead = run(
  { id: uuid, now: instant },
  'update cases set read_at = $now where id = $id and read_at is null',
);

/** An author takes back what nobody but the house has asked about; everything else stays for staff to judge. */
export const withdrawHeld = run(
  { kind: text, subject: uuid, authorId: uuid, now: instant },
  `with withdrawn as (
     update cases set state = 'withdrawn', decided_at = $now
     where kind = $kind and subject = $subject and author_id = $authorId and state = 'open' and reason = 'held'
       and reports = 0 and not on_hold
     returning id
   )
   delete from case_copies where case_id in (select id from withdrawn)`,
);

const shown = {
  id: uuid,
  kind: text,
  reason: text,
  severity: int4,
  urgent: bool,
  ageGroup,
  reports: int4,
  openedAt: instant,
  rankAt: instant,
  state,
  onHold: bool,
  title: text,
  added: int8,
};
const shownColumns = `c.id, c.kind, c.reason, c.severity, c.urgent, c.age_group as "ageGroup", c.reports,
  c.opened_at as "openedAt", c.rank_at as "rankAt", c.state, c.on_hold as "onHold", coalesce(k.title, '') as title,
  (select count(*) from case_additions a where a.case_id = c.id) as added`;

export const listWaiting = many(
  { lane, afterRank: instant, afterId: uuid, most: int8 },
  shown,
  `select ${shownColumns}
   from cases c left join case_copies k on k.case_id = c.id
   where c.${waiting} and c.lane = $lane and (c.rank_at, c.id) > ($afterRank, $afterId)
   order by c.rank_at, c.id limit $most`,
);
export type WaitingRow = Row<typeof listWaiting>;

const whole = {
  ...shown,
  subject: uuid,
  authorId: nullable(uuid),
  verdictVersion: nullable(text),
  decision: nullable(decision),
  decidedBy: nullable(uuid),
  text,
  authorName: text,
  writtenAt: nullable(instant),
};
const wholeColumns = `${shownColumns}, c.subject, c.author_id as "authorId", c.verdict_version as "verdictVersion",
  c.decision, c.decided_by as "decidedBy", coalesce(k.text, '') as text, coalesce(k.author_name, '') as "authorName",
  k.written_at as "writtenAt"`;

export const findCase = maybeOne(
  { id: uuid },
  whole,
  `select ${wholeColumns} from cases c left join case_copies k on k.case_id = c.id where c.id = $id`,
);
export type CaseRecord = Row<typeof findCase>;

/** Until the transaction ends nobody else decides on it. */
export const lockCase = maybeOne(
  { id: uuid },
  whole,
  `select ${wholeColumns} from cases c left join case_copies k on k.case_id = c.id where c.id = $id for update of c`,
);

export const findPicture = maybeOne(
  { caseId: uuid },
  { picture: nullable(bytea) },
  'select picture from case_copies where case_id = $caseId',
);

/** When an urgent one is decided, the next one of the same author that had to stand back goes before others. */
export const settleCase = run(
  { id: uuid, state, decision, decidedBy: nullable(uuid), now: instant, urgentDays: int4 },
  `with settled as (
     update cases set state = $state, decision = $decision, decided_by = $decidedBy, decided_at = $now where id = $id
     returning author_id, urgent and not crowded and state = 'decided' as gives_way
   )
   update cases set crowded = false, rank_at = rank_at - make_interval(days => $urgentDays)
   where id = (
     select c.id from cases c join settled s on s.author_id = c.author_id
     where s.gives_way and c.crowded and c.id <> $id and c.${waiting} order by c.opened_at, c.id limit 1
   )`,
);

/** A case whose child was erased meanwhile goes with its hold. */
export const setHold = run(
  { id: uuid, onHold: bool },
  `with held as (update cases set on_hold = $onHold where id = $id and not (erase_after_hold and not $onHold))
   delete from cases where id = $id and erase_after_hold and not $onHold`,
);

/** What was decided about a child before. */
export const findHistory = one(
  { authorId: uuid },
  { removed: int8, approved: int8, pauses: int8 },
  `select count(*) filter (where decision not in ('approve', 'escalate')) as removed,
     count(*) filter (where decision = 'approve') as approved,
     (select count(*) from pauses where account_id = $authorId) as pauses
   from cases where author_id = $authorId and kind <> 'appeal'`,
);

export const countWaiting = one(
  {},
  { open: int8, urgent: int8, escalated: int8, visitors: int8, visitorsUrgent: int8 },
  `select count(*) as open, count(*) filter (where urgent) as urgent,
     count(*) filter (where state = 'escalated') as escalated, count(*) filter (where lane = 'visitors') as visitors,
     count(*) filter (where lane = 'visitors' and urgent) as "visitorsUrgent"
   from cases where ${waiting}`,
);

/** Removals that one member of staff has asked for, and that nobody else has looked at. */
export const listRemovals = many(
  { before: instant },
  { id: uuid },
  `select id from cases where state = 'removing' and decided_at <= $before`,
);

/** What nobody has decided since; also what was handed on. */
export const listUndecided = many(
  { kind: text, before: instant },
  { id: uuid },
  `select id from cases where kind = $kind and ${waiting} and opened_at <= $before order by opened_at limit 100`,
);

export const deleteCopies = run(
  { before: instant },
  `with judged as (
     select id from cases where state in ('decided', 'withdrawn') and decided_at <= $before and not on_hold
   ), emptied as (
     update case_additions set title = null, text = null, author_name = null, picture = null
     where case_id in (select id from judged) and text is not null
   )
   delete from case_copies where case_id in (select id from judged)`,
);

/** Newest first: texts of the last days that are still kept. */
export const listRetainedTexts = many(
  { since: instant },
  { caseId: uuid, title: text, text },
  `select k.case_id as "caseId", k.title, k.text from case_copies k join cases c on c.id = k.case_id
   where c.opened_at > $since order by c.opened_at desc limit 2000`,
);

/** Whether something came to the desk because a child may be in danger: at home it is told to nobody, not even in an export. */
export const cameAsCrisis = (kind: string, id: string) =>
  `exists (
     select from cases k where k.kind = '${kind}' and k.reason = 'crisis' and (k.subject = ${id} or exists (
       select from case_additions a where a.case_id = k.id and a.subject = ${id}))
   )`;

/** The same of a case, by its id, and of what a child or a visitor wrote to staff. */
export const isConfidential = (caseId: string) =>
  `exists (select from cases k where k.id = ${caseId} and k.reason in ('crisis', 'contact'))`;

/** The same by an id as text, which may be that of something else. */
export const isConfidentialText = (subject: string) =>
  `exists (select from cases k where k.id::text = ${subject} and k.reason in ('crisis', 'contact'))`;

/** What goes to a parent, so without what may be about one. */
export const exportCases = many(
  { accountId: uuid },
  {
    kind: text,
    reason: text,
    openedAt: instant,
    state,
    decision: nullable(decision),
    title: nullable(text),
    text: nullable(text),
    picture: nullable(text),
    moreTexts: nullable(texts),
  },
  `select c.kind, c.reason, c.opened_at as "openedAt", c.state, c.decision, k.title, k.text,
     encode(k.picture, 'base64') as picture,
     (select array_agg(a.text order by a.written_at) from case_additions a
      where a.case_id = c.id and a.text is not null) as "moreTexts"
   from cases c left join case_copies k on k.case_id = c.id
   where c.author_id = $accountId and c.reason not in ('crisis', 'contact') order by c.opened_at`,
);

/** The law keeps what stands under a legal hold; it goes with the hold. */
export const retainHeldCases = many(
  { accountId: uuid },
  { id: uuid },
  'update cases set erase_after_hold = true where author_id = $accountId and on_hold returning id',
);

export const deleteCases = run({ accountId: uuid }, 'delete from cases where author_id = $accountId and not on_hold');
