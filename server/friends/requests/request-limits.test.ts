import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockUser,
  cancelFriendRequest,
  declineFriendRequest,
  renewFriendCode,
  searchFriends,
} from '#contract/friends.ts';
import { updateUser } from '#contract/profiles.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { ask, listRequests, sentBy } from '#test/support/friends.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

const ENOUGH = "You've asked 3 kids today. You can ask more tomorrow.";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Children of this test who can be asked; they join when they are needed. */
let others: Child[];
beforeEach(() => {
  others = [];
});

async function other(at: number): Promise<Child> {
  others[at] ??= await child(world);
  return others[at];
}

/** Everybody whom a test might ask. */
const all = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => other(at)));

async function askMany(who: Child, from: number, to: number) {
  const codes = [];
  for (let at = from; at < to; at += 1) codes.push((await ask(who, await other(at))).error?.code ?? 'sent');
  return codes;
}

let moderatorCount = 0;
async function caseAbout({ username }: Child) {
  moderatorCount += 1;
  const ines = await hire(world, { username: `ines_${'x'.repeat(moderatorCount)}`, role: 'moderator' });
  const found = (await queue(ines)).find(({ kind, title }) => kind === 'asking' && title === username);
  return { ines, found, file: found && (await read(ines, found.id)).data };
}

describe('in the first week', () => {
  it('a child asks three others a day, and reads kindly that more can be asked tomorrow', async () => {
    const maya = await child(world);

    expect(await askMany(maya, 0, 3)).toEqual(['sent', 'sent', 'sent']);

    expect((await ask(maya, await other(3))).error).toMatchObject({ code: 'asked_enough', message: ENOUGH });
  });

  it('three requests of 22 at the same moment go out', async () => {
    const maya = await child(world);

    const replies = await Promise.all((await all(22)).map((one) => ask(maya, one)));

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await sentBy(maya)).toHaveLength(3);
  });

  it('a request that was taken back counts', async () => {
    const maya = await child(world);
    await askMany(maya, 0, 3);
    const [newest] = await sentBy(maya);

    await maya.call(cancelFriendRequest, { params: { id: newest?.id ?? '' } });

    expect((await ask(maya, await other(3))).error.code).toBe('asked_enough');
  });

  it('asking the same one again is no other request, and neither is answering with the same wish', async () => {
    const maya = await child(world);
    await askMany(maya, 0, 3);

    await ask(await other(4), maya);

    expect((await ask(maya, await other(0))).data.relation).toBe('sent');
    expect((await ask(maya, await other(4))).data.relation).toBe('waiting');
  });

  it('a child who gave their friend code can still be asked', async () => {
    const maya = await child(world);
    const { code } = (await (await other(4)).call(renewFriendCode, {})).data;

    await askMany(maya, 0, 3);

    expect((await ask(maya, await other(4), code)).data.relation).toBe('sent');
    expect((await ask(maya, await other(5), 'WRNG2345')).error.code).toBe('asked_enough');
  });

  it('the day is the child’s own: at midnight where they live three more can be asked', async () => {
    const maya = await child(world);
    const rested = await join(world, { age: 14, timeZone: 'Pacific/Auckland' }); // 4 in the morning there
    const elders = await Promise.all(Array.from({ length: 4 }, () => child(world, { age: 14 })));
    await askMany(maya, 0, 3);
    for (const one of elders.slice(0, 3)) await ask(rested, one);

    await world.pass(9 * HOUR); // midnight in UTC, 13 in Auckland

    expect((await ask(await signInAgain(maya), await other(3))).status).toBe(201);
    expect((await ask(await signInAgain(rested), elders[3] as Person)).error.code).toBe('asked_enough');
  });
});

it('from the eighth day on a child asks ten others a day', async () => {
  const maya = await child(world);
  await world.pass(7 * DAY + MINUTE);
  const known = await signInAgain(maya);

  const codes = await askMany(known, 0, 11);

  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'asked_enough']);
});

describe('an adult who poses as a child of 9', () => {
  it('gets a request to three of 22 children and reads neither name nor words of any', async () => {
    const poser = await child(world);
    const asked = await all(22);
    for (const { id } of asked)
      await world.context.db.pool.query(
        `update children set display_name = 'Zqname', bio = 'Zqbio' where account_id = $1`,
        [id],
      );
    await poser.call(updateUser, { body: { bio: 'meet me at the swings saturday 3pm' } });

    const found = (await poser.call(searchFriends, { query: { q: 'tadpole' } })).data;
    const replies = await Promise.all(asked.map((one) => ask(poser, one)));

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(JSON.stringify([found, await sentBy(poser)])).not.toMatch(/zqname|zqbio/i);

    const seen = await Promise.all(asked.map(listRequests));
    expect(JSON.stringify(seen)).not.toMatch(/swings|saturday/);
  });

  it('finds ten children a search, forty searches in ten minutes, and nobody by wildcards', async () => {
    const poser = await child(world);
    await all(11);
    const find = async (q: string) => poser.call(searchFriends, { query: { q } });

    for (const q of ['%%', '__', '\\\\', '%a', '_%', 't%', "' or 1=1"])
      expect((await find(q)).data.found, q).toEqual([]);
    expect((await find('%')).status).toBe(400);
    expect((await find('tadpole')).data.found).toHaveLength(10);

    for (let searches = 9; searches < 40; searches += 1) await find('tadpole');

    expect((await find('tadpole')).error.code).toBe('too_fast');
  });
});

describe('who wants many strangers', () => {
  it('comes before staff once, not urgently, after being refused on three days of the first week', async () => {
    let maya = await child(world);

    for (const from of [0, 4, 8]) {
      expect((await caseAbout(maya)).found).toBeUndefined();
      await askMany(maya, from, from + 4);
      await askMany(maya, from + 3, from + 4);
      await world.pass(DAY);
      maya = await signInAgain(maya);
    }

    const { found, file } = await caseAbout(maya);

    expect(found).toMatchObject({ kind: 'asking', reason: 'strangers', urgent: false });
    expect(file?.text).toContain('has asked 9 children');
  });

  it('comes before staff when five have said no, by declining or blocking', async () => {
    let maya = await child(world);
    for (const from of [0, 3]) {
      await askMany(maya, from, from + 3);
      await world.pass(DAY);
      maya = await signInAgain(maya);
    }
    const declined = async (at: number) => {
      const who = await signInAgain(await other(at));
      return who.call(declineFriendRequest, { params: { id: (await listRequests(who))[0]?.id ?? '' } });
    };
    await (await signInAgain(await other(0))).call(blockUser, { params: { id: maya.id } });

    for (const at of [1, 2, 3]) await declined(at);

    expect((await caseAbout(maya)).found).toBeUndefined();

    await declined(4);

    expect((await caseAbout(maya)).file?.text).toContain('5 of them said no');
  });

  it('loses what is still open when staff take it away, and is not brought before them again', async () => {
    let maya = await child(world);
    for (const from of [0, 4, 8]) {
      await askMany(maya, from, from + 4);
      await world.pass(DAY);
      maya = await signInAgain(maya);
    }
    const { ines, found } = await caseAbout(maya);

    await decide(ines, found?.id ?? '', 'remove');

    expect(await sentBy(maya)).toEqual([]);
    expect(await listRequests(await signInAgain(await other(0)))).toEqual([]);

    await askMany(maya, 12, 16);

    expect((await caseAbout(maya)).found).toBeUndefined();
  });
});
