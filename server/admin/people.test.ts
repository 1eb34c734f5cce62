import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { actOnPerson, listPeople, readPerson } from '#contract/people.ts';
import { createPost } from '#contract/posts.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { bioOnScreen, grant, hire, join, omar, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, SECOND } from '../platform/clock.ts';

let world: World;
let ada: Person;
let maya: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
  maya = await join(world, { username: 'pond_skater', age: 9, parentEmail: omar.email, parentName: omar.name });
  await join(world, { username: 'pondxskater', age: 14, email: 'zoe@example.org' });
});
afterAll(() => world[Symbol.asyncDispose]());

const search = async (q: string, cursor?: string) =>
  (await ada.call(listPeople, { query: { q, ...(cursor ? { cursor } : {}) } })).data;
const names = async (q: string) => (await search(q)).people.map(({ username }) => username);
const act = (
  person: Person,
  body: { act: 'end_sessions' | 'rename' | 'remove_bio' | 'pause_day' | 'resume'; reason: 'safety' },
) => ada.call(actOnPerson, { params: { id: person.id }, body });
const lastLink = async () =>
  (
    await world.context.db.pool.query(
      `select l.act, l.actor, d.subject, d.about, d.detail::jsonb from audit_links l
       join audit_details d on d.number = l.number order by l.number desc limit 1`,
    )
  ).rows[0];

describe('looking for a child', () => {
  it('goes by the beginning of the username or of an address', async () => {
    expect(await names('POND')).toEqual(['pond_skater', 'pondxskater']);
    expect(await names('skater')).toEqual([]);
    expect(await names('omar@exam')).toEqual(['pond_skater']);
    expect(await names('zoe@example.org')).toEqual(['pondxskater']);
    expect(await names('example.org')).toEqual([]);
  });

  it('takes every sign as it is written', async () => {
    expect(await names('pond_sk')).toEqual(['pond_skater']);
    expect(await names('%%')).toEqual([]);
    expect(await names('\\\\')).toEqual([]);
  });

  it('finds no staff, and shows no address and no birth date', async () => {
    expect(await names('ada')).toEqual([]);

    // Any digits may stand in an id.
    const text = JSON.stringify(await search('pond'), (name, value) => (name === 'id' ? undefined : value));
    for (const secret of ['omar', 'example.org', 'Robin', '2017']) expect(text).not.toContain(secret);
    expect((await lastLink()).act).toBe('people.search');
  });

  it('comes page by page, each once, and all of them', async () => {
    for (let place = 10; place < 34; place += 1) await join(world, { username: `minnow_${place}` });

    const first = await search('minnow');
    const second = await search('minnow', first.cursor ?? '');

    expect(first.people).toHaveLength(20);
    expect(second.people).toHaveLength(4);
    expect(second.cursor).toBeNull();
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(24);
  });
});

describe('the children behind the figures of the dashboard', () => {
  let active: Person;
  let quiet: Person;
  beforeAll(async () => {
    [active, quiet] = [await join(world, { username: 'heron_day' }), await join(world, { username: 'heron_week' })];
    const add = (who: Person, back: number) =>
      world.context.db.pool.query('insert into active_minutes (account_id, minute) values ($1, $2)', [
        who.id,
        new Date(world.clock.now().getTime() - back),
      ]);
    await add(active, SECOND);
    await add(quiet, 2 * DAY);
    await add(quiet, 3 * DAY);
  });
  const list = async (query: object) => (await ada.call(listPeople, { query })).data.people.map(({ id }) => id);

  it('are listed for a day', async () => {
    const listed = await list({ active: 'day' });

    expect(listed).toContain(active.id);
    expect(listed).not.toContain(quiet.id);
  });

  it('are listed for a week, each once', async () => {
    const listed = await list({ active: 'week' });

    expect(listed).toEqual(expect.arrayContaining([active.id, quiet.id]));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('are not listed without a search or a time', async () => {
    expect((await ada.call(listPeople, { query: {} })).error.fields).toHaveProperty('q');
  });
});

describe('lists without a search', () => {
  const list = async (name: 'newest' | 'suspended' | 'waiting') =>
    (await ada.call(listPeople, { query: { list: name } })).data;

  it('begin with the 20 newest, the last one first, on one page', async () => {
    for (let place = 10; place < 31; place += 1) await join(world, { username: `tadpole_${place}` });

    const { people, cursor } = await list('newest');

    expect(people).toHaveLength(20);
    expect(people[0]?.username).toBe('tadpole_30');
    expect(people.at(-1)?.username).toBe('tadpole_11');
    expect(cursor).toBeNull();
  });

  it('show who is suspended, and until when', async () => {
    const rested = await join(world, { username: 'rested_newt' });
    const resting = await join(world, { username: 'resting_newt' });
    await act(rested, { act: 'pause_day', reason: 'safety' });
    await act(rested, { act: 'resume', reason: 'safety' });
    await act(resting, { act: 'pause_day', reason: 'safety' });

    const { people } = await list('suspended');

    expect(people.map(({ username }) => username)).toEqual(['resting_newt']);
    expect(people[0]?.suspendedUntil).toBe(new Date(world.clock.now().getTime() + DAY).toISOString());
  });

  it('show whose parent has not answered', async () => {
    const asked = await join(world, { username: 'asked_newt', age: 9, parentEmail: 'newt@example.org' });
    const answered = await join(world, { username: 'answered_newt', age: 9, parentEmail: 'newt@example.org' });
    await grant(answered, ['posts']);

    const ids = (await list('waiting')).people.map(({ id }) => id);

    expect(ids).toContain(asked.id);
    expect(ids).not.toContain(answered.id);
  });
});

describe('one child', () => {
  it('is shown by state and consent, and the reading is written down', async () => {
    await grant(maya, ['posts']);
    const { data } = await ada.call(readPerson, { params: { id: maya.id } });

    expect(data).toMatchObject({ username: 'pond_skater', ageGroup: '9-10', state: 'active', consent: 'granted' });
    expect(data.scopes).toEqual(['posts']);
    expect(data.sessions).toHaveLength(1);
    expect(data.suspendedUntil).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/Robin|Puddle|omar|20(17|16)-/);
    expect(await lastLink()).toMatchObject({ act: 'person.read', actor: ada.id, subject: maya.id, about: maya.id });
  });

  it('who is not there, or is staff, reads as not there', async () => {
    for (const id of [crypto.randomUUID(), ada.id]) {
      expect((await ada.call(readPerson, { params: { id } })).status).toBe(404);
      const body = { act: 'rename', reason: 'mistake' } as const;
      expect((await ada.call(actOnPerson, { params: { id }, body })).status).toBe(404);
    }
    expect((await ada.call(readUser, {})).data.username).toBe('ada');
  });
});

describe('acting on a child', () => {
  it('ends all sessions at once, with the reason in the record', async () => {
    const leo = await join(world);

    expect((await act(leo, { act: 'end_sessions', reason: 'safety' })).status).toBe(204);
    expect((await leo.call(readUser, {})).status).toBe(401);
    expect(await lastLink()).toMatchObject({
      act: 'person.end_sessions',
      subject: leo.id,
      detail: { reason: 'safety' },
    });
  });

  it('gives a neutral username', async () => {
    const leo = await join(world, { username: 'skipping_newt' });
    await act(leo, { act: 'rename', reason: 'safety' });

    expect((await leo.call(readUser, {})).data.username).not.toBe('skipping_newt');
  });

  it('removes the bio alone, and tells the child', async () => {
    const leo = await join(world, { age: 14, username: 'reed_newt' });
    await bioOnScreen(leo, 'I like newts.');

    expect((await act(leo, { act: 'remove_bio', reason: 'safety' })).status).toBe(204);

    const { data } = await leo.call(readUser, {});
    expect(data.username).toBe('reed_newt');
    expect(data.bio).toBe('');
    expect((await leo.call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'bio_removed' }]);
    expect(await lastLink()).toMatchObject({ act: 'person.remove_bio', subject: leo.id, detail: { reason: 'safety' } });
  });

  it('suspends for a day, and ends the suspension early', async () => {
    const leo = await join(world, { age: 14 });
    const body = { clientId: crypto.randomUUID(), title: 'Hi', content: 'It rained.', category: 'story' } as const;
    const write = async () => (await leo.call(createPost, { body })).status;

    await act(leo, { act: 'pause_day', reason: 'safety' });

    expect(await write()).toBe(403);
    expect((await ada.call(readPerson, { params: { id: leo.id } })).data).toMatchObject({
      state: 'paused',
      suspendedUntil: new Date(world.clock.now().getTime() + DAY).toISOString(),
    });

    await act(leo, { act: 'resume', reason: 'safety' });
    await world.pass(31 * SECOND);

    expect(await write()).toBe(201);
  });

  it('is undone with its record when something breaks', async () => {
    const leo = await join(world);
    await world.context.db.pool.query('alter table audit_details rename to hidden_details');

    expect((await act(leo, { act: 'end_sessions', reason: 'safety' })).status).toBe(500);

    await world.context.db.pool.query('alter table hidden_details rename to audit_details');

    expect((await leo.call(readUser, {})).status).toBe(200);
  });
});

it('all of it is for admins', async () => {
  const others = [world.visitor(), maya, await hire(world, { username: 'ines', role: 'moderator' })];
  const calls = [
    ['GET', '/api/admin/users?q=pond'],
    ['GET', `/api/admin/users/${maya.id}`],
    ['POST', `/api/admin/users/${maya.id}/act`, { act: 'rename', reason: 'safety' }],
  ] as const;

  for (const [method, path, body] of calls) {
    const replies = await Promise.all(others.map((somebody) => somebody.send(method, path, body)));
    expect(replies.map((reply) => reply.json().error.code)).toEqual(['sign_in_required', 'not_for_you', 'not_for_you']);
  }
});
