import type * as contract from '#contract/profiles.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { childrenForStaff } from '../accounts/index.ts';
import { later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';

const LIFETIME = MINUTE;

interface Count {
  readonly count: number;
  readonly at: Date;
}

const state = new ModuleState<Count | undefined>('the profiles module');

export async function openUserCount(context: Context): Promise<void> {
  state.set(context, undefined);
}

/** How many children have an account, counted at most once a minute. */
export async function readUserCount(context: Context): Promise<Returns<typeof contract.readUserCount>> {
  const now = context.clock.now();
  const cached = state.get(context);
  if (cached && later(cached.at, LIFETIME) > now) return { count: shownCount(cached.count) };
  const count = await childrenForStaff.countChildren(context.db);
  state.set(context, { count, at: now });
  return { count: shownCount(count) };
}

/** Exact below 100, then rounded down to two digits. */
export function shownCount(count: number): number {
  if (count < 100) return count;
  const step = 10 ** (String(count).length - 2);
  return Math.floor(count / step) * step;
}
