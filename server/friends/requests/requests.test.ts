import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptFriendRequest,
  blockUser,
  cancelFriendRequest,
  declineFriendRequest,
  listFriendRequests,
  removeFriend,
  sendFriendRequest,
} from '#contract/friends.ts';
import { sendReport } from '#contract/safety.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, eventsAbout, rowsAbout } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { agree, ask, listBuddyIds, listRequests, sentBy } from '#test/support/friends.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { friends } from '../index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Two who need nobody's leave. */
async function two(): Promise<[Child, Child]> {
  return [await child(world, { age: 14 }), await child(world, { age: 15 })];
}

const accept = (who: Child, id: string) => who.call(acceptFriendRequest, { params: { id } });
const decline = (who: Child, id: string) => who.call(declineFriendRequest, { params: { id } });
const firstRequestId = async (who: Child) => (await listRequests(who))[0]?.id ?? '';

/** So many who never answer. */
async function askCrowd({ id, username }: Child, size: number): Promise<void> {
  await world.context.db.pool.query(
    `with crowd as (
       insert into accounts (id, role, username, password_hash, created_at, updated_at)
       select gen_random_uuid(), 'child', $2::text || n, '-', now(), now() from generate_series(1, $3::int) n returning id
     ), named as (
       insert into children (account_id, first_name, last_name, display_name, birth_date, consent)
       select id, 'Robin', 'Puddle', 'Robin', '2012-01-01', 'not_needed' from crowd
     )
     insert into friend_requests (id, sender_id, receiver_id, status, by_code, sent_at, changed_at, ends_at)
     select gen_random_uuid(), $1, id, 'pending', false, now(), now(), 'infinity' from crowd`,
    [id, `${username.slice(-8)}_`, size],
  );
}

describe('a request', () => {
  it('stands with both, without anything that others must not know', async () => {
    const [zoe, ida] = await two();

    expect(await ask(zoe, ida)).toMatchObject({ status: 201, data: { relation: 'sent' } });
    expect(await listRequests(ida)).toMatchObject([{ user: { id: zoe.id }, status: 'pending', waitsForOwn: false }]);
    expect(await sentBy(zoe)).toMatchObject([{ user: { id: ida.id }, status: 'pending' }]);
    expect(await listRequests(zoe)).toEqual([]);
    expect(Object.keys((await listRequests(ida))[0]?.user ?? {}).sort()).toEqual([
      'avatar',
      'displayName',
      'favoriteColor',
      'id',
      'profileImageUrl',
      'username',
    ]);
    expect((await eventsAbout(world, zoe)).map(({ name }) => name)).toEqual(['buddies.asked']);
  });

  it('does not show a name again to the child who has reported it', async () => {
    const [zoe, ida] = await two();
    await ida.call(sendReport, { body: { targetType: 'username', targetId: zoe.id, reason: 'unkind' } });

    const { data } = await ask(zoe, ida);

    expect(data.relation).toBe('sent');
    expect((await ida.call(listFriendRequests, {})).data).toMatchObject({ requests: [], pending: 0 });
    expect(await sentBy(zoe)).toMatchObject([{ user: { id: ida.id }, status: 'pending' }]);
  });

  it('is stored once when it is sent again', async () => {
    const [zoe, ida] = await two();
    const answers = await Promise.all([ask(zoe, ida), ask(zoe, ida), ask(zoe, ida)]);

    expect(answers.map(({ data }) => data.relation)).toEqual(['sent', 'sent', 'sent']);
    expect(await listRequests(ida)).toHaveLength(1);
  });

  it('makes both buddies when accepted, at once and once', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);
    const id = await firstRequestId(ida);

    const answers = await Promise.all([accept(ida, id), accept(ida, id)]);

    expect(answers.map(({ data }) => data.relation)).toEqual(['buddy', 'buddy']);
    expect(await listBuddyIds(zoe)).toEqual([ida.id]);
    expect(await listBuddyIds(ida)).toEqual([zoe.id]);
    expect(await listRequests(ida)).toEqual([]);
    expect(await sentBy(zoe)).toEqual([]);
    expect((await eventsAbout(world, ida)).map(({ name }) => name)).toEqual(['buddies.made']);
    expect((await ask(zoe, ida)).data.relation).toBe('buddy');
  });

  it('makes both buddies when it crosses another, also at the same moment', async () => {
    const [zoe, ida] = await two();
    const answers = await Promise.all([ask(zoe, ida), ask(ida, zoe)]);

    expect(answers.map(({ data }) => data.relation).sort()).toEqual(['buddy', 'sent']);
    expect(await listBuddyIds(zoe)).toEqual([ida.id]);
  });

  it('can only be accepted by its receiver', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);
    const id = await firstRequestId(ida);

    const other = await child(world, { age: 14 });

    for (const somebody of [zoe, other]) {
      expect((await accept(somebody, id)).error.code).toBe('not_found');
      expect((await decline(somebody, id)).error.code).toBe('not_found');
    }
    expect((await ida.call(cancelFriendRequest, { params: { id } })).error.code).toBe('not_found');
    expect((await accept(ida, newId())).error.code).toBe('not_found');
  });

  it('is gone when it is canceled, and may be sent again', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);

    const id = await firstRequestId(ida);

    expect((await zoe.call(cancelFriendRequest, { params: { id } })).status).toBe(204);
    expect((await accept(ida, id)).error.code).toBe('not_found');
    expect((await ask(zoe, ida)).data.relation).toBe('sent');
  });

  it('is gone for both when it is declined; only the receiver may ask within 14 days', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);

    expect((await decline(ida, await firstRequestId(ida))).status).toBe(204);
    expect(await listRequests(ida)).toEqual([]);
    expect(await sentBy(zoe)).toEqual([]);
    expect((await ask(zoe, ida)).error.code).toBe('asked_lately');

    await world.pass(14 * DAY - MINUTE);
    const [again, later] = [await signInAgain(zoe), await signInAgain(ida)];

    expect((await ask(again, later)).error.code).toBe('asked_lately');
    expect((await ask(later, again)).data.relation).toBe('sent');

    await later.call(cancelFriendRequest, { params: { id: await firstRequestId(again) } });
    await world.pass(MINUTE);

    expect((await ask(again, later)).status).toBe(201);
  });

  it('runs out after 30 days', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);
    const id = await firstRequestId(ida);
    await world.pass(30 * DAY);
    await world.context.jobs.run('friends.end-requests');

    const later = await signInAgain(ida);

    expect(await listRequests(later)).toEqual([]);
    expect((await accept(later, id)).error.code).toBe('not_found');

    await world.pass(30 * DAY);
    await world.context.jobs.run('friends.end-requests');

    expect(await rowsAbout(world, 'friend_requests', zoe.id)).toBe(0);
  });

  it('ends with a block, and neither child can send one afterwards', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);

    await ida.call(blockUser, { params: { id: zoe.id } });

    expect(await sentBy(zoe)).toEqual([]);
    expect(await listRequests(ida)).toEqual([]);
    expect((await ask(zoe, ida)).error.code).toBe('not_found');
    expect((await ask(ida, zoe)).error.code).toBe('not_found');
  });

  it('never makes buddies when a block comes at the same moment', async () => {
    const [zoe, ida] = await two();
    await ask(zoe, ida);
    const id = await firstRequestId(ida);

    await Promise.all([accept(ida, id), zoe.call(blockUser, { params: { id: ida.id } })]);

    expect(await rowsAbout(world, 'friendships', zoe.id)).toBe(0);
  });

  it("reaches the other child's screens by the socket message only", async () => {
    const [zoe, ida] = await two();
    const heard: string[] = [];
    world.context.bus.subscribe('changed', ({ accountId, what }) => heard.push(`${accountId} ${what}`));

    await ask(zoe, ida);

    expect(heard).toEqual(expect.arrayContaining([`${ida.id} requests`, `${zoe.id} requests`]));
  });

  it('does not go to more than fifty at once', async () => {
    const [zoe, ida] = await two();
    await askCrowd(zoe, 50);

    expect((await ask(zoe, ida)).error.code).toBe('too_fast');
    expect((await ask(ida, zoe)).status).toBe(201);
  });

  it('does not go to more than fifty either when many are sent at the same moment', async () => {
    const zoe = await child(world, { age: 14 });
    const others = [];
    for (let at = 0; at < 12; at += 1) others.push(await child(world, { age: 14 }));
    await askCrowd(zoe, 48);

    const replies = await Promise.all(others.map((other) => ask(zoe, other)));

    const sent = replies.filter(({ status }) => status === 201).length;

    expect(sent).toBe(2);

    const { rows } = await world.context.db.pool.query(
      `select from friend_requests where sender_id = $1 and status = 'pending'`,
      [zoe.id],
    );
    expect(rows).toHaveLength(50);
  });
});

describe('a request is refused', () => {
  it.each<[string, (zoe: Child) => Promise<{ readonly id: string }>]>([
    ['oneself', async (zoe) => zoe],
    ['somebody who is not there', async () => ({ id: newId() })],
    ['across the line of 13', () => child(world, { age: 12 })],
    ['somebody whose grown-up has not said yes', () => child(world, { scopes: 'pending' })],
  ])('%s', async (_who, come) => {
    const zoe = await child(world, { age: 14 });

    expect((await ask(zoe, await come(zoe))).error.code).toBe('not_found');
    expect(await sentBy(zoe)).toEqual([]);
  });

  it('without a grown-up’s yes, or where buddies are switched off', async () => {
    const [maya, leo] = [await child(world, { scopes: 'pending' }), await child(world, { scopes: ['posts'] })];
    const other = await child(world);

    expect((await ask(maya, other)).error.code).toBe('consent_required');
    expect((await ask(leo, other)).error.code).toBe('scope_off');
    expect((await ask(other, leo)).error.code).toBe('not_found');
    expect((await world.visitor().call(sendFriendRequest, { body: { receiverId: other.id } })).status).toBe(401);
  });

  it('when it is accepted after the gate has closed', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await ask(maya, leo);
    const id = await firstRequestId(leo);

    await grant(maya, []);

    expect(await listRequests(leo)).toEqual([]);
    expect((await accept(leo, id)).error.code).toBe('not_found');
  });
});

describe('a friendship', () => {
  it('is ended by one, for both, once', async () => {
    const [zoe, ida] = await two();
    await agree(zoe, ida);

    expect((await zoe.call(removeFriend, { params: { id: ida.id } })).status).toBe(204);
    expect(await listBuddyIds(zoe)).toEqual([]);
    expect(await listBuddyIds(ida)).toEqual([]);
    expect((await zoe.call(removeFriend, { params: { id: ida.id } })).error.code).toBe('not_found');
  });
});

it('the requests of a child are exported, and erased with the child', async () => {
  const [zoe, ida] = await two();
  await ask(zoe, ida);

  const kept = await friends.personalData.export(world.context.db, zoe.id, world.context);

  expect(kept).toMatchObject({ requests: [{ receiverId: ida.id, status: 'pending' }] });

  await world.context.db.transaction((tx) => friends.personalData.erase(tx, zoe.id, world.context));

  expect(await listRequests(ida)).toEqual([]);
  expect(await rowsAbout(world, 'friend_requests', zoe.id)).toBe(0);
});
