import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { concurrently } from '../concurrently.ts';
import { type Percentiles, toPercentiles } from '../numbers.ts';
import { onText, textFrame } from './frames.ts';
import { nextMove, type SeenView } from './moves.ts';
import { upgrade } from './upgrade.ts';
import { serveRequests } from './worker.ts';

/** A game and its players' cookies. */
export interface PlayedGame {
  readonly sessionId: string;
  readonly cookies: readonly string[];
}

/** Opens a socket for every player, who stays in the game; or has them play for a while. */
export type GamesOrder =
  | { readonly open: readonly PlayedGame[]; readonly port: number }
  | { readonly movesPerSecond: number; readonly seconds: number };

/** Times from sending a move to the state that holds it. */
export interface GamesTally extends Percentiles {
  readonly moves: number;
  /** Moves that the game has refused: another one was quicker, or the phase had changed. */
  readonly refused: number;
  /** Games in which something was moved. */
  readonly games: number;
}

/** A player as their screen stands. */
interface Player {
  readonly socket: Socket;
  readonly sessionId: string;
  round: { readonly n: number; readonly seat: number; readonly view: SeenView } | undefined;
  /** The move that is under way. */
  sent: { readonly n: number; readonly clientId: string; readonly at: number } | undefined;
}

interface ServerMessage {
  readonly type: string;
  readonly clientId?: string;
  readonly game?: { readonly round: Player['round'] | null };
  readonly round?: Player['round'];
}

const CONCURRENCY = 50;
const PATIENCE_MS = 60_000;

const games: Player[][] = [];
const times: number[] = [];
let refused = 0;
let count = 0;

async function serve(order: GamesOrder): Promise<GamesTally | number> {
  return 'open' in order ? openGames(order) : play(order);
}

async function openGames({ open, port }: Extract<GamesOrder, { open: unknown }>): Promise<number> {
  await concurrently(open, CONCURRENCY, async ({ sessionId, cookies }) =>
    games.push(await Promise.all(cookies.map((cookie) => openPlayer(port, cookie, sessionId)))),
  );
  const blind = () => games.flat().filter(({ round }) => round === undefined).length;
  for (let waited = 0; blind() > 0 && waited < PATIENCE_MS; waited += 50) await sleep(50);
  if (blind() > 0) throw new Error(`${blind()} players were not shown their game`);
  return games.length;
}

async function openPlayer(port: number, cookie: string, sessionId: string): Promise<Player> {
  const socket = await upgrade(port, cookie);
  const player: Player = { socket, sessionId, round: undefined, sent: undefined };
  onText(socket, (text) => onMessage(player, JSON.parse(text) as ServerMessage));
  socket.write(textFrame(JSON.stringify({ type: 'join_game', sessionId })));
  return player;
}

function onMessage(player: Player, { type, game, round = game?.round ?? undefined, clientId }: ServerMessage): void {
  if (round) player.round = round;
  if (round && player.sent && (player.round?.n ?? 0) > player.sent.n) {
    times.push(performance.now() - player.sent.at);
    player.sent = undefined;
  }
  if (type === 'refused' && clientId !== undefined && clientId === player.sent?.clientId) {
    refused += 1;
    player.sent = undefined;
  }
}

/** Evenly over the time, game after game, and no player before their last move was answered. */
async function play({ movesPerSecond, seconds }: Extract<GamesOrder, { seconds: number }>): Promise<GamesTally> {
  const started = performance.now();
  const moved = new Set<string>();
  let moves = 0;
  for (let at = 0; moves < movesPerSecond * seconds; await sleep(1)) {
    const passed = (performance.now() - started) / 1000;
    if (passed > seconds) break;
    for (let tried = 0; moves < passed * movesPerSecond && tried < games.length; tried += 1, at += 1) {
      const mover = games[at % games.length]?.find(playMove);
      if (mover) moved.add(mover.sessionId);
      if (mover) moves += 1;
    }
  }
  const isBusy = () => games.flat().some(({ sent }) => sent);
  for (let waited = 0; isBusy() && waited < PATIENCE_MS; waited += 20) await sleep(20);
  if (isBusy()) throw new Error('a move was never answered');
  return tallyUp(moves, moved.size);
}

/** Whether this player could move, and has. */
function playMove(player: Player): boolean {
  const { round, sent, sessionId, socket } = player;
  if (!round || sent) return false;
  count += 1;
  const move = nextMove(round.view, round.seat, count);
  if (!move) return false;
  const clientId = randomUUID();
  player.sent = { n: round.n, clientId, at: performance.now() };
  socket.write(textFrame(JSON.stringify({ type: 'game_move', sessionId, clientId, n: round.n, move })));
  return true;
}

function tallyUp(moves: number, movedGames: number): GamesTally {
  const tally = { moves, refused, ...toPercentiles(times), games: movedGames };
  times.length = 0;
  refused = 0;
  return tally;
}

serveRequests(serve);
