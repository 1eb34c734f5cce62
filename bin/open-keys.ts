import { systemClock } from '../server/platform/clock.ts';
import type { Config } from '../server/platform/config.ts';
import type { Db } from '../server/platform/db/db.ts';
import type { KeyOptions } from '../server/platform/keys/open.ts';
import type { OpenDatabase } from '../server/postgres/open-database.ts';
import { readHead } from '../server/safety/index.ts';

/** What it takes to open the keys of this Lilypad from a command. */
export function keyOptions(config: Config, db: Db, { keysFile }: OpenDatabase): KeyOptions {
  return { config, db, clock: systemClock, keysFile, auditHead: () => readHead(db) };
}
