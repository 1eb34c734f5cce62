import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../db/statement.ts';
import type { Log } from '../log.ts';
import { addSetting, deleteSettings, listSettings, putSetting } from '../setting-queries.ts';
import { SetupError } from '../setup-error.ts';
import { checkOf, type Keys, keysOf } from './keys.ts';
import {
  describePlace,
  type KeyPlace,
  makeFileRing,
  placeOfKeys,
  readFileRing,
  replaceFileRing,
  ringFrom,
} from './place.ts';
import { type AuditStart, newRing, type Ring, textOf } from './ring.ts';

/** Under which names the table of settings keeps them. */
const RING = 'keys';
const SESSION_SECRET = 'session_secret';
const CHECK = 'key_check_';

export interface KeyParts {
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
  readonly place: KeyPlace;
}

/** The keys of this Lilypad; the first start makes them. Throws a SetupError when they do not belong to this database. */
export async function openKeys(parts: KeyParts, log: Log): Promise<Keys> {
  const { ring, place } = await openRing(parts);
  await noteChecks(parts.db, ring, place);
  if (place.kind === 'database') log.warn('the keys are kept in the database that they protect: see docs/keys.md');
  else await deleteSettings(parts.db, { names: [RING] });
  return keysOf(ring, place.kind !== 'database');
}

export async function openRing(parts: KeyParts): Promise<OpenRing> {
  const place = placeOfKeys(parts.config, parts.keysFile);
  return { ring: (await readRing(parts.db, place)) ?? (await makeRing(parts, place)), place };
}

/** Keeps a changed ring. Where it is a setting, only the operator can. */
export async function keepRing(db: Queryable, { ring, place }: OpenRing): Promise<void> {
  if (place.kind === 'file') replaceFileRing(place.path, ring);
  if (place.kind === 'database') await putSetting(db, { name: RING, value: textOf(ring) });
}

/** From now on the database does not wait for this key any more. */
export async function forgetCheck(db: Queryable, id: number): Promise<void> {
  await deleteSettings(db, { names: [`${CHECK}${id}`] });
}

/** Undefined where there is none yet, or none any more. */
export async function readRing(db: Queryable, place: KeyPlace): Promise<Ring | undefined> {
  switch (place.kind) {
    case 'setting':
      return ringFrom(place.text, 'LILYPAD_KEYS');
    case 'file':
      return readFileRing(place.path);
    case 'database':
      return readKeptRing(db);
  }
}

async function readKeptRing(db: Queryable): Promise<Ring | undefined> {
  const kept = (await listSettings(db, {})).find(({ name }) => name === RING);
  return kept && ringFrom(kept.value, 'the database');
}

/** Those that the database held until now move to the place that was set; else they are new. */
async function makeRing({ config, db, clock, auditHead }: KeyParts, place: KeyPlace): Promise<Ring> {
  const kept = place.kind === 'database' ? undefined : await readKeptRing(db);
  const used = (await readChecks(db)).map(({ id }) => id);
  if (!kept && used.length > 0) throw lost(place, used);
  const settings = await listSettings(db, {});
  const sessionSecret = config.sessionSecret ?? settings.find(({ name }) => name === SESSION_SECRET)?.value;
  const ring = kept ?? newRing(sessionSecret, await auditHead(), clock.now());
  if (place.kind === 'file') return makeFileRing(place.path, ring);
  await addSetting(db, { name: RING, value: textOf(ring) });
  return (await readKeptRing(db)) ?? ring;
}

/** Each key leaves a check in the database: others, or none, are noticed before anything is made with them. */
async function noteChecks(db: Queryable, { keys }: Ring, place: KeyPlace): Promise<void> {
  await refuseOthers();
  for (const key of keys) await addSetting(db, { name: `${CHECK}${key.id}`, value: checkOf(key) });
  await refuseOthers(); // another node may have begun with other keys at the same moment

  async function refuseOthers(): Promise<void> {
    const noted = await readChecks(db);
    const other = noted.filter(({ id, check }) => !keys.some((key) => key.id === id && checkOf(key) === check));
    if (other.length > 0)
      throw lost(
        place,
        other.map(({ id }) => id),
      );
  }
}

async function readChecks(db: Queryable) {
  return (await listSettings(db, {}))
    .filter(({ name }) => name.startsWith(CHECK))
    .map(({ name, value }) => ({ id: Number(name.slice(CHECK.length)), check: value }))
    .toSorted((one, other) => one.id - other.id);
}

function lost(place: KeyPlace, ids: readonly number[]): SetupError {
  const which = ids.length === 1 ? `key ${ids[0]}` : `keys ${ids.join(', ')}`;
  return new SetupError(
    `The keys of this database are not in ${describePlace(place)}: ${which} of before cannot be found there. ` +
      'Please put them back, from your backup or from another node: they belong to the database. ' +
      'Without them addresses that said "never again" are no longer known, proofs of consent and the audit chain so far ' +
      'cannot be checked, and staff have to set up their second step again. ' +
      `If they are lost for good: npm run keys -- forget ${ids.join(' ')} --yes. docs/keys.md has the whole.`,
  );
}
