import type { CaseFilter } from '#contract/safety.ts';
import { bool, type Column, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';
import { ageGroup, decision, isWaiting, lane, state } from './case-columns.ts';

const show = text as Column<CaseFilter>;

export const markRead = run(
  { id: uuid, now: instant },
  'update cases set read_at = $now where id = $id and read_at is null',
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
  claimedBy: nullable(uuid),
};
const shownColumns = `c.id, c.kind, c.reason, c.severity, c.urgent, c.age_group as "ageGroup", c.reports,
  c.opened_at as "openedAt", c.rank_at as "rankAt", c.state, c.on_hold as "onHold", coalesce(k.title, '') as title,
  (select count(*) from case_additions a where a.case_id = c.id) as added,
  c.claimed_by as "claimedBy"`;

export const listWaiting = many(
  {
    lane,
    show,
    kind: nullable(text),
    ageGroup,
    self: uuid,
    afterRank: instant,
    afterId: uuid,
    most: int8,
  },
  { ...shown, beginning: text },
  `select ${shownColumns}, case when c.urgent then '' else left(coalesce(k.text, ''), 100) end as beginning
   from cases c left join case_copies k on k.case_id = c.id
   where c.${isWaiting} and c.lane = $lane and ($kind::text is null or c.kind = $kind)
     and ($ageGroup::text is null or c.age_group = $ageGroup)
     and case $show when 'urgent' then c.urgent when 'reports' then c.reports > 0
       when 'mine' then c.claimed_by = $self when 'removing' then c.state = 'removing'
       when 'escalated' then c.state = 'escalated' else true end
     and (c.rank_at, c.id) > ($afterRank, $afterId)
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
  claimedAt: nullable(instant),
  text,
  authorName: text,
  writtenAt: nullable(instant),
};
const wholeColumns = `${shownColumns}, c.subject, c.author_id as "authorId", c.verdict_version as "verdictVersion",
  c.decision, c.decided_by as "decidedBy", c.claimed_at as "claimedAt", coalesce(k.text, '') as text, coalesce(k.author_name, '') as "authorName",
  k.written_at as "writtenAt"`;

export const findCase = maybeOne(
  { id: uuid },
  whole,
  `select ${wholeColumns} from cases c left join case_copies k on k.case_id = c.id where c.id = $id`,
);
export type CaseRecord = Row<typeof findCase>;

/** Nobody else can decide it until the transaction ends. */
export const lockCase = maybeOne(
  { id: uuid },
  whole,
  `select ${wholeColumns} from cases c left join case_copies k on k.case_id = c.id where c.id = $id for update of c`,
);

/** A decided urgent case makes room: the next crowded-out case of the same author moves ahead of others. */
export const closeCase = run(
  { id: uuid, state, decision, decidedBy: nullable(uuid), now: instant, urgentDays: int4 },
  `with settled as (
     update cases set state = $state, decision = $decision, decided_by = $decidedBy, decided_at = $now,
       claimed_by = case when $state = 'decided' then claimed_by end,
       claimed_at = case when $state = 'decided' then claimed_at end
     where id = $id
     returning author_id, urgent and not crowded and state = 'decided' as gives_way
   )
   update cases set crowded = false, rank_at = rank_at - make_interval(days => $urgentDays)
   where id = (
     select c.id from cases c join settled s on s.author_id = c.author_id
     where s.gives_way and c.crowded and c.id <> $id and c.${isWaiting} order by c.opened_at, c.id limit 1
   )`,
);

/** Releasing the hold also deletes a case whose child was erased in the meantime. */
export const setHold = run(
  { id: uuid, onHold: bool },
  `with held as (update cases set on_hold = $onHold where id = $id and not (erase_after_hold and not $onHold))
   delete from cases where id = $id and erase_after_hold and not $onHold`,
);

/** What was decided about a child before. */
export const findHistory = one(
  { authorId: uuid },
  { removed: int8, approved: int8, pauses: int8 },
  `select count(*) filter (where decision not in ('approve', 'escalate', 'care')) as removed,
     count(*) filter (where decision = 'approve') as approved,
     (select count(*) from pauses where account_id = $authorId) as pauses
   from cases where author_id = $authorId and kind <> 'appeal'`,
);

export const countWaiting = one(
  { self: nullable(uuid) },
  {
    open: int8,
    urgent: int8,
    escalated: int8,
    removing: int8,
    visitors: int8,
    visitorsUrgent: int8,
    reported: int8,
    mine: int8,
    oldestAt: nullable(instant),
  },
  `select count(*) as open, count(*) filter (where urgent) as urgent,
     count(*) filter (where state = 'escalated') as escalated,
     count(*) filter (where state = 'removing') as removing, count(*) filter (where lane = 'visitors') as visitors,
     count(*) filter (where lane = 'visitors' and urgent) as "visitorsUrgent",
     count(*) filter (where reports > 0) as reported, count(*) filter (where claimed_by = $self) as mine,
     min(opened_at) as "oldestAt"
   from cases where ${isWaiting}`,
);

/** Removals that one member of staff has asked for and no second one has confirmed. */
export const listRemovals = many(
  { before: instant },
  { id: uuid },
  `select id from cases where state = 'removing' and decided_at <= $before`,
);

/** Also escalated cases. */
export const listUndecided = many(
  { kind: text, before: instant },
  { id: uuid },
  `select id from cases where kind = $kind and ${isWaiting} and opened_at <= $before order by opened_at limit 100`,
);

/** The median from the first report to the decision of a person, in minutes; null where there are too few to say. */
export const readUsualReportMinutes = one(
  { since: instant, atLeast: int8 },
  { minutes: nullable(int4) },
  `select case when count(*) >= $atLeast
     then round(percentile_cont(0.5) within group (order by extract(epoch from took) / 60))::integer
   end as minutes
   from (
     select c.decided_at - min(r.at) as took from cases c join reports r on r.case_id = c.id
     where c.decided_at > $since and c.decided_by is not null and r.at <= c.decided_at group by c.id
   ) answered`,
);
