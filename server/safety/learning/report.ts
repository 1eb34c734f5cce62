import type * as contract from '#contract/safety/learning.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { inSlices } from '../../platform/jobs/slices.ts';
import { audit } from '../audit/audit.ts';
import { verdictOn } from './example.ts';
import * as queries from './example-queries.ts';
import { unsealed } from './examples.ts';

const LONGEST = 28;
const PERIODS = [7, LONGEST] as const;
const MAX_RULES = 50;
const MAX_READ = 2000;
const MAX_SHOWN = 50;
const EXCERPT = 120;

/** How often the filter and staff agreed. Counts only: no words are read. */
export async function readFilterReport({ db, clock }: Context): Promise<contract.FilterReport> {
  const now = clock.now();
  const [kept, ...periods] = await db.withConnection((connection) =>
    Promise.all([queries.readKept(connection, {}), ...PERIODS.map((days) => readPeriod(connection, days, now))]),
  );
  return { ...kept, oldestAt: kept.oldestAt?.toISOString() ?? null, periods };
}

async function readPeriod(db: Queryable, days: number, now: Date): Promise<contract.FilterPeriod> {
  const since = later(now, -days * DAY);
  const [counts, rules] = await Promise.all([
    queries.countExamples(db, { since }),
    queries.countByRule(db, { since, most: MAX_RULES }),
  ]);
  return { days, ...counts, rules: [...rules] };
}

/** The texts about which the filter and staff disagreed. */
export async function listDisagreements(
  { db, clock, keys }: Context,
  { accountId }: StaffActor,
  { which }: Query<typeof contract.listDisagreements>,
): Promise<Returns<typeof contract.listDisagreements>> {
  const now = clock.now();
  const rows = await db.transaction(async (tx) => {
    audit({ keys }, tx, { actor: accountId, act: 'examples.list', subject: accountId, at: now });
    const since = later(now, -LONGEST * DAY);
    return queries.listDisagreements(tx, { since, isMissed: which === 'missed', most: MAX_SHOWN });
  });
  const texts = rows.flatMap(({ words, ...row }) => {
    const text = unsealed({ keys }, row.caseId, words);
    return text === undefined ? [] : [{ ...row, text, at: row.at.toISOString(), rules: [...row.rules] }];
  });
  return { texts, unreadable: rows.length - texts.length };
}

/** What today's filter, with the words of this instance, would say of the kept texts. Stores nothing. */
export async function rerunFilter(context: Context, { accountId }: StaffActor): Promise<contract.FilterRerun> {
  const { db, clock, keys } = context;
  const examples = await db.transaction(async (tx) => {
    audit({ keys }, tx, { actor: accountId, act: 'examples.read', subject: accountId, at: clock.now() });
    return queries.listReadable(tx, { most: MAX_READ });
  });
  const outcomes = await inSlices(examples, (example) => readOutcome(context, example));
  const read = outcomes.filter((outcome) => outcome !== undefined);
  const changed = read.filter(({ change }) => change !== undefined);
  return {
    read: read.length,
    unreadable: outcomes.length - read.length,
    better: changed.filter(({ change }) => change === 'better').length,
    worse: changed.filter(({ change }) => change === 'worse').length,
    changed: changed.slice(0, MAX_SHOWN).map(({ change, ...shown }) => ({ ...shown, isBetter: change === 'better' })),
  };
}

/** Undefined for words that no key opens any more. */
function readOutcome(
  context: Context,
  { caseId, kind, words, filterSaid, staffSaid }: Row<typeof queries.listReadable>,
) {
  const text = unsealed(context, caseId, words);
  if (text === undefined) return undefined;
  const { decision } = verdictOn(text, kind);
  const isHarmful = staffSaid !== 'harmless';
  const [agreed, agrees] = [filterSaid, decision].map((said) => (said !== 'allow') === isHarmful);
  const change: 'better' | 'worse' | undefined = agreed === agrees ? undefined : agrees ? 'better' : 'worse';
  return { caseId, text: text.slice(0, EXCERPT), before: filterSaid, after: decision, change };
}
