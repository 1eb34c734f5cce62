import { collaborativeGameTypes } from '#contract/rules/collaborative-games.ts';
import { concurrently } from '../concurrently.ts';
import type { PlayedGame } from '../load/games.ts';
import type { Reader } from './children.ts';

const CONCURRENCY = 8;

/** Starts a game for each two readers that follow each other, of every kind in turn, as their browsers would. */
export async function startGames(port: number, readers: readonly Reader[]): Promise<readonly PlayedGame[]> {
  const pairs = readers.flatMap((one, place) => {
    const other = readers[place + 1];
    return place % 2 === 0 && other ? [{ one, other, gameType: gameTypeAt(place / 2) }] : [];
  });
  const games: PlayedGame[] = [];
  await concurrently(pairs, CONCURRENCY, async (pair) => games.push(await startGame(port, pair)));
  return games;
}

function gameTypeAt(place: number): string {
  return collaborativeGameTypes[place % collaborativeGameTypes.length] ?? collaborativeGameTypes[0];
}

interface Pair {
  readonly one: Reader;
  readonly other: Reader;
  readonly gameType: string;
}

async function startGame(port: number, { one, other, gameType }: Pair): Promise<PlayedGame> {
  const as = ({ cookie }: Reader, path: string, body: object = {}) => post(port, cookie, path, body);
  const form = { gameType, title: 'pond_party', maxPlayers: 2, isPrivate: false };
  const { game } = await as(one, 'create', form);
  await as(other, 'join', { sessionId: game.id });
  await as(one, `${game.id}/start`);
  return { sessionId: game.id, cookies: [one.cookie, other.cookie] };
}

async function post(port: number, cookie: string, path: string, body: object): Promise<{ game: { id: string } }> {
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/api/collaborative-games/${path}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { game: { id: string } };
}
