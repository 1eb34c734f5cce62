import type pg from 'pg';
import { type GameMove, type GameType, type GameView, playMove, startGame, submitResult } from '#contract/games.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { getLibrary } from '#server/cards/index.ts';
import { newId } from '#server/platform/tokens.ts';
import type { Browser, World } from '../world.ts';

/** A round of a game that a child is playing alone, put straight into the database. */
export async function openRound(db: pg.Client | pg.Pool, accountId: string, at: Date): Promise<string> {
  const id = newId();
  await db.query(
    `insert into game_rounds (id, kind, mode, state, started_at) values ($1, 'number_guess', 'single', '{}', $2)`,
    [id, at],
  );
  await db.query('insert into game_players (round_id, seat, account_id) values ($1, 0, $2)', [id, accountId]);
  return id;
}

/** Plays any mini-game until it is over, badly, and asks for the result. */
export async function playToTheEnd(who: Browser, gameId: string): Promise<Answer<typeof submitResult>> {
  let round = (await who.call(startGame, { params: { id: gameId }, body: {} })).data;
  for (let tries = 0; !round.view.isOver && tries < 200; tries += 1) {
    const body = { n: round.n, move: badMove(round.view, tries) };
    const { status, data } = await who.call(playMove, { params: { id: round.roundId }, body });
    if (status === 200) round = data;
  }
  return (await who.call(submitResult, { body: { roundId: round.roundId } })).data;
}

function badMove(view: GameView, tries: number): GameMove {
  switch (view.kind) {
    case 'memory_match':
      return { card: tries % view.cards.length };
    case 'number_guess':
      return { guess: view.min + tries };
    case 'word_scramble':
      return { do: 'guess', word: turned(view.letters, tries).join('') };
    case 'math_challenge':
      return { do: 'answer', answer: tries };
  }
}

function turned(letters: readonly string[], by: number): string[] {
  const at = by % letters.length;
  return [...letters.slice(at), ...letters.slice(0, at)];
}

/** The first game of a type in the library. */
export function findGameId({ context }: World, type: GameType): string {
  const games = getLibrary(context).items as readonly { id: string; gameType?: string }[];
  return games.find(({ gameType }) => gameType === type)?.id ?? '';
}
