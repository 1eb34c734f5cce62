import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn, logOut, readUser } from '#contract/accounts.ts';
import { completeSecondStep } from '#contract/staff.ts';
import { deleteFingerprint, openRing, saveRing } from '#server/platform/keys/open.ts';
import { withNewKey } from '#server/platform/keys/ring.ts';
import { codeOfApp, enrol, hire, join } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { MINUTE } from '../platform/clock.ts';
import { blockAddress } from './mail-addresses/address-queries.ts';
import { hashAddress, isBlocked } from './mail-addresses/blocked-addresses.ts';

const SECRET = 'the first secret of this operator, long';
const OTHER_SECRET = 'another secret of this operator, long too';
const ADDRESS = 'never.again@example.org';

let folder: string;
let file: string;
let world: World;
beforeEach(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'lilypad-keys-'));
  file = joinPath(folder, 'keys.json');
  world = await openWorld({ settings: { SESSION_SECRET: SECRET, KEYS_FILE: file } });
});
afterEach(async () => {
  await world[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const restarted = (settings: Record<string, string> = { SESSION_SECRET: SECRET, KEYS_FILE: file }) =>
  openWorld({ nodeOf: world, settings });

const block = (of: World) =>
  blockAddress(of.context.db, { addressHash: hashAddress(of.context, ADDRESS), why: 'declined', now: of.clock.now() });

/** Signs in again, with the password and a code of the app. */
async function signInAgain(at: World, username: string, secret: string): Promise<number> {
  const browser = at.visitor();
  await at.pass(MINUTE);
  await browser.call(logIn, { body: { username, password: PASSWORD } });
  return (await browser.call(completeSecondStep, { body: { code: codeOfApp(secret, at) } })).status;
}

async function newAdmin() {
  const ada = await hire(world, { username: 'ada', role: 'admin' });
  await world.context.db.pool.query('delete from second_steps; delete from recovery_codes');
  const browser = world.visitor();
  await browser.call(logIn, { body: { username: ada.username, password: PASSWORD } });
  const { secret, recoveryCodes } = await enrol(browser);
  return { secret, recoveryCodes };
}

async function rotate(of: World): Promise<void> {
  const { context } = of;
  const auditHead = () => Promise.reject(new Error('there are keys'));
  const { ring, location } = await openRing({ ...context, keysFile: undefined, auditHead });
  await saveRing(context.db, { ring: withNewKey(ring, context.clock.now()), location });
}

describe('another SESSION_SECRET', () => {
  const changed = () => restarted({ SESSION_SECRET: OTHER_SECRET, KEYS_FILE: file });

  it('signs everybody out', async () => {
    const maya = await join(world);
    await using after = await changed();

    expect((await maya.at(after).call(readUser, {})).status).toBe(401);
  });

  it('is no other one when it stays the same', async () => {
    const maya = await join(world);
    await using after = await restarted();

    expect((await maya.at(after).call(readUser, {})).status).toBe(200);
  });

  it('leaves blocked addresses blocked', async () => {
    await block(world);
    await using after = await changed();

    expect(await isBlocked(after.context, after.context.db, ADDRESS)).toBe(true);
  });

  it('leaves second steps open', async () => {
    const { secret } = await newAdmin();
    await using after = await changed();

    expect(await signInAgain(after, 'ada', secret)).toBe(200);
  });

  it('leaves proofs of consent true', async () => {
    const proof = world.context.keys.get('addresses').hash('consent proof', 'maya', 'omar@example.org');
    await using after = await changed();

    expect(after.context.keys.get('addresses').hashes('consent proof', 'maya', 'omar@example.org')).toContainEqual(
      proof,
    );
  });
});

describe('a new key', () => {
  it('leaves blocked addresses blocked, also those from between', async () => {
    await block(world);
    await rotate(world);

    await using after = await restarted();

    expect(await isBlocked(after.context, after.context.db, ADDRESS)).toBe(true);
  });

  it('makes new hashes from then on', async () => {
    const before = hashAddress(world.context, ADDRESS);
    await rotate(world);

    await using after = await restarted();

    expect(hashAddress(after.context, ADDRESS)).not.toEqual(before);
  });

  it('leaves second steps of before open', async () => {
    const { secret } = await newAdmin();
    await rotate(world);

    await using after = await restarted();

    expect(await signInAgain(after, 'ada', secret)).toBe(200);
  });

  it('leaves recovery codes of before good', async () => {
    const { recoveryCodes } = await newAdmin();
    await rotate(world);
    await using after = await restarted();
    const browser = after.visitor();

    await browser.call(logIn, { body: { username: 'ada', password: PASSWORD } });

    expect((await browser.call(completeSecondStep, { body: { code: recoveryCodes[0] ?? '' } })).status).toBe(200);
  });
});

describe('an instance from before there were keys', () => {
  /** What the version before had made: everything by the one secret. */
  async function withoutKeys(): Promise<void> {
    await world.context.db.pool.query(`delete from settings where name like 'key%' or name = 'session_secret_check'`);
    await rm(file);
  }

  it('loses no blocked address, also when the secret changes later', async () => {
    await withoutKeys();
    const { createHmac } = await import('node:crypto');
    const addressHash = createHmac('sha256', SECRET)
      .update(JSON.stringify(['mail address', ADDRESS]))
      .digest();
    await blockAddress(world.context.db, { addressHash, why: 'declined', now: world.clock.now() });
    await (await restarted())[Symbol.asyncDispose]();

    await using later = await restarted({ SESSION_SECRET: OTHER_SECRET, KEYS_FILE: file });

    expect(await isBlocked(later.context, later.context.db, ADDRESS)).toBe(true);
  });

  it('keeps everybody signed in', async () => {
    const maya = await join(world);
    await withoutKeys();

    await using after = await restarted();

    expect((await maya.at(after).call(readUser, {})).status).toBe(200);
  });

  it('takes its secret from the database where none was set', async () => {
    await using made = await openWorld();
    const { rows } = await made.context.db.pool.query(`select value from settings where name = 'session_secret'`);
    await made.context.db.pool.query(`delete from settings where name like 'key%'`);
    await using after = await openWorld({ nodeOf: made });

    const { ring } = await openRing({ ...after.context, keysFile: undefined, auditHead: () => Promise.reject() });

    expect(ring.keys[0]).toMatchObject({ id: 1, secret: rows[0].value, isSessionSecret: true });
    expect(ring.keys).toHaveLength(2);
  });
});

describe('where keys are stored', () => {
  it('is a file that only its owner may read', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is no table, when they have a file', async () => {
    const { rows } = await world.context.db.pool.query(`select name from settings where name = 'keys'`);

    expect(rows).toEqual([]);
  });

  it('is the database where no other place is set, for all nodes', async () => {
    await using one = await openWorld();
    await using other = await openWorld({ nodeOf: one });

    expect(hashAddress(other.context, ADDRESS)).toEqual(hashAddress(one.context, ADDRESS));
  });

  it('can move out of the database later, and nothing stays behind', async () => {
    await using inside = await openWorld();
    const before = hashAddress(inside.context, ADDRESS);
    const elsewhere = joinPath(folder, 'moved.json');
    await using outside = await openWorld({ nodeOf: inside, settings: { KEYS_FILE: elsewhere } });

    const { rows } = await inside.context.db.pool.query(`select name from settings where name = 'keys'`);

    expect(hashAddress(outside.context, ADDRESS)).toEqual(before);
    expect(rows).toEqual([]);
  });

  it('can be a setting', async () => {
    await using other = await restarted({ LILYPAD_KEYS: await readFile(file, 'utf8') });

    expect(hashAddress(other.context, ADDRESS)).toEqual(hashAddress(world.context, ADDRESS));
  });
});

describe('keys that are not those of this database', () => {
  it('are refused in a sentence that says what would be void', async () => {
    await rm(file);

    await expect(restarted()).rejects.toThrow(
      /are not in .*keys\.json: keys 1, 2 cannot be found .* addresses said "never again".* forget 1 2 --yes/,
    );
  });

  it('make no new file in the place of the lost one', async () => {
    await rm(file);
    await restarted().catch(() => undefined);

    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  it('are refused also when they have the same numbers', async () => {
    const ring = JSON.parse(await readFile(file, 'utf8'));
    ring.keys[1].secret = 'x'.repeat(43);

    await writeFile(file, JSON.stringify(ring));

    await expect(restarted()).rejects.toThrow('key 2 cannot be found');
  });

  it('leave no trace that would keep the right ones out', async () => {
    const right = await readFile(file, 'utf8');
    const ring = JSON.parse(right);
    ring.keys[1] = { ...ring.keys[1], id: 3 };

    await writeFile(file, JSON.stringify(ring));

    await expect(restarted()).rejects.toThrow('key 2 cannot be found');

    await writeFile(file, right);
    await using after = await restarted();

    expect(hashAddress(after.context, ADDRESS)).toEqual(hashAddress(world.context, ADDRESS));
  });

  it('differ from those of another file', async () => {
    await writeFile(file, '{"keys":[]}');

    await expect(restarted()).rejects.toThrow(`The keys in ${file} cannot be read. Please put them back as they were.`);
  });

  it('may be given up, knowingly', async () => {
    await rm(file);
    const { db } = world.context;
    await deleteFingerprint(db, 1);
    await deleteFingerprint(db, 2);

    await using after = await restarted();

    expect(hashAddress(after.context, ADDRESS)).not.toEqual(hashAddress(world.context, ADDRESS));
  });
});

it('a session that had ended stays ended', async () => {
  const maya = await join(world);
  await maya.call(logOut, {});

  await using after = await restarted({ SESSION_SECRET: OTHER_SECRET, KEYS_FILE: file });

  expect((await maya.at(after).call(readUser, {})).status).toBe(401);
});
