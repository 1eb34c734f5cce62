import { advance } from '#contract/rules/games/game.ts';
import { SECOND } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { repeat } from '../repeat.ts';
import { getGameKind, type RoundMode } from './mode.ts';
import { listDue, lockDue } from './round-queries.ts';
import { storeRound } from './rounds.ts';

const AT_ONCE = 100;

/** Updates all rounds that are due. Several nodes can run this at once: each round is taken by one of them. */
export async function expireRounds(context: Context, modes: readonly RoundMode[]): Promise<void> {
  const due = await listDue(context.db, { now: context.clock.now(), most: AT_ONCE });
  for (const { id, mode: name } of due) {
    const mode = modes.find((one) => one.name === name);
    // A round that fails must not hold up the others.
    if (mode)
      await expireRound(context, mode, id).catch((err) => context.log.error({ err, id }, 'a round did not go on'));
  }
}

async function expireRound(context: Context, mode: RoundMode, id: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(
    async (tx) => {
      const round = await lockDue(tx, { id, now });
      if (!round) return;
      const state = advance(getGameKind(mode, round.kind).rules, round.state, now.getTime());
      storeRound(context, tx, mode, { ...round, state }, now);
    },
    { survivesPowerCut: false },
  );
}

/** Checks for due rounds every second, as long as the server runs. */
export function watchRounds(context: Context, modes: readonly RoundMode[]): void {
  repeat(context, {
    every: SECOND,
    failure: 'rounds that are due wait for the next second',
    work: () => expireRounds(context, modes),
  });
}
