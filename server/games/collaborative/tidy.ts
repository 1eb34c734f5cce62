import { COME_BACK_MS, IDLE_GAME_MS } from '#contract/rules/collaborative-games.ts';
import { later, SECOND } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { repeat } from '../repeat.ts';
import { showLater } from './announce.ts';
import { cancelSession, removePlayer } from './leave.ts';
import { renewOpenGames } from './presence.ts';
import { listDropped, markSilentAway } from './room-queries.ts';
import { listIdleSessions } from './session-queries.ts';

const RENEW_EVERY = 5 * SECOND;
/** After four missed renewals the players' node counts as dead. */
const SILENT_AFTER = 20 * SECOND;

/** Removes players who have not come back, and ends abandoned games. Several nodes can run this at once. */
async function cleanUpGames(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  for (const { sessionId } of await markSilentAway(db, { before: later(now, -SILENT_AFTER) }))
    showLater(context, sessionId);
  for (const { sessionId, accountId } of await listDropped(db, { before: later(now, -COME_BACK_MS) }))
    await ofOneGame(context, sessionId, removePlayer(context, sessionId, accountId));
  for (const { id } of await listIdleSessions(db, { before: later(now, -IDLE_GAME_MS) }))
    await ofOneGame(context, id, cancelSession(context, id));
}

/** A game that fails must not hold up the others. */
async function ofOneGame({ log }: Context, id: string, work: Promise<void>): Promise<void> {
  await work.catch((err: unknown) => log.error({ err, id }, 'a game of several children was not tidied'));
}

/** Renews who is here, and removes who is not. */
export function watchGames(context: Context): void {
  repeat(context, {
    every: RENEW_EVERY,
    failure: 'who plays is looked at again in a few seconds',
    work: async () => {
      await renewOpenGames(context);
      await cleanUpGames(context);
    },
  });
}

export const jobs: readonly Job[] = [
  {
    name: 'games.tidy-together',
    every: '* * * * *',
    summary: 'Ends games of several children that nobody plays any more',
    run: cleanUpGames,
  },
];
