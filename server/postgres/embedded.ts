import { SetupError } from '../platform/setup-error.ts';
import { chooseConnection, connectionAt, ensureDatabase, prepareCluster } from './cluster.ts';
import { createSocketFolder, type Home, openHome, removeSocketFolder } from './home.ts';
import { isLocked, lockDataDir } from './lock.ts';
import { findPostmaster, stopOrphan } from './postmaster.ts';
import { findProgram } from './program.ts';
import { type Connection, type Installation, startServer } from './server.ts';
import { SupervisedServer } from './supervised-server.ts';

export interface EmbeddedOptions {
  /** Undefined: `.data` in the checkout, as root a folder under /var/lib/lilypad. */
  dataDir: string | undefined;
  /** The folder of this Lilypad. Two on one machine share data only when DATA_DIR says so. */
  checkout: string;
  log: (line: string) => void;
  /** Called with a sentence when the database cannot be started again. */
  onFailure?: (sentence: string) => void;
  /** For tests: no fsync. */
  fast?: boolean;
}

export interface EmbeddedDatabase extends AsyncDisposable {
  connection: Connection;
  dataDir: string;
}

/** Starts a PostgreSQL with a socket that only its user may open. Throws SetupError when the operator has to change something. */
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

/** The database of a Lilypad that is already running on this data. */
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
  createSocketFolder(home);
  return { home, program, fast, log, connection: await chooseConnection(home) };
}
