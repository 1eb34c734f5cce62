import * as games from '#contract/collaborative-games.ts';
import { grant, type Person } from '../support/people.ts';
import type { Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const form = { gameType: 'memory_match', title: 'pond_party', maxPlayers: 2 } as const;

async function player(pond: EndpointWorld): Promise<Person> {
  const child = await pond.newChild();
  await grant(child, ['buddies', 'multiplayer']);
  return child;
}

/** A game that a child has made. */
async function hosted(pond: EndpointWorld): Promise<{ browser: Person; params: { id: string } }> {
  const browser = await player(pond);
  const { data } = await browser.call(games.createCollaborativeGame, { body: form });
  return { browser, params: { id: data.game.id } };
}

/** With somebody to play with. */
async function ready(pond: EndpointWorld) {
  const { browser, params } = await hosted(pond);
  await (await player(pond)).call(games.joinCollaborativeGame, { body: { sessionId: params.id } });
  return { browser, params };
}

/** One that was played to its end. */
async function finished(pond: EndpointWorld) {
  const { browser, params } = await ready(pond);
  await pond.world.context.db.pool.query(`update collaborative_game_sessions set status = 'completed' where id = $1`, [
    params.id,
  ]);
  return { browser, params };
}

export const collaborativeGameCalls: readonly Call[] = [
  { endpoint: games.listCollaborativeGames, prepare: async (pond) => ({ browser: await player(pond) }) },
  {
    endpoint: games.createCollaborativeGame,
    prepare: async (pond) => ({ browser: await player(pond), body: form }),
  },
  {
    endpoint: games.joinCollaborativeGame,
    prepare: async (pond) => ({
      browser: await player(pond),
      body: { sessionId: (await hosted(pond)).params.id },
    }),
  },
  { endpoint: games.readCollaborativeGame, prepare: hosted },
  { endpoint: games.startCollaborativeGame, prepare: ready },
  { endpoint: games.leaveCollaborativeGame, prepare: hosted },
  { endpoint: games.repeatCollaborativeGame, prepare: finished },
];
