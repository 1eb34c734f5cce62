import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './environment/children.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import { ownBytes, postgresBytes, residentBytes } from './environment/memory.ts';
import type { SocketOrder } from './load/sockets.ts';
import { startWorker } from './load/worker.ts';
import type { Figure, Measurement, MeasureOptions } from './measurement.ts';
import { formatNumber } from './numbers.ts';

const FEW = 1000;
const MANY = 5000;
/** Other files that the process needs open. */
const OTHER_FILES = 200;
/** Pauses before memory is read. The long one covers a heartbeat, which checks every socket and session. */
const SHORT_REST = 5000;
const LONG_REST = 35_000;
const MB = 1_000_000;

export const p4: Measurement = {
  id: 'P4',
  what: 'memory of idle signed-in sockets, one a child',
  goal: 'at most 30 kB each at 5 000; 200 MB in all at 1 000',
  measure,
};

async function measure({ progress }: MeasureOptions): Promise<Figure> {
  const many = Math.min(MANY, openFileLimit() - OTHER_FILES);
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('sockets', { users: MANY, posts: MANY });
  const cookies = (await signIn(connection, many)).map(({ cookie }) => cookie);
  await using lilypad = await startLilypad(connection);
  await using holder = startWorker(new URL('load/sockets.ts', import.meta.url));
  const openMore = async (from: number, to: number) => {
    progress(`opening ${to - from} sockets`);
    const order: SocketOrder = { port: lilypad.port, cookies: cookies.slice(from, to) };
    const open = await holder.request<number>(order);
    if (open !== to) throw new Error(`${open} sockets are open instead of ${to}`);
  };
  await sleep(SHORT_REST);
  const alone = residentBytes(lilypad.pid);
  await openMore(0, FEW);
  await sleep(SHORT_REST);
  const withFew = residentBytes(lilypad.pid);
  const own = ownBytes(lilypad.pid);
  await openMore(FEW, many);
  await sleep(LONG_REST);
  const withMany = residentBytes(lilypad.pid);
  const counted = await holder.request<number>({ port: lilypad.port, cookies: [] } satisfies SocketOrder);
  if (counted !== many) throw new Error(`only ${counted} of ${many} sockets survived a heartbeat`);
  return {
    readings: [
      { what: `a socket at ${many}`, value: (withMany - alone) / many / 1000, unit: 'kB', goal: { atMost: 30 } },
      { what: `in all at ${FEW}`, value: withFew / MB, unit: 'MB', goal: { atMost: 200 } },
      { what: 'without a socket', value: alone / MB, unit: 'MB' },
      { what: `in all at ${many}`, value: withMany / MB, unit: 'MB' },
    ],
    notes: [
      `resident memory of the service; at ${FEW} sockets ${formatNumber(own / MB)} MB of it are its own, the rest is Node's program`,
      `PostgreSQL's processes have ${formatNumber(postgresBytes(databases.postmaster) / MB)} MB besides`,
      ...(many < MANY ? [`this system lets a process open too few files for ${MANY}: ${many} were measured`] : []),
    ],
  };
}

function openFileLimit(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}
