import type { ReviewFacts } from '#contract/help.ts';
import { later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import { settingsMap, toOperatorProfile } from '../platform/operator-profile.ts';
import { listSettings } from '../platform/setting-queries.ts';
import { reviewRuleFrom } from '../posts/index.ts';
import { moderationStats } from '../safety/index.ts';
import { countStaff } from './queries.ts';

const LIFETIME = 5 * MINUTE;

const state = new ModuleState<{ readonly facts: ReviewFacts; readonly at: Date } | undefined>('the help module');

export async function openReviewFacts(context: Context): Promise<void> {
  state.set(context, undefined);
}

/** Measured at most once in five minutes: anybody may ask. */
export async function readReviewFacts(context: Context): Promise<ReviewFacts> {
  const now = context.clock.now();
  const cached = state.get(context);
  if (cached && later(cached.at, LIFETIME) > now) return cached.facts;
  const facts = await measure(context, now);
  state.set(context, { facts, at: now });
  return facts;
}

async function measure({ config, db }: Context, now: Date): Promise<ReviewFacts> {
  const [{ count }, reportMinutes, rows] = await Promise.all([
    countStaff(db, {}),
    moderationStats.usualReportMinutes(db, now),
    listSettings(db, {}),
  ]);
  const settings = settingsMap(rows);
  return {
    staff: count,
    reportMinutes,
    onDutyNote: toOperatorProfile(config, settings).onDutyNote,
    postRule: reviewRuleFrom(settings, 'posts'),
    commentRule: reviewRuleFrom(settings, 'comments'),
  };
}
