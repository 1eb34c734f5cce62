import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComment } from '#contract/comments.ts';
import { createPost, listWaitingPosts } from '#contract/posts.ts';
import { ADDITIONS_SHOWN } from '#contract/rules/lanes.ts';
import type { CaseRow } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import { readConversation, sendText, twoBuddies } from '#test/support/chat.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

const CRISIS = 'i want to die';
let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hireInes(world);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Open cases of a child, as they stand in the queue. */
async function listCases({ id }: Child): Promise<CaseRow[]> {
  const { rows } = await world.context.db.pool.query('select id from cases where author_id = $1', [id]);
  const own = rows.map((row: { id: string }) => row.id);
  return (await queue(ines)).filter((one) => own.includes(one.id));
}

async function findOnlyCase(who: Child): Promise<CaseRow> {
  const [only, ...rest] = await listCases(who);
  if (!only || rest.length > 0) throw new Error(`${rest.length + 1} cases`);
  return only;
}

const comment = (who: Child, postId: string, content: string) =>
  who.call(createComment, { params: { id: postId }, body: { clientId: newId(), content } });
const story = (who: Child, content: string) =>
  who.call(createPost, { body: { clientId: newId(), title: 'Today', content, category: 'story' } });

describe('crisis messages of one child', () => {
  it('to one buddy are one case, in which a moderator reads all of them', async () => {
    const [maya, leo] = await twoBuddies(world);
    for (const words of [CRISIS, 'i want to kill myself', 'i really want to die']) await sendText(maya, leo, words);

    const found = await findOnlyCase(maya);
    const { data } = await read(ines, found.id);

    expect(found).toMatchObject({ reason: 'crisis', urgent: true, added: 2 });
    expect([data.text, ...data.additions.map(({ text }) => text)]).toEqual([
      CRISIS,
      'i want to kill myself',
      'i really want to die',
    ]);
  });

  it("are shown once, with the buddy's messages beside them", async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(leo, maya, 'how was your day');
    for (const words of [CRISIS, 'i want to kill myself']) await sendText(maya, leo, words);

    const { data } = await read(ines, (await findOnlyCase(maya)).id);

    expect(data.additions.map(({ text }) => text)).toEqual(['i want to kill myself']);
    expect(data.around.map(({ text }) => text)).toEqual(['how was your day']);
  });

  it('sent at the same moment make one case', async () => {
    const [maya, leo] = await twoBuddies(world);

    const sent = await Promise.all(Array.from({ length: 20 }, () => sendText(maya, leo, CRISIS)));

    expect(sent.every(({ status }) => status === 201)).toBe(true);
    expect((await findOnlyCase(maya)).added).toBe(19);
  });

  it('show the newest when there are very many, and count all', async () => {
    const [maya, leo] = await twoBuddies(world);
    for (let nth = 1; nth <= ADDITIONS_SHOWN + 5; nth += 1)
      await sendText(maya, leo, `${CRISIS} ${'now '.repeat(nth % 7)}`);

    const found = await findOnlyCase(maya);
    const { data } = await read(ines, found.id);

    expect(found.added).toEqual(ADDITIONS_SHOWN + 4);
    expect(data.additions.length).toEqual(ADDITIONS_SHOWN);
  });

  it('to two buddies are two cases', async () => {
    const [maya, leo] = await twoBuddies(world);
    const ida = await child(world, { scopes: ['buddies', 'chat_phrases', 'chat'] });
    await makeBuddies(world, maya, ida);

    await sendText(maya, leo, CRISIS);
    await sendText(maya, ida, CRISIS);

    expect(await listCases(maya)).toHaveLength(2);
  });

  it('are not mixed with those of the buddy', async () => {
    const [maya, leo] = await twoBuddies(world);

    await sendText(maya, leo, CRISIS);
    await sendText(leo, maya, CRISIS);

    expect((await findOnlyCase(maya)).added).toBe(0);
    expect((await findOnlyCase(leo)).added).toBe(0);
  });

  it('open a new case once the one before is decided', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, CRISIS);
    const first = await findOnlyCase(maya);
    await decide(ines, first.id, 'remove');

    await sendText(maya, leo, CRISIS);

    expect((await findOnlyCase(maya)).id).not.toBe(first.id);
  });

  it('are never left behind if they are sent while the case is being decided', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, CRISIS);
    const { id } = await findOnlyCase(maya);

    await Promise.all([...Array.from({ length: 10 }, () => sendText(maya, leo, CRISIS)), decide(ines, id, 'remove')]);
    for (const { id: left } of await listCases(maya)) await decide(ines, left, 'remove');

    expect(await readConversation(maya, leo)).toEqual([]);
  });

  it('are all let through, or all taken away, by one decision', async () => {
    const [maya, leo] = await twoBuddies(world);
    for (const words of [CRISIS, 'i want to kill myself']) await sendText(maya, leo, words);

    await decide(ines, (await findOnlyCase(maya)).id, 'approve');

    expect((await readConversation(leo, maya)).map(({ message }) => message)).toEqual([
      CRISIS,
      'i want to kill myself',
    ]);
  });

  it('appear the next time when they arrive after a moderator has read the case', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, CRISIS);
    const { id } = await findOnlyCase(maya);
    await read(ines, id);

    await sendText(maya, leo, 'i want to kill myself');

    expect((await read(ines, id)).data.additions).toMatchObject([{ text: 'i want to kill myself' }]);
  });
});

it('crisis comments below one post are one case, below two posts two', async () => {
  const [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
  const [one, other] = [await post(world, leo), await post(world, leo)];

  for (const id of [one, one, other]) await comment(maya, id, CRISIS);

  expect((await listCases(maya)).map(({ added }) => added).toSorted()).toEqual([0, 1]);
});

it('crisis posts of one child are one case, and removing takes all of them away', async () => {
  const maya = await child(world);
  for (const words of [CRISIS, 'i want to kill myself']) await story(maya, words);

  const { id, added } = await findOnlyCase(maya);
  await decide(ines, id, 'remove');

  expect(added).toBe(1);
  expect((await maya.call(listWaitingPosts, {})).data.posts).toEqual([]);
});

it.each([
  ['posts', async (maya: Child) => story(maya, 'i want to kill myself')],
  [
    'comments',
    async (maya: Child) => {
      const leo = await child(world);
      await makeBuddies(world, maya, leo);
      const id = await post(world, leo);
      await comment(maya, id, CRISIS);
      return comment(maya, id, 'i want to kill myself');
    },
  ],
])('added %s are not shown again as what stands around them', async (what, write) => {
  const maya = await child(world);
  if (what === 'posts') await story(maya, CRISIS);
  await write(maya);

  const { data } = await read(ines, (await findOnlyCase(maya)).id);

  expect(data.additions.map(({ text }) => text)).toEqual(['i want to kill myself']);
  expect(JSON.stringify(data.around)).not.toContain('kill myself');
});

it('other held messages of one child gather from the twentieth case on', async () => {
  const [maya, leo] = await twoBuddies(world);
  for (let nth = 0; nth < 25; nth += 1) await sendText(maya, leo, 'are you alone now');

  const cases = await listCases(maya);

  expect(cases).toHaveLength(20);
  expect(cases.reduce((sum, { added }) => sum + added, 0)).toBe(5);
});

it('added messages are erased with their child', async () => {
  const { eraseChild } = await import('../../family/index.ts');
  const [maya, leo] = await twoBuddies(world);
  for (const words of [CRISIS, CRISIS]) await sendText(maya, leo, words);
  const { id } = await findOnlyCase(maya);

  await eraseChild(world.context, maya.id);

  const { rows } = await world.context.db.pool.query('select from case_additions where case_id = $1', [id]);

  expect(rows).toEqual([]);
});

describe('urgent cases of one child', () => {
  async function crier(buddies: number) {
    const [maya, first] = await twoBuddies(world);
    const others = [first];
    while (others.length < buddies) {
      const other = await child(world, { scopes: ['buddies', 'chat_phrases', 'chat'] });
      await makeBuddies(world, maya, other);
      others.push(other);
    }
    for (const other of others) await sendText(maya, other, CRISIS);
    return maya;
  }
  const places = async (who: Child) => {
    const own = (await listCases(who)).map(({ id }) => id);
    return (await queue(ines)).flatMap(({ id }, place) => (own.includes(id) ? [place] : []));
  };

  it('go before one of another child three times, and not more often', async () => {
    const maya = await crier(5);
    const [zoe, ida] = await twoBuddies(world);
    await sendText(zoe, ida, CRISIS);

    const [own, [other = -1]] = [await places(maya), await places(zoe)];

    expect(own.filter((place) => place < other)).toHaveLength(3);
    expect(own).toHaveLength(5);
  });

  it('move up when one before them is decided', async () => {
    const maya = await crier(4);
    const [zoe, ida] = await twoBuddies(world);
    await sendText(zoe, ida, CRISIS);
    const [first] = await listCases(maya);

    await decide(ines, first?.id ?? '', 'remove');

    const [own, [other = -1]] = [await places(maya), await places(zoe)];

    expect(own.filter((place) => place < other)).toHaveLength(3);
  });
});

it('added words are deleted 30 days after the decision, like the first copy', async () => {
  const [maya, leo] = await twoBuddies(world);
  for (const words of [CRISIS, CRISIS]) await sendText(maya, leo, words);
  const { id } = await findOnlyCase(maya);
  await decide(ines, id, 'remove');

  await world.pass(31 * 24 * 3_600_000);
  await world.context.jobs.run('retention.delete-old');

  const { rows } = await world.context.db.pool.query('select text, title from case_additions where case_id = $1', [id]);

  expect(rows).toEqual([{ text: null, title: null }]);
});
