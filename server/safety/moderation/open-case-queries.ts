import { bool, bytea, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { run } from '../../platform/db/statement.ts';
import { ageGroup, isWaiting, lane } from './case-columns.ts';

/** Cases of one author open one after the other: two at once would not see each other. */
export const lockAuthorCases = run(
  { author: text },
  `select where pg_advisory_xact_lock(hashtextextended('cases ' || $author, 0)) is not null`,
);

/**
 * Opens a case with its copy, or adds to an open one. An open case about the same thing keeps its first copy, takes the higher
 * severity, and moves up by `reportHours` with each report. An open case of the same author and conversation gets the copy as
 * an addition and counts as unread again. An author has at most `mostHeld` cases of held things.
 */
export const insertCase = run(
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
     select from cases where ${isWaiting} and kind = $kind and subject = $subject
   ), newest_held as (
     select id, count(*) over () as open from cases
     where ${isWaiting} and $reason = 'held' and not $urgent and author_id = $authorId and kind = $kind
       and reason = 'held' and not urgent
     order by opened_at desc, id desc limit 1
   ), gathering as (
     select id from cases
     where ${isWaiting} and not exists (select from same) and (
       kind = $kind and conversation = $conversation and author_id is not distinct from $authorId
       or id = (select id from newest_held where open >= $mostHeld)
     )
     for update
   ), crowd as (
     select $urgent and $reason in ('crisis', 'held') and count(*) >= $mostUrgent as is_full from cases
     where ${isWaiting} and author_id = $authorId and urgent and not crowded and reason in ('crisis', 'held')
   ), opened as (
     insert into cases as before
       (id, kind, subject, lane, conversation, reason, severity, urgent, crowded, author_id, age_group, reports, opened_at,
        rank_at, verdict_version, state)
     select $id, $kind, $subject, $lane, $conversation, $reason, $severity, $urgent, is_full, $authorId, $ageGroup,
       $reports, $openedAt, case when is_full then $calmRankAt::timestamptz else $rankAt::timestamptz end, $verdictVersion, 'open'
     from crowd where not exists (select from gathering)
     on conflict (kind, subject) where ${isWaiting} do update set
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

/** Only cases that the filter opened and nobody reported. Staff decide all others. */
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
