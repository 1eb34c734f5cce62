import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendContact } from '#contract/help.ts';
import { readPoints } from '#contract/points.ts';
import { deletePost, listWaitingPosts, readPost } from '#contract/posts.ts';
import { levelFor } from '#contract/rules/levels.ts';
import { listCases, listStaffMessages, markStaffMessageSeen, readReviewQueue, setDuty } from '#contract/safety.ts';
import { DAY, HOUR } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, eventsAbout, makeBuddies } from '#test/support/children.ts';
import { caseAt, decide, handIn, queue, read } from '#test/support/moderation.ts';
import { grant, hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { listNewestLinks } from '../../../test/support/audit.ts';
import { verifyChain } from '../audit/chain.ts';

let world: World;
let ines: Person;
beforeEach(async () => {
  world = await openWorld();
  ines = await hireInes(world);
});
afterEach(() => world[Symbol.asyncDispose]());

const staffMessages = async (who: Child) => (await who.call(listStaffMessages, {})).data.notices;
const points = async (who: Child) => (await who.call(readPoints, {})).data.totalPoints;
const acts = async () => (await listNewestLinks(world, 50)).map(({ act }) => act);

/** With 120 cases. */
async function fillQueue(): Promise<void> {
  await handIn(await child(world));
  const copy = `with made as (
    insert into cases (id, kind, subject, reason, severity, opened_at, rank_at, state)
    select gen_random_uuid(), 'post', gen_random_uuid(), 'held', 0, opened_at, rank_at, 'open'
    from cases, generate_series(1, 119) returning id
  ) insert into case_copies select id, '', '', '', $1 from made`;
  await world.context.db.pool.query(copy, [world.clock.now()]);
}

describe('the list', () => {
  it('shows how a case begins, so that those without a title can be told apart, and nothing of an urgent one', async () => {
    await handIn(await child(world));
    await handIn(await child(world), { content: 'I want to die. Nobody can help me.' });

    const [urgent, calm] = await queue(ines);

    expect(calm?.beginning).toBe('It jumps over the moon.');
    expect(urgent).toMatchObject({ urgent: true, beginning: '' });
  });
});

describe('a held post', () => {
  it('is in the review queue with its text, its author and its surroundings', async () => {
    const maya = await child(world, { age: 7 });
    await handIn(maya, { title: 'Yesterday' });
    await world.pass(HOUR);
    await handIn(maya);

    const second = await caseAt(ines, 1);

    expect(second).toMatchObject({ kind: 'post', reason: 'held', title: 'My frog', ageGroup: '6-8', state: 'open' });

    const { data } = await read(ines, second.id);
    expect(data).toMatchObject({
      text: 'It jumps over the moon.',
      author: { username: maya.username, removed: 0, approved: 0, pauses: 0, suspendedUntil: null },
      decision: null,
      decidedBy: null,
    });
    expect(data.around.map(({ text }) => text)).toEqual(['Yesterday: It jumps over the moon.']);
  });

  it('is published and paid when approved, and emits its events', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);

    const id = await handIn(maya);

    expect((await leo.call(readPost, { params: { id } })).status).toBe(404);

    const { status, data } = await decide(ines, (await caseAt(ines)).id, 'approve');

    expect(status).toBe(200);
    expect(data).toEqual({ state: 'decided', onHold: false });
    expect((await leo.call(readPost, { params: { id } })).status).toBe(200);
    expect(await points(maya)).toBe(15);
    expect((await eventsAbout(world, maya)).map(({ name }) => name)).toEqual(['post.held', 'post.published']);
    expect(await queue(ines)).toEqual([]);
    expect(await staffMessages(maya)).toEqual([]);
  });

  it('pays five times a day, by the child’s own clock', async () => {
    const maya = await child(world);
    for (let at = 0; at < 6; at += 1) await handIn(maya, { title: `Frog ${at}` });

    for (const { id } of await queue(ines)) await decide(ines, id, 'approve');

    expect(await points(maya)).toBe(75);

    await world.pass(DAY / 2 - 3 * HOUR);
    // Staff have approved her first posts, so this one is out at once.
    await handIn(maya);

    expect(await points(maya)).toBe(90);
  });

  it('reaches beyond buddies only from level 25 on, and where a parent has opened that', async () => {
    const [high, shut] = [await child(world), await child(world, { scopes: ['posts', 'buddies'] })];
    const { pool } = world.context.db;
    const enough = 'insert into child_points (account_id, total) values ($1, 100000)';
    for (const one of [high, shut]) await pool.query(enough, [one.id]);
    const ids = [await handIn(high), await handIn(shut)];
    for (const { id } of await queue(ines)) await decide(ines, id, 'approve');
    const reach = async (id = '') => (await pool.query('select reach from posts where id = $1', [id])).rows[0].reach;

    expect(await reach(ids[0])).toBe(levelFor(100_000));
    expect(await reach(ids[1])).toBe(0);
  });

  it('is hidden from everybody when it is removed, and its author gets a kind message', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const id = await handIn(maya);

    await decide(ines, (await caseAt(ines)).id, 'remove');

    for (const who of [maya, leo]) expect((await who.call(readPost, { params: { id } })).status).toBe(404);
    expect((await maya.call(listWaitingPosts, {})).data.posts).toEqual([]);
    expect(await points(maya)).toBe(0);
    expect(await staffMessages(maya)).toMatchObject([{ template: 'removed', about: 'My frog' }]);
    expect(await staffMessages(leo)).toEqual([]);
  });

  it('teaches by a template', async () => {
    const maya = await child(world);
    await handIn(maya);

    const { id } = await caseAt(ines);

    expect((await decide(ines, id, 'teach')).status).toBe(400);
    expect((await decide(ines, id, 'teach', 'private')).status).toBe(200);
    expect(await staffMessages(maya)).toMatchObject([{ template: 'private', about: 'My frog' }]);
  });

  it('leaves the review queue with its copy when its author takes it back', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    const id = await handIn(maya);

    const { id: caseId } = await caseAt(ines);

    expect((await leo.call(deletePost, { params: { id } })).status).toBe(404);
    expect(await queue(ines)).toHaveLength(1);

    await maya.call(deletePost, { params: { id } });

    expect(await queue(ines)).toEqual([]);
    expect((await read(ines, caseId)).data).toMatchObject({ state: 'withdrawn', text: '', can: [] });
    expect((await decide(ines, caseId, 'approve')).error.code).toBe('already_decided');
    expect(await points(maya)).toBe(0);
  });

  it('goes first and is urgent if it sounds like trouble, and stays even if its author takes it back', async () => {
    const [maya, zoe] = [await child(world, { age: 7 }), await child(world, { age: 14 })];
    await handIn(maya);

    const id = await handIn(zoe, { content: 'I want to die. Nobody can help me.' });

    expect(await caseAt(ines)).toMatchObject({ reason: 'crisis', severity: 4, urgent: true });

    await zoe.call(deletePost, { params: { id } });

    expect(await caseAt(ines)).toMatchObject({ reason: 'crisis', urgent: true });
  });
});

describe('a decision', () => {
  it('counts once when two decide at the same moment, and the second reads who was first', async () => {
    const maya = await child(world);
    await handIn(maya);
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    const { id } = await caseAt(ines);

    const replies = await Promise.all([decide(ines, id, 'approve'), decide(ada, id, 'remove')]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const late = replies.find(({ status }) => status === 409);
    const inesWasFirst = replies[0]?.status === 200;

    expect(late?.error).toMatchObject({
      code: 'already_decided',
      fields: inesWasFirst ? { decidedBy: 'ines', decision: 'approve' } : { decidedBy: 'ada', decision: 'remove' },
    });
    expect(await points(maya)).toBe(inesWasFirst ? 15 : 0);
  });

  it('changes nothing when it is repeated, also ten times at once', async () => {
    const maya = await child(world);
    await handIn(maya);
    const { id } = await caseAt(ines);

    const replies = await Promise.all(Array.from({ length: 10 }, () => decide(ines, id, 'approve')));

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await points(maya)).toBe(15);
    expect((await acts()).filter((act) => act === 'case.approve')).toHaveLength(1);
    expect((await decide(ines, id, 'remove')).error.code).toBe('already_decided');
  });

  it('can cover several cases of one child at once', async () => {
    const maya = await child(world);
    for (const title of ['The frog', 'The newt', 'The heron']) await handIn(maya, { title });
    const [frog, newt, heron] = (await queue(ines)).map(({ id }) => id);

    const replies = await Promise.all([
      decide(ines, frog ?? '', 'approve'),
      decide(ines, newt ?? '', 'teach', 'kinder'),
      decide(ines, heron ?? '', 'pause_1h'),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await queue(ines)).toEqual([]);
  });

  it('shows staff whether the child saw the guidance', async () => {
    const maya = await child(world);
    await handIn(maya);
    const { id } = await caseAt(ines);
    const before = (await read(ines, id)).data.message;
    await decide(ines, id, 'teach', 'kinder');
    const sent = (await read(ines, id)).data.message;

    const [message] = await staffMessages(maya);
    await maya.call(markStaffMessageSeen, { params: { id: message?.id ?? '' } });

    const at = world.clock.now().toISOString();
    expect(before).toBeNull();
    expect(sent).toMatchObject({ seenAt: null });
    expect((await read(ines, id)).data.message).toMatchObject({ seenAt: at });
  });

  it('is up to the admins once a case was escalated to them', async () => {
    await handIn(await child(world));
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    const { id } = await caseAt(ines);

    await decide(ines, id, 'escalate');

    expect(await caseAt(ada)).toMatchObject({ state: 'escalated' });
    expect((await decide(ines, id, 'approve')).error.code).toBe('not_for_you');
    expect((await decide(ada, id, 'approve')).status).toBe(200);
  });

  it('is found by who has to decide next: an admin, or the second of two', async () => {
    await handIn(await child(world));
    await handIn(await child(world));
    await handIn(await child(world));
    const [first, second] = await queue(ines);
    const shown = async (show: 'removing' | 'escalated') =>
      (await ines.call(listCases, { query: { show } })).data.cases.map(({ id }) => id);

    await decide(ines, first?.id ?? '', 'escalate');
    await decide(ines, second?.id ?? '', 'remove_account');

    expect(await shown('escalated')).toEqual([first?.id]);
    expect(await shown('removing')).toEqual([second?.id]);
    expect((await ines.call(readReviewQueue, {})).data).toMatchObject({ open: 3, escalated: 1, removing: 1 });
  });

  it('reads as not found for a case that does not exist', async () => {
    expect((await decide(ines, newId(), 'approve')).status).toBe(404);
    expect((await read(ines, newId())).status).toBe(404);
  });

  it('is recorded in the audit chain, as is reading a case', async () => {
    await handIn(await child(world));
    const { id } = await caseAt(ines);
    await read(ines, id);

    await decide(ines, id, 'remove');

    expect(await acts()).toEqual(['case.remove', 'case.read', 'cases.list']);
    expect(await verifyChain(world.context)).toMatchObject({ isWhole: true });
  });
});

describe('a queue that stays open', () => {
  const MINUTE = HOUR / 60;

  it('is recorded once an hour, however often the page loads it', async () => {
    await queue(ines);
    await world.pass(MINUTE);
    await queue(ines);
    await world.pass(58 * MINUTE);
    await queue(ines);

    expect(await acts()).toEqual(['cases.list']);

    await world.pass(MINUTE);
    await queue(ines);

    expect(await acts()).toEqual(['cases.list', 'cases.list']);
  });

  it('is recorded for each member of staff who looks', async () => {
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    await queue(ines);
    await queue(ada);

    const looks = await listNewestLinks(world, 50);

    expect(looks.map(({ actor }) => actor)).toEqual([ada.id, ines.id]);
  });

  it('is recorded again for its next page, which shows other cases', async () => {
    await fillQueue();
    const { cursor } = (await ines.call(listCases, { query: {} })).data;

    await ines.call(listCases, { query: { cursor: cursor ?? '' } });

    expect(await acts()).toEqual(['cases.list', 'cases.list']);
  });
});

describe('a case that stays open', () => {
  it('is recorded once an hour, however often the page loads it, and once for each member of staff', async () => {
    await handIn(await child(world));
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    const { id } = await caseAt(ines);

    await read(ines, id);
    await read(ines, id);
    await read(ada, id);

    expect(await acts()).toEqual(['case.read', 'case.read', 'cases.list']);

    await world.pass(HOUR);
    await read(ines, id);

    expect(await acts()).toEqual(['case.read', 'case.read', 'case.read', 'cases.list']);
  });

  it('is recorded beside another one', async () => {
    await fillQueue();
    const [first, second] = await queue(ines);

    await read(ines, first?.id ?? '');
    await read(ines, second?.id ?? '');

    expect(await acts()).toEqual(['case.read', 'case.read', 'cases.list']);
  });
});

describe('the copy', () => {
  const copies = async () => (await world.context.db.pool.query('select 1 from case_copies')).rows.length;
  const tidy = () => world.context.jobs.run('retention.delete-old');

  it('is emptied 30 days after the decision, and not before it', async () => {
    await handIn(await child(world));
    const { id } = await caseAt(ines);
    await world.pass(40 * DAY);

    await tidy();

    expect(await copies()).toBe(1);

    ines = await hire(world, { username: 'ines2', role: 'moderator' });
    await decide(ines, id, 'approve');
    await world.pass(30 * DAY - 1);

    await tidy();

    expect(await copies()).toBe(1);

    await world.pass(1);
    await tidy();

    expect(await copies()).toBe(0);
  });

  it('stays under a legal hold, also when the child is erased, until an admin releases it', async () => {
    const maya = await child(world);
    await handIn(maya);

    const { id } = await caseAt(ines);

    expect((await decide(ines, id, 'legal_hold')).data).toEqual({ state: 'open', onHold: true });

    await decide(ines, id, 'remove');

    expect((await decide(ines, id, 'release_hold')).status).not.toBe(200);

    const { eraseChild } = await import('../../family/index.ts');
    await eraseChild(world.context, maya.id);
    await world.pass(60 * DAY);

    await tidy();

    expect(await copies()).toBe(1);

    const ada = await hire(world, { username: 'ada', role: 'admin' });
    expect((await decide(ada, id, 'release_hold')).status).toBe(200);
    expect(await copies()).toBe(0);
    expect(await acts()).toContain('case.legal_hold');
  });
});

describe('messages of the contact page', () => {
  const contactMessage = (type: 'general' | 'safety' | 'emergency') => ({
    name: 'Omar',
    email: 'omar@example.org',
    subject: 'Please look',
    message: 'Something is not right here.',
    type,
  });

  it('join the review queue when they are about danger', async () => {
    for (const type of ['general', 'safety', 'emergency'] as const)
      await world.visitor().call(sendContact, { body: contactMessage(type) });
    const [first, second, ...rest] = await queue(ines, 'visitors');

    expect(first?.urgent).toBe(true);
    expect(second?.severity).toBe(3);
    expect(rest).toHaveLength(0);

    const { data } = await read(ines, first?.id ?? '');
    expect(data.around).toMatchObject([{ who: 'Omar', text: 'omar@example.org' }]);
    expect(data.can).not.toContain('pause_5m');
    expect((await decide(ines, first?.id ?? '', 'pause_5m')).status).toBe(400);
    expect((await decide(ines, first?.id ?? '', 'approve')).status).toBe(200);
  });
});

describe('the queue', () => {
  it('comes in pages that miss nothing and repeat nothing, while others decide', async () => {
    await fillQueue();
    const { pool } = world.context.db;
    const seen: string[] = [];
    let cursor: string | undefined;

    do {
      const { data } = await ines.call(listCases, { query: cursor ? { cursor } : {} });
      seen.push(...data.cases.map(({ id }) => id));
      await pool.query(`update cases set state = 'decided' where id = $1`, [seen[0]]);
      cursor = data.cursor ?? undefined;
    } while (cursor);

    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect((await ines.call(listCases, { query: { cursor: 'nonsense' } })).status).toBe(400);
  });

  it('is counted, and shows who is on duty until that expires', async () => {
    await handIn(await child(world));
    const reviewQueue = async () => (await ines.call(readReviewQueue, {})).data;
    const nobody = { visitors: 0, visitorsUrgent: 0, isOnDuty: false, onDuty: 0 };

    expect(await reviewQueue()).toMatchObject({ open: 1, urgent: 0, escalated: 0, ...nobody });
    expect((await reviewQueue()).oldestAt).toBe(world.clock.now().toISOString());

    await ines.call(setDuty, { body: { isOnDuty: true } });

    expect(await reviewQueue()).toMatchObject({ isOnDuty: true, onDuty: 1 });

    await world.pass(11 * HOUR);

    expect((await reviewQueue()).onDuty).toBe(1);

    await ines.call(setDuty, { body: { isOnDuty: false } });

    expect((await reviewQueue()).onDuty).toBe(0);
  });
});

it('visitors and children cannot open the review queue', async () => {
  const maya = await child(world);
  await grant(maya, ['posts']);
  await handIn(maya);

  const { id } = await caseAt(ines);

  for (const [who, code] of [
    [world.visitor(), 'sign_in_required'],
    [maya, 'not_for_you'],
  ] as const) {
    expect((await who.call(listCases, {})).error.code).toBe(code);
    expect((await read(who, id)).error.code).toBe(code);
    expect((await decide(who, id, 'approve')).error.code).toBe(code);
    expect((await who.call(readReviewQueue, {})).error.code).toBe(code);
    expect((await who.call(setDuty, { body: { isOnDuty: true } })).error.code).toBe(code);
    expect((await who.send('POST', '/api/moderation/filter/try', { text: 'hello' })).json().error.code).toBe(code);
  }
  expect(await queue(ines)).toHaveLength(1);
});
