import * as games from '#contract/games.ts';
import { asChild, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** A number that lies in every range, so that it can be guessed whichever game is dealt. */
const move = (guess: number) => ({ n: 0, move: { guess } });

export const gameCalls: readonly Call[] = [
  { endpoint: games.listGames, prepare: asChild() },
  {
    endpoint: games.startGame,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('mini_game') }, body: {} })),
  },
  {
    endpoint: games.playMove,
    prepare: async (pond) => {
      const { browser, round } = await startNumbers(pond);
      return {
        browser,
        params: { id: round.roundId },
        body: move(round.view.kind === 'number_guess' ? round.view.max : 1),
      };
    },
  },
  {
    endpoint: games.submitResult,
    prepare: async (pond) => {
      const { browser, round } = await startNumbers(pond);
      await loseNumbers(browser, round);
      return { browser, body: { roundId: round.roundId } };
    },
  },
];

type Child = Awaited<ReturnType<EndpointWorld['newChild']>>;

async function startNumbers(pond: EndpointWorld) {
  const browser = await pond.newChild();
  const { games: all } = (await browser.call(games.listGames, {})).data;
  const id = all.find(({ gameType }) => gameType === 'number_guess')?.id ?? '';
  const round = (await browser.call(games.startGame, { params: { id }, body: {} })).data;
  return { browser, round };
}

/** Guesses one number after the other until the round is over. */
async function loseNumbers(browser: Child, round: games.PlayedRound): Promise<void> {
  let { n, view } = round;
  for (let guess = 1; !view.isOver; guess += 1) {
    const body = { n, move: { guess: view.kind === 'number_guess' ? view.min + guess - 1 : guess } };
    ({ n, view } = (await browser.call(games.playMove, { params: { id: round.roundId }, body })).data);
  }
}
