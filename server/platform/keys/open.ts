import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../db/statement.ts';
import type { Log } from '../log.ts';
import { addSetting, deleteSettings, listSettings, putSetting } from '../setting-queries.ts';
import { SetupError } from '../setup-error.ts';
import { createKeys, fingerprintOf, type Keys } from './keys.ts';
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

/** Under which names the table of settings keeps them. */
const RING = 'keys';
const SESSION_SECRET = 'session_secret';
const FINGERPRINT = 'key_check_';

export interface KeyOptions {
  readonly config: Config;
  readonly db: Queryable;
  readonly clock: Clock;
  /** The file beside the database that Lilypad brings along. */
  readonly keysFile: string | undefined;
  /** The newest link of the audit chain, for a ring that is just being made. */
  readonly auditHead: () => Promise<AuditStart>;
}

export interface OpenRing {
  readonly ring: Ring;
  readonly location: KeyLocation;
}

/** The keys of this Lilypad; the first start makes them. Throws a SetupError when they do not belong to this database. */
export async function openKeys(parts: KeyOptions, log: Log): Promise<Keys> {
  const { ring, location } = await openRing(parts);
  await storeFingerprints(parts.db, ring, location);
  if (location.kind === 'database') log.warn('the keys are kept in the database that they protect: see docs/keys.md');
  else await deleteSettings(parts.db, { names: [RING] });
  return createKeys(ring, location.kind !== 'database');
}

export async function openRing(parts: KeyOptions): Promise<OpenRing> {
  const location = keyLocation(parts.config, parts.keysFile);
  return { ring: (await readRing(parts.db, location)) ?? (await makeRing(parts, location)), location };
}

/** Keeps a changed ring. Where it is a setting, only the operator can. */
export async function saveRing(db: Queryable, { ring, location }: OpenRing): Promise<void> {
  if (location.kind === 'file') replaceFileRing(location.path, ring);
  if (location.kind === 'database') await putSetting(db, { name: RING, value: serializeRing(ring) });
}

/** From now on the database does not wait for this key any more. */
export async function deleteFingerprint(db: Queryable, id: number): Promise<void> {
  await deleteSettings(db, { names: [`${FINGERPRINT}${id}`] });
}

/** Undefined where there is none yet, or none any more. */
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
  const kept = (await listSettings(db, {})).find(({ name }) => name === RING);
  return kept && ringFrom(kept.value, 'the database');
}

/** Those that the database held until now move to the place that was set; else they are new. */
async function makeRing({ config, db, clock, auditHead }: KeyOptions, location: KeyLocation): Promise<Ring> {
  const kept = location.kind === 'database' ? undefined : await readDatabaseRing(db);
  const used = (await readFingerprints(db)).map(({ id }) => id);
  if (!kept && used.length > 0) throw keysMissing(location, used);
  const settings = await listSettings(db, {});
  const sessionSecret = config.sessionSecret ?? settings.find(({ name }) => name === SESSION_SECRET)?.value;
  const ring = kept ?? newRing(sessionSecret, await auditHead(), clock.now());
  if (location.kind === 'file') return createFileRing(location.path, ring);
  await addSetting(db, { name: RING, value: serializeRing(ring) });
  return (await readDatabaseRing(db)) ?? ring;
}

/** Each key leaves a check in the database: others, or none, are noticed before anything is made with them. */
async function storeFingerprints(db: Queryable, { keys }: Ring, location: KeyLocation): Promise<void> {
  await refuseOthers();
  for (const key of keys) await addSetting(db, { name: `${FINGERPRINT}${key.id}`, value: fingerprintOf(key) });
  await refuseOthers(); // another node may have begun with other keys at the same moment

  async function refuseOthers(): Promise<void> {
    const noted = await readFingerprints(db);
    const other = noted.filter(({ id, check }) => !keys.some((key) => key.id === id && fingerprintOf(key) === check));
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
    `The keys of this database are not in ${describeLocation(location)}: ${which} of before cannot be found there. ` +
      'Please put them back, from your backup or from another node: they belong to the database. ' +
      'Without them addresses that said "never again" are no longer known, proofs of consent and the audit chain so far ' +
      'cannot be checked, and staff have to set up their second step again. ' +
      `If they are lost for good: npm run keys -- forget ${ids.join(' ')} --yes. docs/keys.md has the whole.`,
  );
}
