import { expect } from 'vitest';
import { type Controls, defaultControls } from '#contract/rules/family/controls.ts';
import type { OpenHours, OpenRange } from '#contract/rules/family/open-hours.ts';
import { children } from '#server/accounts/index.ts';
import { DAY } from '#server/platform/clock.ts';
import type { World } from '../world.ts';
import type { Person } from './people.ts';

/** Sets what holds for a child, as all grown-ups' settings together would make it. */
export async function limit({ world, id }: Person, controls: Partial<Controls>): Promise<void> {
  const { context } = world;
  await context.db.transaction(async (tx) =>
    children.controls.setControls(context, tx, id, { ...defaultControls, ...controls }),
  );
}

/** Moves the clock to the next 15:00 UTC. The tests start on a Wednesday. */
export async function atThree(world: World): Promise<void> {
  const sinceThree = (world.clock.now().getTime() - Date.parse('2026-11-18T15:00:00Z')) % DAY;
  await world.pass(sinceThree === 0 ? 0 : DAY - sinceThree);
}

/** The same range on each day, in hours. */
export function daily(from: number, to: number): OpenHours {
  return everyDay({ from: from * 60, to: to * 60 });
}

export const closedAllWeek: OpenHours = everyDay(null);

/** Waits until the active minutes of this second are stored, as they are each second. */
export async function whenCounted({ world, id }: Person, minutes: number): Promise<void> {
  const count = async () => {
    const { rows } = await world.context.db.pool.query(
      'select count(*)::integer as minutes from active_minutes where account_id = $1',
      [id],
    );
    return rows[0].minutes;
  };
  await expect.poll(count, { timeout: 10_000 }).toBe(minutes);
}

function everyDay(range: OpenRange | null): OpenHours {
  return Array.from({ length: 7 }, () => range);
}

/** Minutes with an action, up to now. */
export async function spend({ world, id }: Person, minutes: number): Promise<void> {
  await world.context.db.pool.query(
    `insert into active_minutes (account_id, minute)
     select $1, date_trunc('minute', $2::timestamptz) - n * interval '1 minute' from generate_series(1, $3::integer) n on conflict do nothing`,
    [id, world.clock.now(), minutes],
  );
}
