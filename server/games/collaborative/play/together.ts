import { SECOND } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { uncounted } from '../../../platform/db/round-trips.ts';
import { eventKind } from '../../../platform/events.ts';
import { ModuleState } from '../../../platform/module-state.ts';
import { expireRounds } from '../../rounds/expire.ts';
import { getGameKind, type Round, type RoundMode } from '../../rounds/mode.ts';
import { sendRound } from '../rooms.ts';
import { multiplayerRules } from './kinds.ts';

/** A round with several players has ended. */
export const roundEnded = eventKind<{ roundId: string }>('games.round_ended');

/** Rounds with several players: everyone sees each change, and the game is settled at the end. */
export const together: RoundMode = {
  ...multiplayerRules,
  ended: (context, tx, { id }) => context.events.emit(tx, roundEnded, null, { roundId: id }),
  changed: (context, round) => {
    showRoundLater(context, round);
    expireInTime(context, round);
  },
};

const timers = new ModuleState<Set<ReturnType<typeof setTimeout>>>('the games module');

/** Handles rounds that are due soon. If this node dies, the check that runs every second picks them up. */
export function runTimers(context: Context): void {
  const running = new Set<ReturnType<typeof setTimeout>>();
  timers.set(context, running);
  context.onClose(async () => {
    for (const timer of running) clearTimeout(timer);
  });
}

const SOON = 10 * SECOND;
/** Timers and dates use slightly different clocks. */
const AFTER_DUE = 20;

/** Exactly on time. The check every second could leave a card open for twice as long. */
function expireInTime(context: Context, { kind, state }: Round): void {
  const due = getGameKind(together, kind).rules.due(state);
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
