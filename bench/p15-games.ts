import { befriend, signIn } from './environment/children.ts';
import { type Cpu, cpuBetween, cpuSoFar } from './environment/cpu.ts';
import { startDatabases } from './environment/databases.ts';
import { startGames } from './environment/games.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { GamesOrder, GamesTally, PlayedGame } from './load/games.ts';
import { startWorker, type Worker } from './load/worker.ts';
import { type Figure, type Measurement, type MeasureOptions, takeTurns } from './measurement.ts';
import { median, medianRatio } from './numbers.ts';

const GAMES = 500;
/** A move of each game every four seconds. */
const MOVES_PER_SECOND = GAMES / 4;
const ROUNDS = 3;
const WARM_UP_SECONDS = 6;

export const p15: Measurement = {
  id: 'P15',
  what: `${GAMES} games of two at once, of all four kinds, ${MOVES_PER_SECOND} moves a second, against a bare socket`,
  goal: 'a move answered within 50 ms at p99',
  measure,
};

interface Round extends GamesTally {
  readonly cost: Cpu;
}

async function measure({ seconds, progress }: MeasureOptions): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('games', { users: 2 * GAMES, posts: 2 * GAMES });
  const readers = await signIn(connection, 2 * GAMES);
  await befriend(connection, readers);
  await using lilypad = await startLilypad(connection);
  await using bare = startWorker(new URL('ceilings/games.ts', import.meta.url));
  const ceiling = { pid: bare.pid, port: await bare.request<number>({}) };
  const games = await startGames(lilypad.port, readers);
  progress(`${games.length} games have begun`);
  await using players = await openGames(lilypad.port, games);
  await using echoes = await openGames(ceiling.port, games);
  const round = async (worker: Worker, pid: number, length = seconds): Promise<Round> => {
    const before = cpuSoFar(pid, databases.postmaster);
    const order: GamesOrder = { movesPerSecond: MOVES_PER_SECOND, seconds: length };
    const tally = await worker.request<GamesTally>(order);
    const used = cpuBetween(before, cpuSoFar(pid, databases.postmaster));
    const cost = { node: (used.node * 1000) / tally.moves, postgres: (used.postgres * 1000) / tally.moves };
    return { ...tally, cost };
  };
  await round(players, lilypad.pid, WARM_UP_SECONDS);
  await round(echoes, ceiling.pid, 1);
  const rounds = await takeTurns(
    ROUNDS,
    progress,
    () => round(players, lilypad.pid),
    () => round(echoes, ceiling.pid),
  );
  return figure(...rounds);
}

/** A worker in which all players have their game open. */
async function openGames(port: number, games: readonly PlayedGame[]): Promise<Worker> {
  const worker = startWorker(new URL('load/games.ts', import.meta.url));
  await worker.request<number>({ open: games, port } satisfies GamesOrder);
  return worker;
}

function figure(ours: readonly Round[], theirs: readonly Round[]): Figure {
  const of = (rounds: readonly Round[], what: (round: Round) => number) => rounds.map(what);
  const p99 = ({ p99: value }: Round) => value;
  const p50 = ({ p50: value }: Round) => value;
  const moves = ours.reduce((sum, round) => sum + round.moves, 0);
  const refused = ours.reduce((sum, round) => sum + round.refused, 0);
  return {
    readings: [
      { what: 'p99', value: median(of(ours, p99)), unit: 'ms', goal: { atMost: 50 } },
      { what: 'p50', value: median(of(ours, p50)), unit: 'ms' },
      { what: 'a bare socket: p99', value: median(of(theirs, p99)), unit: 'ms' },
      { what: 'a bare socket: p50', value: median(of(theirs, p50)), unit: 'ms' },
      { what: 'p99, of the bare socket', value: medianRatio(of(ours, p99), of(theirs, p99)), unit: '' },
      { what: 'p50, of the bare socket', value: medianRatio(of(ours, p50), of(theirs, p50)), unit: '' },
      { what: 'CPU a move, Node', value: median(of(ours, ({ cost }) => cost.node)), unit: 'ms' },
      { what: 'CPU a move, PostgreSQL', value: median(of(ours, ({ cost }) => cost.postgres)), unit: 'ms' },
    ],
    notes: [
      `${moves} moves in ${Math.min(...of(ours, ({ games }) => games))} games or more a round; the rules refused ${refused}`,
    ],
  };
}
