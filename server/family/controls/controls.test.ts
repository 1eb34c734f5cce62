import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import {
  changeControls,
  chooseOwnTimes,
  markControlsSeen,
  readConsent,
  readControls,
  readOwnTimes,
} from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import type { Body, Scope } from '#contract/shared/endpoint.ts';
import { closedAllWeek, daily } from '#test/support/controls.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { join, type Person, zoe } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A child whose parent has consented by e-mail, and that parent. */
async function home(scopes: Scope[] = ['posts', 'buddies']) {
  const { child, link } = await newFamily(world);
  await decide(world, link, 'yes', scopes);
  return { child, parent: await parentSession(world, child) };
}

/** The same child with a second parent, who allows the same. */
async function withDad(child: Person, scopes: Scope[] = ['posts', 'buddies']): Promise<ParentBrowser> {
  const address = `dad.of.${child.username}@example.org`;
  await addParent(child, address);
  await world.context.db.pool.query(
    `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
     select gen_random_uuid(), $1, (select id from parents where email = $2), 'granted', 'email_plus', $3,
       (select max(version) from notice_versions), now()`,
    [child.id, address, scopes],
  );
  return parentSession(world, child, address);
}

const change = (parent: ParentBrowser, child: Person, body: Body<typeof changeControls>) =>
  parent.call(changeControls, { params: { childId: child.id }, body });
const read = (parent: ParentBrowser, child: Person) => parent.call(readControls, { params: { childId: child.id } });
const tryFeed = async (child: Person) => (await child.call(readFeed, {})).error?.code ?? 'open';

describe('time limits', () => {
  it('do not apply until someone sets them', async () => {
    const { child, parent } = await home();

    const { data } = await read(parent, child);

    expect(data.controls).toEqual({ dailyLimit: null, openHours: null, isPaused: false, allowsPresence: true });
    expect(data.controlsInForce).toEqual(data.controls);
  });

  it('apply at once, and fields left out of a change stay the same', async () => {
    const { child, parent } = await home();
    await change(parent, child, { controls: { dailyLimit: 45 } });

    const { data } = await change(parent, child, { controls: { openHours: [...closedAllWeek] as never } });

    expect(data.controls).toMatchObject({ dailyLimit: 45, openHours: closedAllWeek });
    expect(await tryFeed(child)).toBe('quiet_hours');
  });

  it('are the stricter of two parents’ settings, and each parent sees both', async () => {
    const { child, parent: mum } = await home();
    const dad = await withDad(child);
    await change(mum, child, { controls: { dailyLimit: 30, openHours: daily(8, 18) as never, isPaused: true } });

    const { data } = await change(dad, child, { controls: { dailyLimit: 90, openHours: daily(12, 20) as never } });

    expect(data.controls).toMatchObject({ dailyLimit: 90, isPaused: false });
    expect(data.controlsInForce).toMatchObject({ dailyLimit: 30, openHours: daily(12, 18), isPaused: true });
    expect(await tryFeed(child)).toBe('paused');
  });

  it('keep both changes of two parents in the same second', async () => {
    const { child, parent: mum } = await home();
    const dad = await withDad(child);

    await Promise.all([
      change(mum, child, { controls: { dailyLimit: 30 } }),
      change(dad, child, { controls: { isPaused: true } }),
      change(mum, child, { controls: { allowsPresence: false } }),
    ]);

    expect((await read(mum, child)).data.controlsInForce).toMatchObject({
      dailyLimit: 30,
      isPaused: true,
      allowsPresence: false,
    });
  });

  it.each([
    ['14 minutes', { controls: { dailyLimit: 14 } }],
    ['121 minutes', { controls: { dailyLimit: 121 } }],
    ['six days', { controls: { openHours: daily(8, 18).slice(1) } }],
    ['an end before the start', { controls: { openHours: daily(8, 18).with(2, { from: 600, to: 540 }) } }],
    ['more than 24 hours', { controls: { openHours: daily(8, 24.25) } }],
    ['odd minutes', { controls: { openHours: daily(8, 18).with(0, { from: 481, to: 600 }) } }],
    ['an unknown time zone', { timeZone: 'Pond/Lily' }],
    ['a field of nobody', { controls: { dailyLimit: 30, isRemoved: true } }],
  ])('are checked: %s', async (_, body) => {
    const { child, parent } = await home();

    expect((await change(parent, child, body as never)).status).toBe(400);
  });

  it('hide that a child is online, and the child cannot show it', async () => {
    const { child, parent } = await home();
    await change(parent, child, { controls: { allowsPresence: false } });

    await child.send('PATCH', '/api/user', { showsPresence: true });

    expect((await child.call(readUser, {})).data).toMatchObject({ hidesPresence: true, showsPresence: false });
  });

  it('use the time zone that a parent sets', async () => {
    const { child, parent } = await home();
    await change(parent, child, { controls: { openHours: daily(14, 16) as never } });
    const before = await tryFeed(child);

    const { data } = await change(parent, child, { timeZone: 'Pacific/Auckland' });

    expect(data.timeZone).toBe('Pacific/Auckland');
    expect(before).toBe('open');
    expect(await tryFeed(child)).toBe('quiet_hours');
  });
});

describe('scopes', () => {
  it('are switched off and on at any time, and the account stays', async () => {
    const { child, parent } = await home();

    const off = await change(parent, child, { scopes: [] });
    const on = await change(parent, child, { scopes: ['posts', 'multiplayer'] });

    expect(off.data).toMatchObject({ consent: 'granted', scopesInForce: [] });
    expect(on.data).toMatchObject({ consent: 'granted', scopesInForce: ['posts', 'multiplayer'] });
    expect(await tryFeed(child)).toBe('open');
  });

  it('are open only if all parents allow them', async () => {
    const { child, parent: mum } = await home();
    const dad = await withDad(child, ['posts']);

    const { data } = await change(mum, child, { scopes: ['posts', 'buddies'] });

    expect(data).toMatchObject({ scopes: ['posts', 'buddies'], scopesInForce: ['posts'] });
    expect((await read(dad, child)).data.scopes).toEqual(['posts']);
  });

  it.each(['chat', 'reach'] as const)(
    'that need stronger consent stay locked with consent by e-mail: %s',
    async (scope) => {
      const { child, parent } = await home();

      const { status, error } = await change(parent, child, { scopes: ['posts', scope] });

      expect(status).toBe(403);
      expect(error.code).toBe('stronger_consent');
      expect((await read(parent, child)).data.lockedScopes).toContain(scope);
    },
  );

  it('are recorded, each change with its scopes and the way it came', async () => {
    const { child, parent } = await home();
    await change(parent, child, { scopes: ['posts'] });

    const { rows } = await world.context.db.pool.query(
      `select scopes, evidence from consent_records where child_id = $1 and state = 'granted' order by at, id`,
      [child.id],
    );

    expect(rows.at(-1)).toEqual({ scopes: ['posts'], evidence: { by: 'settings' } });
  });

  it('cannot be switched by a parent who has not answered: another grown-up consented in person', async () => {
    const { child, parent } = await home();
    await world.context.db.pool.query('update consent_answers set parent_id = null where child_id = $1', [child.id]);

    const scopes = await change(parent, child, { scopes: [] });
    const pause = await change(parent, child, { controls: { isPaused: true } });

    expect(scopes.error.code).toBe('consent_required');
    expect(pause.data).toMatchObject({ choosesScopes: false, controls: { isPaused: true } });
  });
});

describe('every change', () => {
  it('is recorded, and nobody can change the record', async () => {
    const { child, parent } = await home();
    await change(parent, child, { controls: { dailyLimit: 30 } });
    await change(parent, child, { controls: { dailyLimit: 30 } });
    await change(parent, child, { controls: { dailyLimit: null, isPaused: true } });
    const { pool } = world.context.db;

    const { rows } = await pool.query(
      'select parent_id, changes from control_records where child_id = $1 order by at, id',
      [child.id],
    );

    expect(rows).toEqual([
      { parent_id: parent.parentId, changes: { dailyLimit: { from: null, to: 30 } } },
      {
        parent_id: parent.parentId,
        changes: { dailyLimit: { from: 30, to: null }, isPaused: { from: false, to: true } },
      },
    ]);
    await expect(pool.query(`update control_records set changes = '{}'`)).rejects.toThrow('only added to');
  });

  it('is shown to the child until they have read it', async () => {
    const { child, parent } = await home();
    const isChanged = async () => (await child.call(readConsent, {})).data.isChanged;
    const before = await isChanged();
    await change(parent, child, { controls: { dailyLimit: 30 } });
    const told = await isChanged();

    await child.call(markControlsSeen, {});

    expect({ before, told }).toEqual({ before: false, told: true });
    expect(await isChanged()).toBe(false);
    expect((await child.call(readOwnTimes, {})).data).toMatchObject({ dailyLimit: 30, isOwnChoice: false });
  });
});

describe('controls', () => {
  it('cannot be read or changed by a parent of another child', async () => {
    const { child } = await home();
    const { parent: stranger } = await home();

    expect((await read(stranger, child)).status).toBe(404);
    expect((await change(stranger, child, { controls: { isPaused: true } })).status).toBe(404);
    expect(await tryFeed(child)).toBe('open');
  });

  it('cannot be changed by the child', async () => {
    const { child } = await home();

    const { statusCode } = await child.send('PUT', `/api/family/children/${child.id}/controls`, { controls: {} });

    expect(statusCode).toBe(401);
    expect((await child.call(chooseOwnTimes, { body: { times: { dailyLimit: null, openHours: null } } })).status).toBe(
      403,
    );
  });

  it('are up to the young person from 13 on', async () => {
    const young = await zoe(world);

    const { data } = await young.call(chooseOwnTimes, {
      body: { times: { dailyLimit: 60, openHours: [...closedAllWeek] as never } },
    });

    expect(data).toMatchObject({ dailyLimit: 60, isOwnChoice: true });
    expect(await tryFeed(young)).toBe('quiet_hours');

    await young.call(chooseOwnTimes, { body: { times: { dailyLimit: null, openHours: null } } });

    expect(await tryFeed(young)).toBe('open');
  });

  it('stop applying when their parent is removed from the child', async () => {
    const { child, parent: mum } = await home();
    const dad = await withDad(child);
    await change(dad, child, { controls: { isPaused: true } });
    await world.context.db.pool.query('delete from guardianships where child_id = $1 and parent_id = $2', [
      child.id,
      dad.parentId,
    ]);

    await change(mum, child, { controls: { isPaused: false } });

    expect(await tryFeed(child)).toBe('open');
    expect((await read(dad, child)).status).toBe(401);
  });
});

it('a child who joins without controls costs no extra query', async () => {
  const child = await join(world, { age: 9 });

  expect((await child.call(readOwnTimes, {})).data).toMatchObject({
    dailyLimit: null,
    usedMinutes: null,
  });
});
