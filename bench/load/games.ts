import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { opcodes, parseFrames, textFrame } from './frames.ts';
import { nextMove, type SeenView } from './moves.ts';
import { upgrade } from './upgrade.ts';
import { serveRequests } from './worker.ts';

/** A game and its players' cookies. */
export interface PlayedTable {
  readonly sessionId: string;
  readonly cookies: readonly string[];
}

/** Opens a socket for every player, who stays in the game; or has them play for a while. */
export type GamesOrder =
  | { readonly open: readonly PlayedTable[]; readonly port: number }
  | { readonly movesPerSecond: number; readonly seconds: number };

export interface GamesTally {
  readonly moves: number;
  /** Moves that the game has refused: another one was quicker, or the phase had changed. */
  readonly refused: number;
  /** From sending a move to the state that holds it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
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
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const PATIENCE_MS = 60_000;

const tables: Player[][] = [];
const times: number[] = [];
let refused = 0;
let count = 0;

async function serve(order: GamesOrder): Promise<GamesTally | number> {
  return 'open' in order ? openTables(order) : play(order);
}

async function openTables({ open, port }: Extract<GamesOrder, { open: unknown }>): Promise<number> {
  const waiting = [...open];
  const next = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) {
      const { sessionId, cookies } = table;
      tables.push(await Promise.all(cookies.map((cookie) => openPlayer(port, cookie, sessionId))));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
  const blind = () => tables.flat().filter(({ round }) => round === undefined).length;
  for (let waited = 0; blind() > 0 && waited < PATIENCE_MS; waited += 50) await sleep(50);
  if (blind() > 0) throw new Error(`${blind()} players were not shown their game`);
  return tables.length;
}

async function openPlayer(port: number, cookie: string, sessionId: string): Promise<Player> {
  const socket = await upgrade(port, cookie);
  const player: Player = { socket, sessionId, round: undefined, sent: undefined };
  let left: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    const { frames, rest } = parseFrames(left.length === 0 ? chunk : Buffer.concat([left, chunk]));
    left = rest;
    for (const { opcode, text } of frames) {
      if (opcode === opcodes.ping) socket.write(PONG);
      if (opcode === opcodes.text) onMessage(player, JSON.parse(text) as ServerMessage);
    }
  });
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

/** Evenly over the time, table after table, and no player before their last move was answered. */
async function play({ movesPerSecond, seconds }: Extract<GamesOrder, { seconds: number }>): Promise<GamesTally> {
  const started = performance.now();
  const moved = new Set<string>();
  let moves = 0;
  for (let at = 0; moves < movesPerSecond * seconds; await sleep(1)) {
    const passed = (performance.now() - started) / 1000;
    if (passed > seconds) break;
    for (let tried = 0; moves < passed * movesPerSecond && tried < tables.length; tried += 1, at += 1) {
      const mover = tables[at % tables.length]?.find(playMove);
      if (mover) moved.add(mover.sessionId);
      if (mover) moves += 1;
    }
  }
  const isBusy = () => tables.flat().some(({ sent }) => sent);
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

function tallyUp(moves: number, games: number): GamesTally {
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const tally = { moves, refused, p50: at(0.5), p99: at(0.99), games };
  times.length = 0;
  refused = 0;
  return tally;
}

serveRequests(serve);
