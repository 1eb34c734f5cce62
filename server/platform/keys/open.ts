import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../db/statement.ts';
import type { Log } from '../log.ts';
import { addSetting, deleteSettings, listSettings, saveSetting } from '../setting-queries.ts';
import { SetupError } from '../setup-error.ts';
import { createKeys, fingerprint, type Keys } from './keys.ts';
import {
  createFileRing,
  describeLocation,
  type KeyLocation,
  keyLocation,
  readFileRing,
  replaceFileRing,
  ringFrom,
} from './location.ts';
import { type AuditStart, newRing, type Ring, serializeRing } from './ring.ts';

/** Names in the table `settings`. */
const RING = 'keys';
const SESSION_SECRET = 'session_secret';
const FINGERPRINT = 'key_check_';

export interface KeyOptions {
  readonly config: Config;
  readonly db: Queryable;
  readonly clock: Clock;
  /** The default file, beside the data of the embedded database. */
  readonly keysFile: string | undefined;
  /** The newest link of the audit chain, for a new ring. */
  readonly auditHead: () => Promise<AuditStart>;
}

export interface OpenRing {
  readonly ring: Ring;
  readonly location: KeyLocation;
}

/** Creates the keys on the first start. Throws a SetupError when the keys do not belong to this database. */
export async function openKeys(parts: KeyOptions, log: Log): Promise<Keys> {
  const { ring, location } = await openRing(parts);
  await storeFingerprints(parts.db, ring, location);
  if (location.kind === 'database') log.warn('the keys are stored in the database that they protect: see docs/keys.md');
  else await deleteSettings(parts.db, { names: [RING] });
  return createKeys(ring, location.kind !== 'database');
}

export async function openRing(parts: KeyOptions): Promise<OpenRing> {
  const location = keyLocation(parts.config, parts.keysFile);
  return { ring: (await readRing(parts.db, location)) ?? (await createRing(parts, location)), location };
}

/** A ring that is a setting can only be changed by the operator. */
export async function saveRing(db: Queryable, { ring, location }: OpenRing): Promise<void> {
  if (location.kind === 'file') replaceFileRing(location.path, ring);
  if (location.kind === 'database') await saveSetting(db, { name: RING, value: serializeRing(ring) });
}

/** From now on the database works without this key. */
export async function deleteFingerprint(db: Queryable, id: number): Promise<void> {
  await deleteSettings(db, { names: [`${FINGERPRINT}${id}`] });
}

export async function readRing(db: Queryable, location: KeyLocation): Promise<Ring | undefined> {
  switch (location.kind) {
    case 'setting':
      return ringFrom(location.text, 'LILYPAD_KEYS');
    case 'file':
      return readFileRing(location.path);
    case 'database':
      return readDatabaseRing(db);
  }
}

async function readDatabaseRing(db: Queryable): Promise<Ring | undefined> {
  const stored = (await listSettings(db, {})).find(({ name }) => name === RING);
  return stored && ringFrom(stored.value, 'the database');
}

/** Moves keys that were in the database to the configured location, or creates new ones. */
async function createRing({ config, db, clock, auditHead }: KeyOptions, location: KeyLocation): Promise<Ring> {
  const stored = location.kind === 'database' ? undefined : await readDatabaseRing(db);
  const used = (await readFingerprints(db)).map(({ id }) => id);
  if (!stored && used.length > 0) throw keysMissing(location, used);
  const settings = await listSettings(db, {});
  const sessionSecret = config.sessionSecret ?? settings.find(({ name }) => name === SESSION_SECRET)?.value;
  const ring = stored ?? newRing(sessionSecret, await auditHead(), clock.now());
  if (location.kind === 'file') return createFileRing(location.path, ring);
  await addSetting(db, { name: RING, value: serializeRing(ring) });
  return (await readDatabaseRing(db)) ?? ring;
}

/** Stores a fingerprint of each key, and refuses keys that do not match the stored ones. */
async function storeFingerprints(db: Queryable, { keys }: Ring, location: KeyLocation): Promise<void> {
  await refuseMismatch();
  for (const key of keys) await addSetting(db, { name: `${FINGERPRINT}${key.id}`, value: fingerprint(key) });
  await refuseMismatch(); // another node may have started with other keys at the same moment

  async function refuseMismatch(): Promise<void> {
    const noted = await readFingerprints(db);
    const other = noted.filter(({ id, check }) => !keys.some((key) => key.id === id && fingerprint(key) === check));
    if (other.length > 0)
      throw keysMissing(
        location,
        other.map(({ id }) => id),
      );
  }
}

async function readFingerprints(db: Queryable) {
  return (await listSettings(db, {}))
    .filter(({ name }) => name.startsWith(FINGERPRINT))
    .map(({ name, value }) => ({ id: Number(name.slice(FINGERPRINT.length)), check: value }))
    .toSorted((one, other) => one.id - other.id);
}

function keysMissing(location: KeyLocation, ids: readonly number[]): SetupError {
  const which = ids.length === 1 ? `key ${ids[0]}` : `keys ${ids.join(', ')}`;
  return new SetupError(
    `The keys of this database are not in ${describeLocation(location)}: ${which} cannot be found there. ` +
      'Please restore them from your backup or from another node: they belong to the database. ' +
      'Without them Lilypad no longer knows which addresses said "never again", proofs of consent and the audit chain so far ' +
      'cannot be checked, and staff have to set up their second step again. ' +
      `If they are lost for good: npm run keys -- forget ${ids.join(' ')} --yes. docs/keys.md explains it.`,
  );
}
