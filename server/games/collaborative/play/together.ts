import { SECOND } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { uncounted } from '../../../platform/db/round-trips.ts';
import { eventKind } from '../../../platform/events.ts';
import { ModuleState } from '../../../platform/module-state.ts';
import { expireRounds } from '../../rounds/expire.ts';
import { getGameKind, type Round, type RoundMode } from '../../rounds/mode.ts';
import { sendRound } from '../rooms.ts';
import { gamesOfSeveral } from './kinds.ts';

/** A round of several players has come to its end. */
export const roundEnded = eventKind<{ roundId: string }>('games.round_ended');

/** How rounds of several players are played: all of them see each change, and their end is settled. */
export const together: RoundMode = {
  ...gamesOfSeveral,
  ended: (context, tx, { id }) => context.events.emit(tx, roundEnded, null, { roundId: id }),
  changed: (context, round) => {
    showRoundLater(context, round);
    expireInTime(context, round);
  },
};

const timers = new ModuleState<Set<ReturnType<typeof setTimeout>>>('the games module');

/** Rounds that are due soon. If this node dies, the check that runs every second picks them up. */
export function runTimers(context: Context): void {
  const running = new Set<ReturnType<typeof setTimeout>>();
  timers.set(context, running);
  context.onClose(async () => {
    for (const timer of running) clearTimeout(timer);
  });
}

const SOON = 10 * SECOND;
/** Clocks of timers and of dates differ by a little. */
const AFTER_DUE = 20;

/** To the moment, where looking every second would let a card lie open for twice its time. */
function expireInTime(context: Context, { kind, state }: Round): void {
  const due = getGameKind(gamesOfSeveral, kind).rules.due(state);
  const wait = due === null ? Number.POSITIVE_INFINITY : due - context.clock.now().getTime();
  if (wait > SOON) return;
  const running = timers.get(context);
  const timer = setTimeout(() => {
    running.delete(timer);
    void uncounted(() => expireRounds(context, [together])).catch((err: unknown) =>
      context.log.warn({ err }, 'a round that is due waits for the next second'),
    );
  }, Math.max(0, wait) + AFTER_DUE).unref();
  running.add(timer);
}

function showRoundLater(context: Context, round: Round): void {
  uncounted(() => sendRound(context, round)).catch((err: unknown) =>
    context.log.warn({ err, roundId: round.id }, 'players did not see a move at once'),
  );
}
