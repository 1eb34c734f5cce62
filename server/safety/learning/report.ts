import type * as contract from '#contract/safety/learning.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { inSlices } from '../../platform/jobs/slices.ts';
import { audit } from '../audit/audit.ts';
import { verdictOn } from './example.ts';
import { countByRule, countExamples, listReadable, readKept } from './example-queries.ts';
import { unsealed } from './examples.ts';

const PERIODS = [7, 28] as const;
const MAX_RULES = 50;
const MAX_READ = 2000;
const MAX_SHOWN = 50;
const EXCERPT = 120;

/** How often the filter and staff agreed. Counts only: no words are read. */
export async function readFilterReport({ db, clock }: Context): Promise<contract.FilterReport> {
  const now = clock.now();
  const [kept, ...periods] = await db.withConnection((connection) =>
    Promise.all([readKept(connection, {}), ...PERIODS.map((days) => readPeriod(connection, days, now))]),
  );
  return { ...kept, oldestAt: kept.oldestAt?.toISOString() ?? null, periods };
}

async function readPeriod(db: Queryable, days: number, now: Date): Promise<contract.FilterPeriod> {
  const since = later(now, -days * DAY);
  const [counts, rules] = await Promise.all([
    countExamples(db, { since }),
    countByRule(db, { since, most: MAX_RULES }),
  ]);
  return { days, ...counts, rules: [...rules] };
}

/** What today's filter, with the words of this instance, would say of the kept texts. Stores nothing. */
export async function rerunFilter(context: Context, { accountId }: StaffActor): Promise<contract.FilterRerun> {
  const { db, clock, keys } = context;
  const examples = await db.transaction(async (tx) => {
    audit({ keys }, tx, { actor: accountId, act: 'examples.read', subject: accountId, at: clock.now() });
    return listReadable(tx, { most: MAX_READ });
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
function readOutcome(context: Context, { caseId, kind, words, filterSaid, staffSaid }: Row<typeof listReadable>) {
  const text = unsealed(context, caseId, words);
  if (text === undefined) return undefined;
  const { decision } = verdictOn(text, kind);
  const isHarmful = staffSaid !== 'harmless';
  const [agreed, agrees] = [filterSaid, decision].map((said) => (said !== 'allow') === isHarmful);
  const change: 'better' | 'worse' | undefined = agreed === agrees ? undefined : agrees ? 'better' : 'worse';
  return { caseId, text: text.slice(0, EXCERPT), before: filterSaid, after: decision, change };
}
