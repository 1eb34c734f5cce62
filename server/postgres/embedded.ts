import { SetupError } from '../platform/setup-error.ts';
import { chooseConnection, connectionAt, ensureDatabase, prepareCluster } from './cluster.ts';
import { type Home, makeSocketFolder, openHome, removeSocketFolder } from './home.ts';
import { isLocked, lockDataDir } from './lock.ts';
import { findPostmaster, stopOrphan } from './postmaster.ts';
import { findProgram } from './program.ts';
import { type Connection, type Installation, startServer } from './server.ts';
import { SupervisedServer } from './supervised-server.ts';

export interface EmbeddedOptions {
  /** Undefined: `.data` in the checkout, as root a folder under /var/lib/lilypad. */
  dataDir: string | undefined;
  /** The folder of this Lilypad: two of them on one machine never share data unless they are told to. */
  checkout: string;
  log: (line: string) => void;
  /** Called with a sentence when the database has died for good. */
  onFailure?: (sentence: string) => void;
  /** For tests: quick, and everything is lost when the machine stops. */
  fast?: boolean;
}

export interface EmbeddedDatabase extends AsyncDisposable {
  connection: Connection;
  dataDir: string;
}

/**
 * Starts a PostgreSQL of our own, reached by a socket that only its user may open. Throws SetupError when the person
 * who starts Lilypad has to change something.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await using started = new AsyncDisposableStack();
  const home = openHome(options.dataDir, options.checkout);
  started.use(lockDataDir(home.dataDir));
  const installation = await install(home, options);
  started.defer(() => removeSocketFolder(home));
  const server = new SupervisedServer(await startServer(installation), installation, options.onFailure ?? options.log);
  started.use(server);
  await ensureDatabase(installation.connection);
  const whole = started.move();
  return {
    connection: installation.connection,
    dataDir: home.dataDir,
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

/** How to reach the database of a Lilypad that runs on this data already; nothing when none does. */
export function findRunning({
  dataDir,
  checkout,
}: Pick<EmbeddedOptions, 'dataDir' | 'checkout'>): Pick<EmbeddedDatabase, 'connection' | 'dataDir'> | undefined {
  const home = openHome(dataDir, checkout);
  if (!isLocked(home.dataDir)) return undefined;
  const postmaster = findPostmaster(home.cluster);
  if (!postmaster?.isReady) throw new SetupError('Lilypad is just starting or stopping here: try again in a moment.');
  return { connection: connectionAt(home, postmaster.port), dataDir: home.dataDir };
}

async function install(home: Home, { fast = false, log }: EmbeddedOptions): Promise<Installation> {
  const program = findProgram(home);
  await stopOrphan(home.cluster, program, log);
  prepareCluster({ home, program, fast, log });
  makeSocketFolder(home);
  return { home, program, fast, log, connection: await chooseConnection(home) };
}
