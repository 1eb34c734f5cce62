import { collaborativeGameTypes } from '#contract/rules/collaborative-games.ts';
import type { PlayedTable } from '../load/games.ts';
import type { Reader } from './children.ts';

const AT_ONCE = 8;

/** Has each two that follow each other sit down to a game, of every kind in turn, and begin it: as their browsers would. */
export async function startGames(port: number, readers: readonly Reader[]): Promise<readonly PlayedTable[]> {
  const pairs = readers.flatMap((one, place) => {
    const other = readers[place + 1];
    return place % 2 === 0 && other ? [{ one, other, gameType: gameTypeAt(place / 2) }] : [];
  });
  const tables: PlayedTable[] = [];
  const next = async () => {
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) tables.push(await startGame(port, pair));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return tables;
}

function gameTypeAt(place: number): string {
  return collaborativeGameTypes[place % collaborativeGameTypes.length] ?? collaborativeGameTypes[0];
}

interface Pair {
  readonly one: Reader;
  readonly other: Reader;
  readonly gameType: string;
}

async function startGame(port: number, { one, other, gameType }: Pair): Promise<PlayedTable> {
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
