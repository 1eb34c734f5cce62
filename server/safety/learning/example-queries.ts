import { bool, type Column, instant, int8, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, one, run } from '../../platform/db/statement.ts';
import { settingSql } from '../../platform/setting-queries.ts';
import type { Decision as FilterDecision } from '../filter/verdict.ts';
import { KEEP_DECISIONS, type StaffVerdict } from './example.ts';

const filterSaid = text as Column<FilterDecision>;
const staffSaid = text as Column<StaffVerdict>;

/** Only if an admin has switched it on, and never for a picture, because the filter can't have read what staff saw in it. */
export const saveExample = run(
  {
    caseId: uuid,
    accountId: uuid,
    kind: text,
    words: nullable(text),
    isCrisis: bool,
    reported: bool,
    filterSaid,
    rules: texts,
    version: text,
    staffSaid,
    at: instant,
  },
  `insert into filter_examples
     (case_id, account_id, kind, words, is_crisis, reported, filter_said, rules, version, staff_said, at)
   select $caseId, $accountId, $kind, $words, $isCrisis, $reported, $filterSaid, $rules, $version, $staffSaid, $at
   where ${settingSql(KEEP_DECISIONS)} = 'true'
     and not exists (select from case_copies where case_id = $caseId and picture is not null)
   on conflict (case_id) do update set filter_said = excluded.filter_said, rules = excluded.rules,
     version = excluded.version, staff_said = excluded.staff_said, at = excluded.at`,
);

/** What a suspension was about. */
export const deleteExampleOfSuspension = run(
  { suspensionId: uuid },
  'delete from filter_examples where case_id = (select case_id from pauses where id = $suspensionId)',
);

export const deleteAllExamples = run({}, 'delete from filter_examples');

export const deleteOldExamples = run(
  { before: instant, limit: int8 },
  `delete from filter_examples where case_id = any (array(
     select case_id from filter_examples where at <= $before order by at limit $limit
   ))`,
);

export const deleteExamples = run({ accountId: uuid }, 'delete from filter_examples where account_id = $accountId');

/** Parents get it, so it leaves out what may be about a parent. */
export const exportExamples = many(
  { accountId: uuid },
  { caseId: uuid, kind: text, words: nullable(text), filterSaid, staffSaid, at: instant },
  `select case_id as "caseId", kind, words, filter_said as "filterSaid", staff_said as "staffSaid", at
   from filter_examples where account_id = $accountId and not is_crisis order by at, case_id`,
);

const acted = `filter_said <> 'allow'`;
const wasHarmless = `staff_said = 'harmless'`;

export const countExamples = one(
  { since: instant },
  { rightlyHeld: int8, wronglyHeld: int8, missed: int8, missedReported: int8, rightlyAllowed: int8 },
  `select count(*) filter (where ${acted} and not ${wasHarmless}) as "rightlyHeld",
     count(*) filter (where ${acted} and ${wasHarmless}) as "wronglyHeld",
     count(*) filter (where not ${acted} and not ${wasHarmless}) as missed,
     count(*) filter (where not ${acted} and not ${wasHarmless} and reported) as "missedReported",
     count(*) filter (where not ${acted} and ${wasHarmless}) as "rightlyAllowed"
   from filter_examples where at > $since`,
);

/** The rules that were wrong most often first. */
export const countByRule = many(
  { since: instant, most: int8 },
  { rule: text, right: int8, wrong: int8 },
  `select rule, count(*) filter (where not ${wasHarmless}) as right, count(*) filter (where ${wasHarmless}) as wrong
   from filter_examples, unnest(rules) rule where at > $since
   group by rule order by 3 desc, 2 desc, 1 limit $most`,
);

export const readKept = one(
  {},
  { isOn: bool, kept: int8, oldestAt: nullable(instant) },
  `select coalesce(${settingSql(KEEP_DECISIONS)} = 'true', false) as "isOn", count(*) as kept, min(at) as "oldestAt"
   from filter_examples`,
);

/** Not those where a child may be in danger: their words are not kept. */
export const listDisagreements = many(
  { since: instant, isMissed: bool, most: int8 },
  { caseId: uuid, words: text, at: instant, filterSaid, rules: texts },
  `select case_id as "caseId", coalesce(words, '') as words, at, filter_said as "filterSaid", rules
   from filter_examples
   where words is not null and at > $since
     and (filter_said = 'allow') = $isMissed and (${wasHarmless}) <> $isMissed
   order by at desc, case_id limit $most`,
);

export const listReadable = many(
  { most: int8 },
  { caseId: uuid, kind: text, words: text, filterSaid, staffSaid },
  `select case_id as "caseId", kind, coalesce(words, '') as words, filter_said as "filterSaid", staff_said as "staffSaid"
   from filter_examples where words is not null order by at desc, case_id limit $most`,
);
