import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/tokens.ts';
import { join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { listNewestLinks } from '../../../test/support/audit.ts';
import { safety } from '../index.ts';
import { audit } from './audit.ts';
import { verifyChain } from './chain.ts';

let world: World;
let intruder: pg.Client;
beforeEach(async () => {
  world = await openWorld();
  intruder = new pg.Client(world.connection);
  await intruder.connect();
});
afterEach(async () => {
  await intruder.end();
  await world[Symbol.asyncDispose]();
});

const ines = newId();

function note(detail: Record<string, string | number> = {}, subject: string = newId()): Promise<void> {
  const { db, clock } = world.context;
  return db.transaction((tx) =>
    audit(world.context, tx, { actor: ines, act: 'case.read', subject, detail, at: clock.now() }),
  );
}

/** Someone with access to the database, who disables triggers and constraints. */
async function tamper(sql: string): Promise<void> {
  await intruder.query(
    `set session_replication_role = replica; alter table audit_links drop constraint if exists audit_links_keyed; ${sql}`,
  );
}

const verdict = () => verifyChain(world.context);

describe('the audit chain', () => {
  it('is whole when it is empty, and when it is long', async () => {
    expect(await verdict()).toEqual({ isWhole: true, head: { number: 0, digest: '' } });

    for (let at = 0; at < 5; at += 1) await note({ at });

    expect(await verdict()).toMatchObject({ isWhole: true, head: { number: 5 } });
  });

  it('stays in one sequence when many write at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => note({ at })));

    expect(await verdict()).toMatchObject({ isWhole: true, head: { number: 30 } });

    const newest = await listNewestLinks(world, 50);
    expect(newest.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at));
  });

  it('contains nothing that was rolled back', async () => {
    const { db, clock } = world.context;
    const failed = db.transaction(async (tx) => {
      await audit(world.context, tx, { actor: ines, act: 'case.read', subject: newId(), at: clock.now() });
      throw new Error('the rest went wrong');
    });

    await expect(failed).rejects.toThrow('the rest went wrong');
    expect(await verdict()).toMatchObject({ isWhole: true, head: { number: 0 } });
  });

  it.each([
    ['changing', `update audit_links set act = 'case.approved'`],
    ['deleting', 'delete from audit_links'],
    ['emptying', 'truncate audit_links cascade'],
  ])('refuses %s', async (_what, sql) => {
    await note();

    await expect(intruder.query(sql)).rejects.toThrow('table audit_links is only ever added to');
    expect(await verdict()).toMatchObject({ isWhole: true, head: { number: 1 } });
  });

  it('stores no words in the chain itself', async () => {
    await note({ reason: 'zqreason' }, 'zqsubject');
    const { rows } = await intruder.query('select l::text as row from audit_links l');

    expect(JSON.stringify(rows)).not.toMatch(/zq/);
  });
});

describe('a break is found, and its first link named', () => {
  it.each([
    ['another act', `update audit_links set act = 'case.approved' where number = 3`, 3, 'changed'],
    ['another actor', 'update audit_links set actor = null where number = 3', 3, 'changed'],
    ['another time', `update audit_links set at = at + interval '1 hour' where number = 3`, 3, 'changed'],
    ['another content', `update audit_links set content = '\\x00' where number = 3`, 3, 'changed'],
    ['a link of its own making', `update audit_links set previous = '\\x00' where number = 3`, 3, 'changed'],
    [
      'one link made to fit itself',
      `update audit_links set act = 'x', digest = audit_digest(previous, number, at, actor, 'x', content) where number = 3`,
      3,
      'changed',
    ],
    [
      'a link taken out',
      'delete from audit_details where number = 3; delete from audit_links where number = 3',
      3,
      'missing',
    ],
    ['the first one taken out', 'delete from audit_links where number = 1', 1, 'missing'],
    ['another detail', `update audit_details set detail = '{"at":9}' where number = 3`, 3, 'details_changed'],
    ['details taken away', 'delete from audit_details where number = 3', 3, 'details_missing'],
    ['a link without a key', 'update audit_links set key_id = null where number = 3', 3, 'changed'],
    ['a key that never was', 'update audit_links set key_id = 99 where number = 3', 3, 'key_missing'],
    ['another subject', `update audit_details set subject = 'somebody' where number = 3`, 3, 'details_changed'],
  ])('%s', async (_what, sql, brokenAt, because) => {
    for (let at = 0; at < 5; at += 1) await note({ at });
    await tamper(sql);

    expect(await verdict()).toEqual({ isWhole: false, brokenAt, because });
  });

  it.each([
    ['as if there had never been a key', 'null'],
    ['under the name of the key', 'l.key_id'],
  ])('a chain that the owner of the database rewrote, %s', async (_how, keyId) => {
    for (let at = 0; at < 5; at += 1) await note({ at });
    await tamper(`
      update audit_links set act = 'case.approved' where number = 2;
      do $$ declare l record; last bytea := ''; begin
        for l in select * from audit_links order by number loop
          update audit_links set previous = last, key_id = ${keyId},
            digest = audit_digest(last, l.number, l.at, l.actor, l.act, l.content) where number = l.number;
          select digest into last from audit_links where number = l.number;
        end loop;
      end $$`);

    expect(await verdict()).toEqual({ isWhole: false, brokenAt: 1, because: 'changed' });
  });

  it('an end that was cut off or rewritten, when the head was noted', async () => {
    for (let at = 0; at < 5; at += 1) await note({ at });
    const noted = await verdict();
    if (!noted.isWhole) throw new Error('broken before it began');

    await tamper('delete from audit_details where number > 3; delete from audit_links where number > 3');

    expect(await verdict()).toMatchObject({ isWhole: true });

    const check = () => verifyChain(world.context, noted.head);
    expect(await check()).toEqual({ isWhole: false, brokenAt: 4, because: 'missing' });

    for (let at = 3; at < 5; at += 1) await note({ at });

    expect(await check()).toEqual({ isWhole: false, brokenAt: 5, because: 'not_as_noted' });
  });
});

it('details about a child are erased with the child, and the chain still holds', async () => {
  const maya = await join(world);
  const { db, clock } = world.context;
  await note();
  await db.transaction((tx) =>
    audit(world.context, tx, { actor: ines, act: 'case.read', subject: newId(), about: maya.id, at: clock.now() }),
  );
  await note({}, maya.id);
  const collect = () => safety.personalData.export(db, maya.id, world.context);

  expect((await collect())['staffActs']).toHaveLength(2);

  await db.transaction((tx) => safety.personalData.erase(tx, maya.id, world.context));

  expect((await collect())['staffActs']).toEqual([]);

  const { rows } = await intruder.query('select 1 from audit_details');
  expect(rows).toHaveLength(2);
  expect(await verdict()).toMatchObject({ isWhole: true, head: { number: 4 } });
});

it('an erasure leaves a record of which links lost their details, and no name', async () => {
  const maya = await join(world);
  await note({}, maya.id);
  await note();
  await note({}, maya.id);

  await world.context.db.transaction((tx) => safety.personalData.erase(tx, maya.id, world.context));

  const [newest] = await listNewestLinks(world, 1);

  expect(newest).toMatchObject({ actor: null, act: 'details.erase', subject: 'details', detail: '{"numbers":"1,3"}' });
});

describe('a chain from before there were keys', () => {
  /** A chain from the previous version: no keys, no checks, links with plain digests. */
  async function grownOld(): Promise<void> {
    await intruder.query(`
      delete from settings where name = 'keys' or name like 'key_check_%';
      alter table audit_links drop constraint audit_links_keyed;
      insert into audit_links (number, at, actor, act, content, previous, digest)
        values (1, '2026-11-01', null, 'old.one', '\x01', '', audit_digest('', 1, '2026-11-01', null, 'old.one', '\x01'));
      insert into audit_links (number, at, actor, act, content, previous, digest)
        select 2, at, null, 'old.two', '\x02', digest, audit_digest(digest, 2, at, null, 'old.two', '\x02')
        from audit_links;
      alter table audit_links add constraint audit_links_keyed check (key_id is not null) not valid`);
  }

  it('still verifies, and continues with keyed links', async () => {
    await grownOld();
    await using newer = await openWorld({ nodeOf: world });
    const { db, clock } = newer.context;

    await db.transaction((tx) =>
      audit(newer.context, tx, { actor: null, act: 'duty.end', subject: 'x', at: clock.now() }),
    );

    expect(await verifyChain(newer.context)).toMatchObject({ isWhole: true, head: { number: 3 } });
  });

  it('cannot be rewritten any more', async () => {
    await grownOld();
    await using newer = await openWorld({ nodeOf: world });

    await tamper(`update audit_links set act = 'x', digest = audit_digest(previous, 2, at, actor, 'x', content)
      where number = 2`);

    expect(await verifyChain(newer.context)).toEqual({ isWhole: false, brokenAt: 2, because: 'changed' });
  });

  it('accepts no link without a key any more', async () => {
    const link = `insert into audit_links (number, at, act, content, previous, digest) values (1, '2026-11-01', 'x', '', '', '')`;

    await expect(intruder.query(link)).rejects.toThrow('audit_links_keyed');
  });
});
